/**
 * Runs before the first paint for those who left ingredients here: keeps the room of their chips, so that nothing moves
 * when they appear. Columns as `ingredient-editor.tsx` lays them out. Without a character that would have to be escaped.
 */
export const restoredRoomScript = `try{const n=JSON.parse(localStorage.getItem(\`kitchen\`)).ingredients.length,w=matchMedia(\`(min-width:64rem)\`).matches?484:innerWidth-40,r=document.documentElement;if(n){r.dataset.restored=n;r.style.setProperty(\`--chip-rows\`,Math.ceil(n/(Math.floor((w+8)/246)||1)))}}catch{}`;

/** Once the chips are there they keep their own room. */
export function giveBackRestoredRoom(): void {
  const { dataset, style } = document.documentElement;
  delete dataset["restored"];
  style.removeProperty("--chip-rows");
}
