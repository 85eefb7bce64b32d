/** Fruit that is sold dried, in its singular and its plural. */
const FRUIT =
  "aprikose|aprikosen|marille|marillen|pfirsich|pfirsiche|nektarine|nektarinen|birne|birnen|apfel|äpfel|mango|mangos|papaya|ananas|feige|feigen|kirsche|kirschen|sauerkirsche|sauerkirschen|weichsel|weichseln|tomate|tomaten|banane|bananen|beeren|erdbeere|erdbeeren|himbeeren|heidelbeeren|blaubeeren|cranberry|cranberries|preiselbeeren|physalis|kiwi|kiwis|melone|melonen|dattel|datteln|pflaume|pflaumen|zwetschge|zwetschgen|zwetschke|zwetschken|mirabellen|quitten|kaki|maulbeeren|aronia|goji|früchte|frucht|obst".split(
    "|",
  );

/** "Trockenmarillen", "Dörr-Feigen", "Softdatteln": a compound says that it was dried as "getrocknet" does beside it. */
export const GERMAN_DRIED_FRUIT: readonly string[] = ["Trocken", "Dörr", "Soft"].flatMap((dried) =>
  FRUIT.flatMap((fruit) => [`${dried}${fruit}`, `${dried}-${fruit}`]),
);
