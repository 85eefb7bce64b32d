const TOMATO_AND_AUBERGINE = "pomidora|pomidorów|pomidorka|pomidorków|pomidorowe|pomidorowa|pomidorowych|pomidorowymi|pomidorowej|pomidorową|bakłażana|bakłażanów|oberżyny".split("|");
const POTATO = "ziemniaka|ziemniaków|ziemniaczane|ziemniaczana|ziemniaczany|ziemniaczanych|ziemniaczanymi|ziemniaczanej|ziemniaczaną|kartofla|kartofli|kartoflane|kartoflanych".split("|");

const GREEN_PARTS = "liść|liście|liści|liśćmi|liściach|listki|nać|naci|nacią|natka|natki|natkę|kwiat|kwiaty|kwiatów|kwiatami|łodyga|łodygi|łodyg|łodygami|szypułka|szypułki|szypułek|szypułkami|pędy|pędów|pęd".split("|");
const FRUIT_AND_PEEL = "owoc|owoce|owoców|jagody|jagód|jagoda|skórka|skórki|skórek|skórkę|skórką|skórkami|skóra|skóry|łupina|łupiny|łupin|łupinami|łupinki|obierzyny|obierki|obierek|kiełki|kiełków".split("|");

/** A part with the name of its plant, and with what joins the two. */
function ofPlants(parts: readonly string[], plants: readonly string[]): readonly string[] {
  return plants.flatMap((plant) => parts.flatMap((part) => [`${part} ${plant}`, `${part} z ${plant}`, `${part} od ${plant}`]));
}

/**
 * What is green or grows in the light of a tomato, a potato and an aubergine, and the peel of a potato: all of it holds
 * solanine. Only as written: with another ending they are two foods beside one another ("jagody z ziemniakami").
 */
export const POLISH_NIGHTSHADES: readonly string[] = [
  ...ofPlants(GREEN_PARTS, [...TOMATO_AND_AUBERGINE, ...POTATO]),
  ...ofPlants(FRUIT_AND_PEEL, POTATO),
];
