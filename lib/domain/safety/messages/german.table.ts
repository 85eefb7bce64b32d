import type { EngineFindingId } from "../finding";
import type { RuleId } from "../rule-ids";
import type { RuleMessage } from "../rule-message";

/** What every rule says in German. Each text is true at every age at which its rule fires and stands alone. */
export const GERMAN_RULE_MESSAGES: Readonly<Record<RuleId, RuleMessage>> = {
  honey: {
    title: "Honig in jeder Form",
    why: "Honig kann Sporen enthalten, die ein Baby unter 12 Monaten schwer krank machen, und Kochen oder Backen zu Hause zerstört sie nicht. Nach dem ersten Geburtstag zählt er weiter als zugesetzter Zucker.",
    instead: "Lass ihn bis zum zweiten Geburtstag weg und süße mit reifer Banane, Apfelmark oder eingeweichten, pürierten Datteln. Danach nimm ihn nur selten.",
  },
  raw_egg: {
    title: "Rohes oder weiches Ei",
    why: "Nicht durchgegartes Ei kann Salmonellen enthalten, die kleine Kinder sehr krank machen können.",
    instead: "Gare Ei, bis Eiweiß und Eigelb fest sind. Lass Speisen mit rohem Ei weg, zum Beispiel frische Mayonnaise oder Tiramisu.",
  },
  raw_meat: {
    title: "Rohes oder rosa Fleisch",
    why: "Nicht durchgegartes Fleisch kann Keime enthalten, die kleine Kinder besonders hart treffen.",
    instead: "Gare Fleisch, bis nichts mehr rosa ist und klarer Saft austritt. Hackfleisch braucht innen 71 °C, Geflügel 74 °C.",
  },
  raw_fish: {
    title: "Roher, marinierter oder kalt geräucherter Fisch und Rogen",
    why: "Nicht durchgegarter Fisch kann Parasiten und Listerien enthalten, und geräucherter oder marinierter Fisch ist außerdem sehr salzig.",
    instead: "Gare frischen oder tiefgekühlten Fisch auf 63 °C im Inneren, bis er nicht mehr glasig ist und leicht zerfällt.",
  },
  raw_shellfish: {
    title: "Rohe oder kaum gegarte Meeresfrüchte",
    why: "Nicht durchgegarte Meeresfrüchte können Keime, Viren und Algengifte enthalten.",
    instead: "Gare Garnelen, bis sie nicht mehr glasig sind, und Muscheln, bis sie sich öffnen, wirf geschlossene weg und hacke das Fleisch sehr fein. Meeresfrüchte lösen häufig Allergien aus, deshalb sollte die erste Kostprobe winzig sein.",
  },
  high_mercury_fish: {
    title: "Fisch mit viel Quecksilber, unverdaulichem Wachs oder Gift",
    why: "Große Raubfische wie Hai und Schwertfisch enthalten viel Quecksilber, das dem wachsenden Gehirn schaden kann. Buttermakrele und Escolar enthalten ein Wachs, das der Darm nicht verdauen kann, und Kugelfisch ist giftig, auch gekocht.",
    instead: "Lass diese Fische in jedem Alter weg. Nimm stattdessen Lachs, Forelle, Kabeljau, Schellfisch, Seelachs oder Scholle.",
  },
  mercury_limit_fish: {
    title: "Fisch für seltene Tage",
    why: "Diese Art Fisch kann mehr Quecksilber oder andere Schadstoffe enthalten als kleinere Fische.",
    instead: "Gib ihn höchstens einmal in der Woche und nur eine kleine Portion, für ein kleines Kind nicht mehr als etwa 30 g. Nimm öfter Lachs, Forelle oder Kabeljau.",
  },
  unpasteurised_dairy: {
    title: "Rohmilch und Produkte aus Rohmilch",
    why: "Nicht pasteurisierte Milch und Käse daraus können Listerien und andere Keime enthalten, die kleine Kinder besonders hart treffen.",
    instead: "Nimm pasteurisierte Milch oder H-Milch und Produkte daraus. Koche Rohmilch zuerst ab und nimm Rohmilchkäse nur ganz durchgebacken.",
  },
  mould_ripened_cheese: {
    title: "Weichkäse mit Schimmel oder Rotschmiere",
    why: "In weichem, gereiftem Käse wie Brie, Camembert oder Gorgonzola können sich Listerien vermehren.",
    instead: "Nimm pasteurisierten Frischkäse, Hüttenkäse, Mozzarella, Ricotta oder Quark. Wenn du mit gereiftem Weichkäse kochst, erhitze ihn, bis er durch und durch dampfend heiß ist.",
  },
  cows_milk_drink: {
    title: "Tiermilch als Getränk vor dem ersten Geburtstag",
    why: "Als Getränk liefert Kuhmilch oder andere Tiermilch einem Baby zu wenig Eisen und zu viel Eiweiß und kann zu Eisenmangel führen.",
    instead: "Bleib bis 12 Monate bei Muttermilch oder Säuglingsmilch als Getränk. In Brei und beim Kochen kannst du pasteurisierte Vollmilch verwenden, bis etwa 200 ml am Tag.",
  },
  sweetened_milk: {
    title: "Gesüßte oder aromatisierte Milch",
    why: "Gezuckerte Kondensmilch, Milchmischgetränke und Kaffeeweißer bringen viel Zucker mit und ersetzen keine reine Milch.",
    instead: "Koche stattdessen mit reiner, pasteurisierter Vollmilch.",
  },
  low_fat_dairy: {
    title: "Magermilch und fettarme Milchprodukte",
    why: "Unter zwei Jahren braucht ein kleiner Magen die Energie und die Vitamine, die im Milchfett stecken.",
    instead: "Nimm Vollmilch, Vollmilchjoghurt und vollfetten Käse bis zum zweiten Geburtstag. Magermilch sollte vor dem fünften nicht das Hauptgetränk sein.",
  },
  rice_drink: {
    title: "Reisdrink",
    why: "Reisdrink kann mehr Arsen enthalten, als ein kleines Kind aufnehmen sollte.",
    instead: "Gib Muttermilch oder Säuglingsmilch. Ab 12 Monaten kommt auch ein ungesüßter Hafer- oder Sojadrink mit zugesetztem Kalzium infrage.",
  },
  rice_limit: {
    title: "Reis und Reisprodukte",
    why: "Reis nimmt beim Wachsen Arsen auf, und für einen kleinen Körper summiert es sich, wenn jeden Tag Reis auf dem Teller liegt.",
    instead: "Wechsle ab mit Haferflocken, Hirse, Kartoffeln, Mais und Weizen und mach Reiswaffeln nicht zum täglichen Snack. Spüle Reis ab, koche ihn in viel Wasser und gieß das Wasser weg.",
  },
  brown_seaweed: {
    title: "Braunalgen und Algenpulver",
    why: "Kelp, Kombu, Wakame und andere Algen können viel zu viel Jod enthalten, Hijiki enthält außerdem Arsen.",
    instead: "Lass sie weg, auch als Sud oder Pulver. Ab 12 Monaten kannst du stattdessen ab und zu ein paar Krümel ungesalzenes Nori nehmen.",
  },
  raw_sprouts: {
    title: "Rohe oder kaum gegarte Sprossen",
    why: "In keimenden Samen können sich Bakterien vermehren, und Waschen erreicht sie dort nicht.",
    instead: "Gare Sprossen mindestens fünf Minuten, bis sie dampfend heiß und weich sind, und hacke sie dann fein.",
  },
  undercooked_beans: {
    title: "Getrocknete Bohnen, die nicht durchgekocht sind",
    why: "Rohe oder halb gare Bohnen enthalten einen Stoff, der schon in kleinen Mengen heftiges Erbrechen auslöst.",
    instead: "Weiche getrocknete Bohnen mindestens fünf Stunden ein, gieß das Wasser weg, lass sie in frischem Wasser mindestens 30 Minuten sprudelnd kochen und gare sie dann weich. Bohnen aus der Dose sind schon gekocht; gib getrocknete Bohnen nicht roh in den Slowcooker.",
  },
  raw_green_beans: {
    title: "Rohe grüne Bohnen",
    why: "Rohe grüne Bohnen enthalten Phasin, und schon wenige können ein Kind krank machen.",
    instead: "Koche oder dämpfe sie mindestens 10 bis 15 Minuten, bis sie weich sind, und gieß das Kochwasser weg.",
  },
  green_potato: {
    title: "Grüne, keimende oder rohe Kartoffeln",
    why: "Grüne und keimende Kartoffeln, Kartoffelschalen und grüne Tomaten enthalten Solanin, das ein Kind krank machen kann und beim Kochen bleibt.",
    instead: "Nimm feste Kartoffeln, schäle sie, schneide Augen und grüne Stellen großzügig heraus, koche sie weich und gieß das Kochwasser weg. Nimm Tomaten nur, wenn sie reif sind.",
  },
  bitter_cucurbit: {
    title: "Bittere Zucchini, Kürbisse, Gurken oder Melonen",
    why: "Ein bitterer Geschmack weist auf Pflanzengifte hin, die den Darm verletzen und beim Kochen bleiben.",
    instead: "Lass einen Erwachsenen ein rohes Krümelchen kosten und wirf die ganze Frucht weg, wenn sie bitter ist. Koche nie Zierkürbisse oder Pflanzen, die sich im Garten selbst ausgesät haben.",
  },
  bitter_gourd: {
    title: "Bittergurke vor dem ersten Geburtstag",
    why: "Bittergurke ist sehr bitter, und ihr Saft und Tee haben bei Kindern schon Unterzuckerung ausgelöst.",
    instead: "Warte bis 12 Monate und gib sie dann in kleinen Mengen, ohne Kerne und weißes Inneres, blanchiert und weich gekocht. Saft und Tee daraus lass weg.",
  },
  raw_cassava: {
    title: "Roher Maniok oder rohe Bambussprossen",
    why: "Maniok und Bambussprossen enthalten Stoffe, die Blausäure freisetzen, wenn sie roh oder zu kurz gekocht sind.",
    instead: "Schäle, schneide und wässere Maniok und koche ihn ohne Deckel in viel Wasser weich; Bambussprossen kochst du ab 12 Monaten mindestens 30 Minuten, wechselst dabei das Wasser und hackst sie fein. Gieß das Wasser immer weg.",
  },
  bitter_kernels: {
    title: "Bittermandeln und Obstkerne",
    why: "Bittermandeln und das Innere von Aprikosen- und anderen Obststeinen setzen Blausäure frei, und ein halber kleiner Kern ist für ein Kleinkind schon die Grenze.",
    instead: "Lass sie in jedem Alter weg und knacke keine Obststeine. Fein gemahlene süße Mandeln können sie ersetzen; sie gehören zu den Schalenfrüchten, zähle sie also als Allergen.",
  },
  raw_elderberry: {
    title: "Rohe Holunderbeeren und gesammelte Beeren",
    why: "Rohe Holunderbeeren enthalten Stoffe, die ein Kind krank machen, und gesammelte Beeren werden leicht verwechselt.",
    instead: "Nimm ab 12 Monaten reife Holunderbeeren, die 20 Minuten lang über 80 °C erhitzt wurden. Selbst gesammelte Beeren lass weg.",
  },
  rhubarb: {
    title: "Rhabarber",
    why: "Rhabarber enthält viel Oxalsäure, am meisten in den Blättern.",
    instead: "Warte bis etwa 12 Monate und gib dann ab und zu die Stangen, geschält und weich gekocht, mit Banane oder Apfel statt Zucker und etwas Joghurt dazu. Die Blätter verwende nie.",
  },
  wild_mushrooms: {
    title: "Wilde oder rohe Pilze",
    why: "Essbare und tödlich giftige Waldpilze sehen einander ähnlich, und rohe Pilze sind schwer verdaulich.",
    instead: "Lass Waldpilze weg, ob gesammelt oder gekauft, frisch oder getrocknet. Ab etwa zehn Monaten kannst du Zuchtpilze nehmen, durchgegart und fein gehackt.",
  },
  raw_flour: {
    title: "Rohes Mehl und roher Teig",
    why: "Mehl ist ein rohes Lebensmittel und kann Keime enthalten, in rohem Teig steckt oft auch rohes Ei.",
    instead: "Backe oder koche beides ganz durch, bevor dein Baby davon kostet. Mehl zu Hause anzurösten reicht nicht aus.",
  },
  foraged_plants: {
    title: "Selbst gesammelte Wildpflanzen",
    why: "Bärlauch und andere Wildpflanzen werden leicht mit giftigen verwechselt, etwa mit Maiglöckchen oder Herbstzeitlosen.",
    instead: "Lass weg, was wild gesammelt wurde. Nimm Bärlauch aus dem Handel oder Schnittlauch und Lauch.",
  },
  poppy: {
    title: "Mohn",
    why: "Mohn kann schwankende Mengen Morphin und Codein enthalten, die bei einem kleinen Kind die Atmung verlangsamen können.",
    instead: "Lass Mohn, Mohnfüllung und Mohnmilch bis zum dritten Geburtstag weg. Ein paar Körner, die versehentlich mit einem Gebäck gegessen wurden, sind kein Notfall.",
  },
  game_lead: {
    title: "Wildfleisch",
    why: "Mit Bleimunition geschossenes Wild kann winzige Bleisplitter enthalten, und schon wenig Blei kann dem wachsenden Gehirn schaden.",
    instead: "Nimm Fleisch aus Zucht oder Wild, das nachweislich bleifrei ist, und gare es durch. Sonst warte bis zum siebten Geburtstag.",
  },
  liver: {
    title: "Leber",
    why: "Leber ist sehr reich an Vitamin A, und zu viel davon summiert sich.",
    instead: "Gib höchstens einmal in der Woche ein kleines, durchgegartes Stück von etwa 20 bis 30 g. Frag deine Kinderärztin oder deinen Kinderarzt, bevor du sie in derselben Woche mit Lebertran oder Vitamin-A-Tropfen kombinierst.",
  },
  pate: {
    title: "Pastete und Streichwurst",
    why: "Pasteten und gekühlte Aufstriche können Listerien enthalten und bringen viel Salz mit, Leberwurst dazu viel Vitamin A.",
    instead: "Koche frisches Fleisch und zerdrücke es, oder nimm als Aufstrich ein glattes Bohnenpüree oder gut durchgegartes Ei.",
  },
  spinach_nitrate: {
    title: "Nitratreiches Gemüse",
    why: "Spinat, Mangold, Rote Bete und manche Blattsalate enthalten viel Nitrat, das zu Nitrit werden kann, wenn das Essen steht oder aufgewärmt wird, und Nitrit erschwert dem Blut eines Babys den Sauerstofftransport.",
    instead: "Unter 12 Monaten sollten sie höchstens etwa ein Fünftel der Mahlzeit ausmachen, bis drei Jahre höchstens eine Portion am Tag, und bei Magen-Darm-Infekten lass sie weg. Koche sie frisch, gieß das Wasser weg, kühle Reste sofort und wärme sie nur einmal innerhalb von 24 Stunden auf.",
  },
  star_fruit: {
    title: "Sternfrucht",
    why: "Sternfrucht enthält Oxalat und einen Stoff, den die Nieren ausscheiden müssen.",
    instead: "Lass sie bis zum zweiten Geburtstag weg, und in jedem Alter, wenn dein Kind etwas an den Nieren hat. Mango oder Papaya können sie ersetzen.",
  },
  fennel_tea: {
    title: "Fenchel-, Anis- und Sternanistee",
    why: "Diese Tees und Samenauszüge enthalten Estragol, von dem kleine Kinder so wenig wie möglich aufnehmen sollten, und Sternanis kann mit einer giftigen Art verwechselt werden.",
    instead: "Gib stattdessen Wasser. Fenchelknolle kannst du als Gemüse kochen.",
  },
  herbal_products: {
    title: "Pflanzliche Mittel und ätherische Öle",
    why: "Wie stark sie sind, ist schwer abzuschätzen, und manche sind für kleine Kinder giftig, zum Beispiel Kampfer, Eukalyptus oder Beinwell.",
    instead: "Lass sie aus dem Essen weg und koche mit milden Küchenkräutern. Frag in der Arztpraxis oder Apotheke nach, bevor du ein Mittel gibst.",
  },
  non_food: {
    title: "Das ist kein Lebensmittel",
    why: "Medikamente, Drogen, Tabak und Ähnliches können ein Kind schon in kleinen Mengen vergiften.",
    instead: "Lass es weg und bewahre es außer Reichweite auf. Hat ein Kind etwas davon geschluckt, ruf jetzt den Notruf oder eine Giftnotrufzentrale an.",
  },
  caffeine: {
    title: "Kaffee, Tee und andere Getränke mit Koffein",
    why: "Koffein regt einen kleinen Körper an, Tee erschwert die Aufnahme von Eisen, und viele dieser Getränke sind süß.",
    instead: "Gib Wasser, Muttermilch oder Säuglingsmilch und später reine Milch.",
  },
  chocolate_cocoa: {
    title: "Schokolade und Kakao",
    why: "Kakao enthält anregende Stoffe ähnlich wie Koffein, und Schokolade bringt außerdem viel Zucker mit.",
    instead: "Lass beides bis zum zweiten Geburtstag weg und gib mit Banane oder etwas Vanilleschote Geschmack. Danach genügt ein wenig ungesüßtes Kakaopulver.",
  },
  alcohol: {
    title: "Alkohol, auch beim Kochen und im Aroma",
    why: "Alkohol ist für ein Kind giftig, und beim Kochen verschwindet er nicht ganz.",
    instead: "Lass ihn weg. Vanilleschote, fein abgeriebene Zitronenschale, Apfelmark oder salzfreie Brühe geben stattdessen Geschmack.",
  },
  slush_glycerol: {
    title: "Slush-Getränke mit Glycerin",
    why: "Glycerin (E 422) kann den Blutzucker eines kleinen Kindes stark abfallen lassen, bis zur Ohnmacht.",
    instead: "Lass diese Getränke bis zum siebten Geburtstag weg. Gib stattdessen halb aufgetautes Fruchtpüree.",
  },
  juice: {
    title: "Saft und Smoothie als Getränk",
    why: "Saft bringt viel Zucker mit, belastet die Zähne und verdrängt Milch und Mahlzeiten.",
    instead: "Gib unter 12 Monaten stattdessen Wasser und weiches Obst; ein Löffel Zitronen- oder Orangensaft im Essen ist möglich. Ab 12 Monaten gib höchstens 120 ml am Tag, pasteurisiert und verdünnt, aus dem Becher zu einer Mahlzeit.",
  },
  sugary_drinks: {
    title: "Limonade, Sirup und gesüßter Tee",
    why: "Süße Getränke bringen Zucker und kaum Nährstoffe mit und belasten die Zähne.",
    instead: "Gib stattdessen Wasser.",
  },
  added_sugar: {
    title: "Zugesetzter Zucker",
    why: "Zucker belastet die ersten Zähne, prägt den Geschmack und füllt einen kleinen Magen ohne Nährstoffe.",
    instead: "Lass ihn bis zum zweiten Geburtstag weg und süße mit reifem Obst. Danach nimm ihn selten und in kleinen Mengen.",
  },
  sweeteners: {
    title: "Süßstoffe und Zuckeraustauschstoffe",
    why: "Süßstoffe gewöhnen ein Kind an sehr süßes Essen, und Stoffe wie Xylit oder Sorbit können Durchfall auslösen.",
    instead: "Lass sie bis zum dritten Geburtstag weg und süße mit reifem Obst.",
  },
  added_salt: {
    title: "Zugesetztes Salz",
    why: "Kleine Nieren können mit viel Salz noch nicht gut umgehen, und die Vorliebe für Salziges bildet sich früh.",
    instead: "Koche unter 12 Monaten ohne Salz. Später nimm die Portion deines Kindes ab, bevor du salzt, und würze mit Kräutern oder Zitrone.",
  },
  salty_foods: {
    title: "Salzige Fertigprodukte",
    why: "Wurst, Brühwürfel, Sojasoße und Ähnliches bringen mehr Salz mit, als kleine Nieren gut bewältigen, und gepökeltes Fleisch enthält außerdem Nitrit.",
    instead: "Lass sie unter 12 Monaten weg; später gib sie nur selten und in kleinen Mengen und spüle ab, was in Salzlake lag. Kräuter, Zitrone und salzfreie Brühe geben stattdessen Geschmack.",
  },
  raw_cured_meat: {
    title: "Rohwurst und roher Schinken",
    why: "Salami, roher Schinken und Ähnliches werden nie gegart, können deshalb Keime wie Listerien enthalten und sind sehr salzig.",
    instead: "Nimm frisch gegartes Fleisch. Wenn du sie ab 12 Monaten überhaupt verwendest, backe sie ganz durch und nimm sehr wenig.",
  },
  hot_chili: {
    title: "Scharfe Gewürze",
    why: "Chili, Meerrettich, Wasabi und andere scharfe Gewürze brennen in Mund und Augen und können ein Kind beim Essen zum Husten bringen.",
    instead: "Lass Schärfe bis zum zweiten Geburtstag weg. Kleine Mengen mildes Paprikapulver, Kurkuma, Kreuzkümmel oder Ingwer geben stattdessen Geschmack.",
  },
  cassia_cinnamon: {
    title: "Cassia-Zimt",
    why: "Gewöhnlicher Zimt ist meist Cassia-Zimt und enthält Cumarin, das in größeren Mengen der Leber schaden kann.",
    instead: "Nimm Ceylon-Zimt. Von Cassia-Zimt nimm höchstens eine Prise, und nicht jeden Tag.",
  },
  nutmeg: {
    title: "Muskatnuss und Muskatblüte",
    why: "Muskatnuss und Muskatblüte enthalten einen Stoff, der ein Kind in größeren Mengen vergiften kann.",
    instead: "Eine winzige Prise im Familientopf genügt. Nimm sie nie löffelweise.",
  },
  bran_fibre: {
    title: "Kleie und zugesetzte Ballaststoffe",
    why: "Kleie und Ballaststoffpulver füllen einen kleinen Magen und binden Eisen und Zink.",
    instead: "Lass sie bis zum zweiten Geburtstag weg. Eine Mischung aus hellen und Vollkornprodukten genügt.",
  },
  plant_drink_main: {
    title: "Pflanzendrink als Milchersatz",
    why: "Pflanzendrinks haben zu wenig Energie, Eiweiß und Eisen, um Muttermilch oder Säuglingsmilch zu ersetzen.",
    instead: "Bleib bei Muttermilch oder Säuglingsmilch als Getränk. Unter 12 Monaten nimm Pflanzendrinks nur zum Kochen, ungesüßt und mit zugesetztem Kalzium.",
  },
  bee_products: {
    title: "Gelée royale, Blütenpollen und Propolis",
    why: "Sie können starke allergische Reaktionen auslösen und unter 12 Monaten auch die Sporen mitbringen, wegen derer Honig ein Risiko ist.",
    instead: "Lass sie bis zum fünften Geburtstag weg. Einen Ersatz braucht dein Kind dafür nicht.",
  },
  whole_nuts: {
    title: "Ganze oder gehackte Nüsse",
    why: "Nüsse und Nussstücke sind hart und können die Atemwege eines kleinen Kindes verschließen.",
    instead: "Nimm Nüsse bis zum fünften Geburtstag nur fein gemahlen oder als glattes Nussmus, das du ins Essen rührst.",
  },
  nut_butter_thick: {
    title: "Dickes oder stückiges Nuss- und Samenmus",
    why: "Ein Löffel Nuss- oder Samenmus klebt und kann im Hals stecken bleiben.",
    instead: "Nimm glattes Mus ohne Salz und Zucker, streich es hauchdünn auf Toaststreifen oder verrühre zwei Teelöffel davon mit zwei bis drei Teelöffeln warmem Wasser, Milch oder Püree. Stückige Sorten warten bis zum fünften Geburtstag.",
  },
  whole_seeds: {
    title: "Ganze oder trockene Samen",
    why: "Ganze Samen können in die Atemwege geraten, und trockene Chia- oder Leinsamen quellen im Hals.",
    instead: "Mahle Samen bis zum fünften Geburtstag zu Pulver oder nimm glattes Samenmus. Weiche Chiasamen ein, bis ein Gel entsteht.",
  },
  round_fruit: {
    title: "Weintrauben, Kirschtomaten und andere runde Früchte",
    why: "Runde, feste Früchte sind genau so groß, dass sie die Atemwege eines kleinen Kindes verschließen können.",
    instead: "Nimm Steine und Kerne heraus und viertle jede Frucht bis zum fünften Geburtstag der Länge nach. Unter 12 Monaten schäle sie außerdem oder drück sie flach.",
  },
  blueberry: {
    title: "Heidelbeeren und andere kleine Beeren",
    why: "Kleine Beeren sind rund und fest und können die Atemwege eines kleinen Kindes verschließen.",
    instead: "Drück unter 12 Monaten jede Beere flach. Danach drück sie flach oder viertle sie bis zum fünften Geburtstag.",
  },
  raw_hard_veg: {
    title: "Rohes hartes Gemüse",
    why: "Rohe Karotten und anderes hartes Gemüse brechen in harte Stücke, die die Atemwege verschließen können.",
    instead: "Gare es unter 12 Monaten, bis du es zwischen zwei Fingern zerdrücken kannst. Roh gib es danach nur fein gerieben, ab drei Jahren in dünnen Streifen, und erst ab vier Jahren in Stiften oder Scheiben.",
  },
  raw_hard_fruit: {
    title: "Roher Apfel und anderes hartes Obst",
    why: "Roher Apfel und anderes hartes Obst brechen in feste Stücke, die die Atemwege verschließen können.",
    instead: "Gare das Obst unter 12 Monaten weich oder reibe es fein; bis drei Jahre reibe es oder schneide es hauchdünn. Danach gib dünne Spalten, und größere Stücke erst ab vier Jahren.",
  },
  sausage_coins: {
    title: "Wurst in runden Stücken",
    why: "Ein rundes Stück Wurst passt genau in die Atemwege eines kleinen Kindes und kann sie verschließen.",
    instead: "Lass Wurst unter 12 Monaten weg; danach zieh die Haut ab und schneide sie längs in dünne Streifen und dann in kurze Stücke. Besser sind flache Stücke aus frischem, durchgegartem Hackfleisch.",
  },
  popcorn: {
    title: "Popcorn und Puffmais",
    why: "Popcorn ist leicht und kantig und gerät leicht in die Atemwege.",
    instead: "Lass es bis zum fünften Geburtstag weg. Weiche Polenta kann es ersetzen.",
  },
  hard_sticky_sweets: {
    title: "Harte, zähe oder klebrige Süßigkeiten",
    why: "Harte und klebrige Süßigkeiten können die Atemwege verschließen und belasten die Zähne.",
    instead: "Lass sie bis zum fünften Geburtstag weg. Weiches, reifes Obst kann sie ersetzen.",
  },
  marshmallow: {
    title: "Marshmallows und Schaumzucker",
    why: "Schaumzucker quillt auf und kann die Atemwege eines kleinen Kindes verschließen.",
    instead: "Lass ihn bis zum fünften Geburtstag weg. Weiches, reifes Obst kann ihn ersetzen.",
  },
  jelly_konjac: {
    title: "Geleewürfel, Konjak, Mochi und Tapiokaperlen",
    why: "Festes Gelee und zäher Teig rutschen leicht nach hinten und können die Atemwege verschließen.",
    instead: "Lass sie bis zum fünften Geburtstag weg und Konjak-Geleebecher in jedem Alter; gib stattdessen Naturjoghurt oder glattes Fruchtpüree. Klebreis wartet bis 12 Monate und kommt dann als dünner, aufgelockerter Löffel.",
  },
  corn_kernels: {
    title: "Ganze Maiskörner",
    why: "Maiskörner sind klein, haben eine feste Haut und können in die Atemwege geraten.",
    instead: "Püriere Mais unter 12 Monaten oder drück jedes Korn flach. Bis zum zweiten Geburtstag drück die Körner flach oder hacke sie.",
  },
  whole_legumes: {
    title: "Ganze Bohnen, Kichererbsen, Erbsen und Linsen",
    why: "Hülsenfrüchte sind rund, haben eine Haut und können innen fest bleiben.",
    instead: "Koche sie sehr weich, und unter 12 Monaten zerdrücke sie oder drück jede einzelne flach. Kichererbsen und Edamame häute und zerdrücke bis zum zweiten Geburtstag; geröstete warten bis zum fünften.",
  },
  dried_fruit: {
    title: "Rosinen und anderes Trockenobst",
    why: "Trockenobst ist zäh und klebrig und bleibt an Hals und Zähnen haften.",
    instead: "Weiche es ein und püriere es, oder hacke es fein und gib es ins Essen. Unter 12 Monaten ist es kein Snack, und ganze Stücke warten bis zum vierten Geburtstag.",
  },
  cheese_cubes: {
    title: "Käse in Würfeln, Stangen oder Fäden",
    why: "Ein Stück Käse ist dicht und gummiartig und kann die Atemwege verschließen.",
    instead: "Reibe ihn bis zum vierten Geburtstag, hoble ihn dünn oder zupfe ihn in dünne Fasern. Lass geschmolzenen Käse in einer dünnen Schicht abkühlen, damit kein zäher Faden entsteht.",
  },
  meat_chunks: {
    title: "Fleisch in Stücken und Haut",
    why: "Zähes oder trockenes Fleisch lässt sich ohne Backenzähne schwer kauen, und ein Stück kann die Atemwege verschließen.",
    instead: "Gare Fleisch langsam, bis es zerfällt, und hacke es, zupfe es oder schneide es dünn quer zur Faser, mit etwas Soße. Nimm bei Geflügel die Haut ab; unter neun Monaten ist auch ein großer, zarter Streifen zum Lutschen möglich.",
  },
  bones_stones: {
    title: "Knochen, Gräten, Steine, Schalen und Spieße",
    why: "Kleine harte Teile können die Atemwege verschließen oder Mund und Darm verletzen.",
    instead: "Nimm alle vor dem Essen heraus und taste Fisch mit den Fingerspitzen nach Gräten ab. Fleisch am Knochen wartet bis zum vierten Geburtstag.",
  },
  round_slippery: {
    title: "Scheiben, Kugeln und andere runde Formen",
    why: "Eine runde Form ist genau so groß, dass sie die Atemwege eines kleinen Kindes verschließen kann, egal welches Lebensmittel es ist.",
    instead: "Ändere bis zum vierten Geburtstag den Schnitt: längliche Stifte, Viertel, flache Finger oder gerieben. Fleischbällchen, Klöße und Falafel drück flach oder brich sie auf.",
  },
  bread_dough: {
    title: "Weiches Weißbrot und zäher Teig",
    why: "Weiches Brot und zäher Teig können am Gaumen zu einem klebrigen Klumpen werden.",
    instead: "Toaste Brot leicht, schneide es in Streifen und bestreiche es dünn. Bagels, Brezelkruste und große Stücke frisches Weißbrot warten mindestens bis zum zweiten Geburtstag.",
  },
  crunchy_snacks: {
    title: "Chips, Cracker und andere knusprige Snacks",
    why: "Harte oder scharfkantige Stücke können in die Atemwege geraten, und viele dieser Snacks sind salzig.",
    instead: "Lass sie bis zum vierten Geburtstag weg und gib stattdessen weiches Fingerfood.",
  },
  raw_leaves: {
    title: "Ganze rohe Blätter",
    why: "Ein ganzes Blatt klebt am Gaumen und kann sich auf die Atemwege legen.",
    instead: "Gare die Blätter, schneide sie fein oder püriere sie. Unter 12 Monaten lass rohe Salatblätter weg.",
  },
  citrus_membrane: {
    title: "Häutchen, Kerne und zähe Fasern",
    why: "Die Häutchen von Zitrusfrüchten und die Fasern in manchem Obst und Gemüse können ein Baby würgen lassen und die Atemwege verschließen.",
    instead: "Schneide Zitrusfrüchte bis auf das Fruchtfleisch aus, ohne Häutchen und Kerne, und hacke sie klein. Schneide bei Ananas den Strunk heraus und streich Ananas, Mango und Sellerie durch ein Sieb, damit die Fasern zurückbleiben.",
  },
  long_pasta_sticky_rice: {
    title: "Lange Nudeln und klebrige Klumpen",
    why: "Lange Nudeln bringen ein Kind zum Würgen, und klebrige Klumpen können die Atemwege verschließen.",
    instead: "Schneide Nudeln in 2 bis 3 cm lange Stücke, halte sie feucht und lockere Klebreis auf. Unter 12 Monaten lass Klebreis und feste Klöße weg.",
  },
  frozen_hard: {
    title: "Eiswürfel und hart Gefrorenes",
    why: "Hart gefrorene Stücke sind rutschig und können die Atemwege verschließen.",
    instead: "Taue gefrorenes Obst auf oder püriere es. Ein gefrorenes Fruchtpüree am Stiel ist möglich, wenn ein Erwachsener es hält.",
  },
  sticky_spread_large: {
    title: "Dicke, klebrige Aufstriche",
    why: "Ein dicker Klecks eines klebrigen Aufstrichs kann im Hals stecken bleiben.",
    instead: "Streich ihn hauchdünn auf.",
  },
  teether_biscuit: {
    title: "Harte Zahnungskekse und Zwieback",
    why: "Harte Kekse brechen in Stücke, die ein Baby nicht kauen kann.",
    instead: "Nimm eine Sorte, die sich auflöst und keinen zugesetzten Zucker enthält, brich sie in flache Stücke und bleib bei deinem Baby.",
  },
  allergen_first: {
    title: "Erste Kostprobe eines häufigen Allergens",
    why: "Dieses Lebensmittel ist ein häufiges Allergen; vor allem Ei und Erdnuss werden am besten früh statt spät probiert. Für die erste Kostprobe lohnt sich ein ruhiger Moment.",
    instead: "Führe immer nur ein neues Allergen ein, zu Hause, am Vormittag, wenn dein Baby gesund ist: erst bis zu einem Viertel Teelöffel, dann 15 Minuten warten, dann eine kleine Portion, und das etwa jede Woche wieder. Bei schwerer Neurodermitis, einer Eiallergie oder einer früheren Reaktion frag zuerst deine Kinderärztin oder deinen Kinderarzt.",
  },
  process_temp: {
    title: "Esstemperatur und Aufwärmen",
    why: "Heißes Essen verbrennt einen kleinen Mund, und in nur leicht oder mehrmals aufgewärmtem Essen vermehren sich Keime.",
    instead: "Lass das Essen lauwarm abkühlen, rühr es um und prüfe es am Handgelenk. Erhitze Reste nur einmal, bis sie dampfen (74 °C), und wirf weg, was übrig bleibt; kühle Reis innerhalb einer Stunde und verbrauche ihn innerhalb von 24 Stunden.",
  },
  process_supervise: {
    title: "Bei deinem Kind bleiben",
    why: "Ersticken ist lautlos und wird aus einem anderen Zimmer leicht überhört.",
    instead: "Lass dein Kind aufrecht und in Ruhe essen, in deiner Reichweite, nicht im Auto, im Kinderwagen oder im Gehen. Wer dein Kind füttert, sollte Erste Hilfe bei Verschlucken kennen.",
  },
  grain_kernels: {
    title: "Ganze Getreidekörner",
    why: "Ganze Körner bleiben auch nach langem Kochen zäh und rund.",
    instead: "Koche Getreide sehr weich und zerdrücke es, oder nimm Flocken oder Mehl. Unter 12 Monaten lass ganze Weizen- und Roggenkörner und feste Graupen weg.",
  },
  cherry_stone_kernel: {
    title: "Obststeine im Mixer",
    why: "Zerkleinerte Steine hinterlassen scharfe Splitter, und ihr Inneres setzt Blausäure frei.",
    instead: "Nimm alle Steine heraus, bevor du Kirschen, Pflaumen oder anderes Steinobst pürierst.",
  },
  banana_whole_coin: {
    title: "Banane in Scheiben oder großen Bissen",
    why: "Eine runde Bananenscheibe ist rutschig und kann die Atemwege verschließen.",
    instead: "Teile die Banane längs in drei Teile; unter neun Monaten lass etwas Schale als Griff daran. Ab neun Monaten kannst du auch kleine Stücke flach drücken.",
  },
  avocado_slippery: {
    title: "Rutschige weiche Stücke",
    why: "Rutschige Stücke wie Avocado, Tofu oder gekochte Rote Bete gleiten leicht nach hinten in den Mund.",
    instead: "Schneide sie in lange Spalten, nie in runde Stücke. Wälze sie in gemahlenen Haferflocken oder gemahlenen Leinsamen, damit kleine Hände sie halten können.",
  },
  raw_onion_garlic_large: {
    title: "Große Stücke rohe Zwiebel und ganze Gewürze",
    why: "Große Stücke rohe Zwiebel oder Knoblauch und ganze Gewürze sind schwer zu kauen und können die Atemwege verschließen.",
    instead: "Gare Zwiebel und Knoblauch und hacke sie fein. Nimm Lorbeerblatt, Nelken, Kardamom, Sternanis und Zitronengras vor dem Essen heraus.",
  },
  fat_full_meal_note: {
    title: "Etwas Fett zum Gemüse",
    why: "Eine Mahlzeit nur aus Gemüse hat wenig Energie für ein Baby, das wächst.",
    instead: "Gib einen Teelöffel Rapsöl, Olivenöl oder Butter zu einer Portion von 100 bis 150 g.",
  },
  shellfish_cooked: {
    title: "Gegarte Garnelen, Muscheln und Tintenfisch",
    why: "Gegarte Meeresfrüchte sind gummiartig, können die Atemwege verschließen und lösen häufig Allergien aus.",
    instead: "Gare sie durch, löse sie aus der Schale und hacke sie sehr fein, unter 12 Monaten zu einer glatten Paste. Ringe und ganze Muscheln lass weg, und Muscheln, die geschlossen bleiben, wirf fort.",
  },
  nori: {
    title: "Nori-Algen",
    why: "Wie viel Jod Nori enthält, schwankt stark, und ein Blatt klebt am Gaumen.",
    instead: "Lass Nori bis 12 Monate weg. Danach genügen ab und zu ein paar Krümel ungesalzenes Nori ohne Gewürze, nie ein ganzes Blatt.",
  },
  slippery_stone_fruit: {
    title: "Litschi, Longan, Rambutan und Mangostane",
    why: "Diese Früchte sind rund und rutschig und haben innen einen Stein, und unreife Litschis können den Blutzucker abfallen lassen.",
    instead: "Lass sie bis 12 Monate weg; danach schäle reife Früchte, nimm den Stein heraus und zupfe das Fruchtfleisch in dünne Fasern. Gib Litschis nicht auf leeren Magen.",
  },
  stays_crunchy: {
    title: "Lebensmittel, die auch gekocht hart bleiben",
    why: "Wasserkastanie, Lotuswurzel und Bambussprossen bleiben auch gekocht knackig, und harte Stücke können die Atemwege verschließen.",
    instead: "Lass sie bis 12 Monate weg. Danach hacke sie sehr fein.",
  },
  process_storage: {
    title: "Essen, das zu lange gestanden hat",
    why: "In Essen, das warm steht, können sich Keime vermehren, und manche ihrer Gifte bleiben auch beim Aufwärmen.",
    instead: "Gib es gleich oder kühle es innerhalb einer Stunde auf unter 5 °C und verbrauche es innerhalb von 24 Stunden oder friere es ein. Wirf weg, was der Löffel deines Kindes berührt hat.",
  },
  spoiled_food: {
    title: "Verdorben oder über dem Verbrauchsdatum",
    why: "Schimmel zieht sich unsichtbar durch alles Weiche, seine Gifte bleiben auch beim Kochen, und nach dem Verbrauchsdatum können sich Keime vermehren, die man weder sieht noch riecht.",
    instead: "Wirf alles davon weg und nimm etwas Frisches. Ein harter Apfel oder eine Karotte mit einer kleinen faulen Stelle: großzügig herausschneiden, fürs Baby lieber eine andere nehmen.",
  },
};

/** What the engine says in German of findings that come from no rule. */
export const GERMAN_ENGINE_MESSAGES: Readonly<Record<EngineFindingId, RuleMessage>> = {
  family_allergy: {
    title: "Auf der Liste deiner Familie",
    why: "Das enthält etwas, das deine Familie meidet, deshalb haben wir es weggelassen.",
    instead: "Koche mit den übrigen Zutaten. Unter Allergien kannst du deine Liste jederzeit ändern.",
  },
  reaction_pause: {
    title: "Pausiert nach einer Reaktion",
    why: "Du hast nach einer Mahlzeit mit diesem Lebensmittel oder mit einem aus seiner Allergengruppe Symptome notiert, deshalb haben wir es weggelassen.",
    instead: "Sprich mit deiner Kinderarztpraxis, bevor du es wieder anbietest. Danach kannst du es unter Reaktionen freigeben.",
  },
  unknown_ingredient: {
    title: "Ein Wort, das wir nicht kennen",
    why: "Wir kennen dieses Wort nicht, deshalb haben wir es weggelassen und können nichts darüber sagen.",
    instead: "Prüf die Schreibweise oder nimm ein einfacheres Wort für das Lebensmittel.",
  },
  unclear_ingredient: {
    title: "Ein Wort mit mehreren Bedeutungen",
    why: "Dieses Wort kann mehr als ein Lebensmittel meinen oder eines, das es mit und ohne Salz oder Zucker gibt, deshalb konnten wir es nicht prüfen.",
    instead: "Schreib genauer, welches du meinst. Ist es ohne Salz oder Zucker, schreib auch das dazu.",
  },
  below_six_months: {
    title: "Squish beginnt mit sechs Monaten",
    why: "Squish bietet Rezepte ab sechs Monaten an; davor braucht ein Baby nur Muttermilch oder Säuglingsmilch.",
    instead: "Bleib vorerst bei Milch. Frag deine Kinderärztin oder deinen Kinderarzt, wenn du früher beginnen möchtest.",
  },
};
