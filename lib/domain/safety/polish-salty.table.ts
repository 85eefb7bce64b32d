import { joined } from "./joined-phrases";

/** Each noun with the ending that an adjective takes behind it. */
type Declined = readonly (readonly [nouns: string, ending: string])[];

/** Every noun with every adjective of its ending, said in this order. */
function agreeing(nouns: Declined, stems: string): readonly string[] {
  return nouns.flatMap(([each, ending]) =>
    each.split("|").flatMap((noun) => stems.split("|").map((stem) => `${noun} ${stem}${ending}`)),
  );
}

const CUCUMBERS: Declined = [
  ["ogórek|ogóreczek", "y"],
  ["ogórki|ogóreczki|korniszonki", "e"],
  ["ogórków|ogóreczków|ogórkach|ogóreczkach", "ych"],
  ["ogórka|ogóreczka", "ego"],
  ["ogórkami|ogóreczkami", "ymi"],
  ["ogórkiem|ogóreczkiem|ogórku", "ym"],
];
/** What is sold in vinegar and salt where its label says "konserwowy"; of pulses, maize, carrots and asparagus it is the tin. */
const PICKLED: Declined = [
  ["cukinia|cebula|cebulka|dynia|rzodkiew|rzodkiewka|kalarepa|rzepa|papryka|papryczka|mieszanka warzywna", "a"],
  ["cukinii|cebuli|cebulki|dyni|rzodkwi|rzodkiewki|kalarepy|papryki|papryczki", "ej"],
  ["cukinię|cukinią|cebulę|cebulą|cebulkę|cebulką|dynię|dynią|rzodkiewkę|kalarepę|paprykę|papryką", "ą"],
  ["czosnek|patison|patisonek|bakłażan|kabaczek|kalafior|seler|pomidor|pomidorek|burak|buraczek", "y"],
  ["czosnku|patisona|bakłażana|kabaczka|kalafiora|selera|pomidora|buraka", "ego"],
  ["patisony|patisonki|bakłażany|kabaczki|cukinie|cebule|cebulki|dynie|pomidory|pomidorki|buraki|buraczki|rzodkiewki|papryki|papryczki|warzywa", "e"],
  ["patisonów|patisonków|bakłażanów|cebulek|pomidorów|pomidorków|buraków|buraczków|rzodkiewek|papryczek|warzyw", "ych"],
  ["patisonem|czosnkiem|kalafiorem|bakłażanem|selerem|pomidorem", "ym"],
  ["patisonami|cebulkami|pomidorami|buraczkami|papryczkami|warzywami", "ymi"],
];
const CABBAGE: Declined = [["kapusta", "a"], ["kapusty|kapuście", "ej"], ["kapustę|kapustą", "ą"]];

/** Vegetables that Polish shops sell sour and salted, by other names than "kiszony". */
export const polishPickles = (): readonly string[] => [
  ...agreeing(CUCUMBERS, "kanapkow|konserwow|kwaśn|krakowsk|słodko-kwaśn|słodko kwaśn|hamburgerow|czosnkow|musztardow|korniszonow").map((name) =>
    name.replace(/krakowsky/u, "krakowski").replace(/krakowske/u, "krakowskie").replace(/krakowskego/u, "krakowskiego").replace(/krakowskych/u, "krakowskich").replace(/krakowskym/u, "krakowskim"),
  ),
  ...joined(CUCUMBERS.map(([nouns]) => nouns).join("|"), "chilli|chili|curry|w curry|z curry|z chili|z chilli|na ostro|po krakowsku|ze słoika|w słoiku|ze słoiczka|w occie|w musztardzie|w miodzie"),
  ...agreeing(PICKLED, "konserwow|kanapkow"),
  ...agreeing(CABBAGE, "kwaśn"),
  ...joined("kapusta|kapusty|kapustę|kapustą|kapuście", "ze słoika|w słoiku|z beczki|z wiaderka"),
];

const KINDS =
  "pomidorow|ogórkow|jarzynow|warzywn|pieczarkow|grzybow|cebulow|kalafiorow|brokułow|dyniow|porow|koperkow|szczawiow|serow|kremow|fasolow|grochow|marchewkow|ziemniaczan|borowikow|szparagow|gulaszow";
const SOUPS: Declined = [["zupa|zupka", "a"], ["zupy|zupki", "ej"], ["zupę|zupą|zupkę", "ą"]];
const SAUCES: Declined = [
  ["sos|krem|żurek|barszcz|rosół", "y"],
  ["sosu|kremu|barszczu", "ego"],
  ["sosem|kremem|barszczem", "ym"],
];
const SAUCE_KINDS = `${KINDS}|pieczeniow|beszamelow|śmietanow|czerwon|biał|czyst`;
const PACKED = "w proszku|z proszku|z torebki|w torebce|z saszetki|z paczki|instant|z kubka|knorr|winiary|heinz|prymat|amino";
const BRANDS = "knorr|winiary|amino|heinz";

/** Soups and sauces that are stirred from a powder, which is salt before anything else. */
export const polishPackets = (): readonly string[] => [
  ...joined([...agreeing(SOUPS, KINDS), ...agreeing(SAUCES, SAUCE_KINDS)].join("|"), PACKED),
  ...joined("zupa|zupy|zupę|zupka|zupki|sos|sosu|żurek|żurku|barszcz|barszczu|rosół|rosołu|kapuśniak|krupnik|krupniku|flaki", PACKED),
  ...joined(BRANDS, KINDS.split("|").map((stem) => `${stem}a`).join("|")),
  ...joined(KINDS.split("|").map((stem) => `${stem}a`).join("|"), `${BRANDS}|z torebki|instant`),
  ...joined(BRANDS, "żurek|rosół|barszcz|zupa"),
  "gorący kubek",
  "gorącego kubka",
];
