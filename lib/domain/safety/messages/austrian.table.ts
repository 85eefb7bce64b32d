import type { RuleId } from "../rule-ids";
import type { RuleMessage } from "../rule-message";

/** What a rule says in Austria, only where an Austrian word differs; everything else is said in German. */
export const AUSTRIAN_RULE_MESSAGES: Readonly<Partial<Record<RuleId, RuleMessage>>> = {
  raw_meat: {
    title: "Rohes oder rosa Fleisch",
    why: "Nicht durchgegartes Fleisch kann Keime enthalten, die kleine Kinder besonders hart treffen.",
    instead: "Gare Fleisch, bis nichts mehr rosa ist und klarer Saft austritt. Faschiertes braucht innen 71 °C, Geflügel 74 °C.",
  },
  unpasteurised_dairy: {
    title: "Rohmilch und Produkte aus Rohmilch",
    why: "Nicht pasteurisierte Milch und Käse daraus können Listerien und andere Keime enthalten, die kleine Kinder besonders hart treffen.",
    instead: "Nimm pasteurisierte Milch oder Haltbarmilch und Produkte daraus. Koche Rohmilch zuerst ab und nimm Rohmilchkäse nur ganz durchgebacken.",
  },
  mould_ripened_cheese: {
    title: "Weichkäse mit Schimmel oder Rotschmiere",
    why: "In weichem, gereiftem Käse wie Brie, Camembert oder Gorgonzola können sich Listerien vermehren.",
    instead: "Nimm pasteurisierten Frischkäse, Hüttenkäse, Mozzarella, Ricotta oder Topfen. Wenn du mit gereiftem Weichkäse kochst, erhitze ihn, bis er durch und durch dampfend heiß ist.",
  },
  rice_limit: {
    title: "Reis und Reisprodukte",
    why: "Reis nimmt beim Wachsen Arsen auf, und für einen kleinen Körper summiert es sich, wenn jeden Tag Reis auf dem Teller liegt.",
    instead: "Wechsle ab mit Haferflocken, Hirse, Erdäpfeln, Kukuruz und Weizen und mach Reiswaffeln nicht zur täglichen Jause. Spüle Reis ab, koche ihn in viel Wasser und gieß das Wasser weg.",
  },
  raw_green_beans: {
    title: "Rohe Fisolen",
    why: "Rohe Fisolen enthalten Phasin, und schon wenige können ein Kind krank machen.",
    instead: "Koche oder dämpfe sie mindestens 10 bis 15 Minuten, bis sie weich sind, und gieß das Kochwasser weg.",
  },
  green_potato: {
    title: "Grüne, keimende oder rohe Erdäpfel",
    why: "Grüne und keimende Erdäpfel, Erdäpfelschalen und grüne Paradeiser enthalten Solanin, das ein Kind krank machen kann und beim Kochen bleibt.",
    instead: "Nimm feste Erdäpfel, schäle sie, schneide Augen und grüne Stellen großzügig heraus, koche sie weich und gieß das Kochwasser weg. Nimm Paradeiser nur, wenn sie reif sind.",
  },
  bitter_kernels: {
    title: "Bittermandeln und Obstkerne",
    why: "Bittermandeln und das Innere von Marillen- und anderen Obststeinen setzen Blausäure frei, und ein halber kleiner Kern ist für ein Kleinkind schon die Grenze.",
    instead: "Lass sie in jedem Alter weg und knacke keine Obststeine. Fein geriebene süße Mandeln können sie ersetzen; sie gehören zu den Schalenfrüchten, zähle sie also als Allergen.",
  },
  raw_elderberry: {
    title: "Rohe Hollerbeeren und gesammelte Beeren",
    why: "Rohe Hollerbeeren enthalten Stoffe, die ein Kind krank machen, und gesammelte Beeren werden leicht verwechselt.",
    instead: "Nimm ab 12 Monaten reife Hollerbeeren, die 20 Minuten lang über 80 °C erhitzt wurden. Selbst gesammelte Beeren lass weg.",
  },
  wild_mushrooms: {
    title: "Wilde oder rohe Schwammerl",
    why: "Essbare und tödlich giftige Waldschwammerl sehen einander ähnlich, und rohe Schwammerl sind schwer verdaulich.",
    instead: "Lass Waldschwammerl weg, ob gesammelt oder gekauft, frisch oder getrocknet. Ab etwa zehn Monaten kannst du Zuchtpilze nehmen, durchgegart und fein gehackt.",
  },
  spinach_nitrate: {
    title: "Nitratreiches Gemüse",
    why: "Spinat, Mangold, Rote Rüben und manche Blattsalate enthalten viel Nitrat, das zu Nitrit werden kann, wenn das Essen steht oder aufgewärmt wird, und Nitrit erschwert dem Blut eines Babys den Sauerstofftransport.",
    instead: "Unter 12 Monaten sollten sie höchstens etwa ein Fünftel der Mahlzeit ausmachen, bis drei Jahre höchstens eine Portion am Tag, und bei Magen-Darm-Infekten lass sie weg. Koche sie frisch, gieß das Wasser weg, kühle Reste sofort und wärme sie nur einmal innerhalb von 24 Stunden auf.",
  },
  alcohol: {
    title: "Alkohol, auch beim Kochen und im Aroma",
    why: "Alkohol ist für ein Kind giftig, und beim Kochen verschwindet er nicht ganz.",
    instead: "Lass ihn weg. Vanilleschote, fein abgeriebene Zitronenschale, Apfelmark oder salzfreie klare Suppe geben stattdessen Geschmack.",
  },
  salty_foods: {
    title: "Salzige Fertigprodukte",
    why: "Wurst, Suppenwürfel, Sojasauce und Ähnliches bringen mehr Salz mit, als kleine Nieren gut bewältigen, und gepökeltes Fleisch enthält außerdem Nitrit.",
    instead: "Lass sie unter 12 Monaten weg; später gib sie nur selten und in kleinen Mengen und spüle ab, was in Salzlake lag. Kräuter, Zitrone und salzfreie klare Suppe geben stattdessen Geschmack.",
  },
  hot_chili: {
    title: "Scharfe Gewürze",
    why: "Chili, Kren, Wasabi und andere scharfe Gewürze brennen in Mund und Augen und können ein Kind beim Essen zum Husten bringen.",
    instead: "Lass Schärfe bis zum zweiten Geburtstag weg. Kleine Mengen mildes Paprikapulver, Kurkuma, Kreuzkümmel oder Ingwer geben stattdessen Geschmack.",
  },
  whole_nuts: {
    title: "Ganze oder gehackte Nüsse",
    why: "Nüsse und Nussstücke sind hart und können die Atemwege eines kleinen Kindes verschließen.",
    instead: "Nimm Nüsse bis zum fünften Geburtstag nur fein gerieben oder als glattes Nussmus, das du ins Essen rührst.",
  },
  round_fruit: {
    title: "Weintrauben, Cocktailparadeiser und andere runde Früchte",
    why: "Runde, feste Früchte sind genau so groß, dass sie die Atemwege eines kleinen Kindes verschließen können.",
    instead: "Nimm Steine und Kerne heraus und viertle jede Frucht bis zum fünften Geburtstag der Länge nach. Unter 12 Monaten schäle sie außerdem oder drück sie flach.",
  },
  sausage_coins: {
    title: "Wurst in runden Stücken",
    why: "Ein rundes Stück Wurst passt genau in die Atemwege eines kleinen Kindes und kann sie verschließen.",
    instead: "Lass Wurst unter 12 Monaten weg; danach zieh die Haut ab und schneide sie längs in dünne Streifen und dann in kurze Stücke. Besser sind flache Stücke aus frischem, durchgegartem Faschierten.",
  },
  hard_sticky_sweets: {
    title: "Zuckerl und andere harte oder klebrige Süßigkeiten",
    why: "Zuckerl und andere harte oder klebrige Süßigkeiten können die Atemwege verschließen und belasten die Zähne.",
    instead: "Lass sie bis zum fünften Geburtstag weg. Weiches, reifes Obst kann sie ersetzen.",
  },
  corn_kernels: {
    title: "Ganze Kukuruzkörner",
    why: "Kukuruzkörner sind klein, haben eine feste Haut und können in die Atemwege geraten.",
    instead: "Püriere Kukuruz unter 12 Monaten oder drück jedes Korn flach. Bis zum zweiten Geburtstag drück die Körner flach oder hacke sie.",
  },
  dried_fruit: {
    title: "Rosinen und anderes Dörrobst",
    why: "Dörrobst ist zäh und klebrig und bleibt an Hals und Zähnen haften.",
    instead: "Weiche es ein und püriere es, oder hacke es fein und gib es ins Essen. Unter 12 Monaten ist es keine Jause, und ganze Stücke warten bis zum vierten Geburtstag.",
  },
  meat_chunks: {
    title: "Fleisch in Stücken und Haut",
    why: "Zähes oder trockenes Fleisch lässt sich ohne Backenzähne schwer kauen, und ein Stück kann die Atemwege verschließen.",
    instead: "Gare Fleisch langsam, bis es zerfällt, und faschiere es, zupfe es oder schneide es dünn quer zur Faser, mit etwas Sauce. Nimm bei Geflügel die Haut ab; unter neun Monaten ist auch ein großer, zarter Streifen zum Lutschen möglich.",
  },
  round_slippery: {
    title: "Scheiben, Kugeln und andere runde Formen",
    why: "Eine runde Form ist genau so groß, dass sie die Atemwege eines kleinen Kindes verschließen kann, egal welches Lebensmittel es ist.",
    instead: "Ändere bis zum vierten Geburtstag den Schnitt: längliche Stifte, Viertel, flache Finger oder gerieben. Fleischbällchen, Knödel und Falafel drück flach oder brich sie auf.",
  },
  long_pasta_sticky_rice: {
    title: "Lange Nudeln und klebrige Klumpen",
    why: "Lange Nudeln bringen ein Kind zum Würgen, und klebrige Klumpen können die Atemwege verschließen.",
    instead: "Schneide Nudeln in 2 bis 3 cm lange Stücke, halte sie feucht und lockere Klebreis auf. Unter 12 Monaten lass Klebreis und feste Knödel weg.",
  },
  grain_kernels: {
    title: "Ganze Getreidekörner",
    why: "Ganze Körner bleiben auch nach langem Kochen zäh und rund.",
    instead: "Koche Getreide sehr weich und zerdrücke es, oder nimm Flocken oder Mehl. Unter 12 Monaten lass ganze Weizen- und Roggenkörner und feste Rollgerste weg.",
  },
  cherry_stone_kernel: {
    title: "Obststeine im Mixer",
    why: "Zerkleinerte Steine hinterlassen scharfe Splitter, und ihr Inneres setzt Blausäure frei.",
    instead: "Nimm alle Steine heraus, bevor du Kirschen, Zwetschken oder anderes Steinobst pürierst.",
  },
  avocado_slippery: {
    title: "Rutschige weiche Stücke",
    why: "Rutschige Stücke wie Avocado, Tofu oder gekochte Rote Rüben gleiten leicht nach hinten in den Mund.",
    instead: "Schneide sie in lange Spalten, nie in runde Stücke. Wälze sie in gemahlenen Haferflocken oder gemahlenen Leinsamen, damit kleine Hände sie halten können.",
  },
};
