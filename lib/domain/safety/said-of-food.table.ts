const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

const withEndings = (stems: string, endings: readonly string[]): readonly string[] =>
  words(stems).flatMap((stem) => endings.map((ending) => `${stem}${ending}`));

const ENGLISH = words(`
  love care soldiers friends more something skinned rinsed optional starter ribs thigh thighs rind rinds breast breasts cutlet
  cutlets loin fillet fillets tenderloin tenderloins sirloin chuck legs wings drumsticks kernels granules needles nibs
  fronds bulb bulbs casings hearts head heads crown crowns loaf pockets papers tubes flowers florets spears ribbons batons
  segments halves quarters eighths strips lengths spoonful spoonfuls version person people instead drizzle sprinkle spray
  juices yellow orange purple pink black golden violet organic natural homemade leftover leftovers overripe ripened
  unripe tinned canned jarred shop store supermarket market local seasonal farm garden lengthways lengthwise crosswise
  widthways diagonally diagonal bitesize matchsticks julienne brunoise roughly approx approximately divided extra
  taste serving garnish topping dusting greasing frying lightly well mini micro variety braeburn macoun cortland gala
  fuji granny pink lady maris piper king edward desiree chantenay conference medium large tiny huge skewers sifter
  wholemeal wholegrain fullfat skimmed semi unsmoked unpeeled unwaxed overnight yesterday today tomorrow please thanks
  brand hipp holle gerber organix kendamil tesco sainsburys waitrose asda morrisons aldi lidl costco heinz
  room slow cooker steamer blender vegan vegetarian halal kosher kids children toddler adult family everyone
  favourite favorite myself ourselves anything pieces lumps shreds ground crumbled heavy double dark total scant such notes
  neutral short spicy stalk stalks boxes box package packages ones outer inner russet russets diameter dutch adjust mexican
  australian european italian french spanish greek indian asian regular yourself ends stale thickness larger smaller
  consistency works nature directions active additional flavor flavour standard refer choice heart starchy fruity
  filling kind range thirds tail tails percent three least amount which combination ambient uniform decoration surface
  griddle follows whites husks silks count link breakfast plant garnishes sprinkling drizzling brushing unit item
  amounts needed instant quick rolled protein shape shapes shaped shells boston yukon flank ribeye steak chops shin
  shank neck back fruit vegetable veg brick bought grown pasture grass outdoor indoor reared caught alternatively
  never always without straight contains pearls spoon teaspoon tablespoon skinless even again once twice later because while
  preferably ideally maybe perhaps either neither both none whatever online yourself learn thinner reserve increase info
  gold creme half degrees online headnote intro hydration magic fridge cooling cores pips membranes stones pits skins bones veins tentacles mortar kept virgin tart spiral sandwich lunchbox muffin muffins bake baking day days`);

const GERMAN = [
  ...withEndings(
    `mittel mittelscharf mittelgross mittelgrosse festkochend mehligkochend vorwiegendfestkochend schwarz gelb lila violett
    orange blau rosa rot grun weiss vollreif uberreif unreif eiskalt lauwarm edelsuss suss sauer herb mild wurzig reif jung alt
    frisch klein gross grosser halb ganz dick dunn lang kurz mager fett vollfett hell dunkel grob gut best neu heurig speckig
    mehlig glatt griffig roh tiefgekuhlt regional saisonal okologisch biologisch kontrolliert vegan vegetarisch
    naturtrub naturbelassen pur einzeln ubrig restlich lose bissfest weichgekocht hartgekocht selbstgemacht hausgemacht
    zubereitet aufgetaut classic klassisch fein faschiert geselcht gerebelt puriert passiert raumtemperiert knackig zart saftig`,
    ["", "e", "er", "es", "en", "em", "s"],
  ),
  ...words(`
    liebe etwas mehr natur light demeter bioland naturland alnatura rewe edeka hofer spar billa dmbio lebenswert babydream
    bedarf geschmack optional zimmertemperatur reste rest filet filets brust bruste keule keulen schenkel flugel
    kerne haut haute knochen graten stifte rosschen roschen raspel spalten schnitze halften viertel saft abrieb mark fruchtfleisch fruhstuck
    langsrichtung langs quer blattrig nudelig wurfelig feinblattrig garten markt bauer bauernhof supermarkt region saison
    italien spanien osterreich deutschland steiermark tirol boskoop elstar braeburn topaz jonagold hokkaido nantaise linda
    sieglinde annabelle typ type weglassen immer niemals bitte gerne vielleicht entweder weder falls vergine schaf ziege kuh vorwiegend muhle alternativ weide wildfang freiland fang beispielsweise zum dazu vorrat kuhlschrank tiefkuhler gefrierfach glas glaschen quetschie stangerl happchen`),
] as const;

const POLISH = [
  ...withEndings(
    `swiez slodk kwasn gorzk ostr lagodn mlod star duz mal sredn mniejsz wieksz zolt czerwon zielon bial czarn fioletow rozow
    pomaranczow jasn ciemn zlot zlocist srebrzyst dojrzal niedojrzal przejrzal miekk tward gest rzadk geste ciepl letn zimn
    wrzac gorac chud tlust poltlust pelnotlust odtluszczon surow domow wiejsk polsk lokaln sezonow naturaln ekologiczn
    organiczn bio eko zwyczajn zwykl dowoln ulubion drobn grub cienk dlug krotk okragl plask cal pojedyncz podwojn malosoln
    szerok wask rowne rown czerstw owcz kozi krowi niewielk nieduz odzywcz nowozelandzk wlosk greck hiszpansk zagrodow such swiezutk mloda uprawn poln lesn gorsk roslinn wegansk wegetarianstk dobr najlepsz pitn strzepiast
    debolistn dzik niesolon niesiarkowan nieobran mieszan`,
    ["y", "i", "a", "e", "ie", "o", "ego", "iego", "ej", "iej", "ych", "ich", "ym", "im", "ymi", "imi"],
  ),
  ...words(`
    miloscia czyms knorr winiary hipp bobovita gerber holle biedronka lidl auchan zabka piatnica dworek rossmann babydream
    wstazki nitki nitka torebki torebka glowka glowki kwiat kwiaty klacze rozyczki rozyczka skorupami ziarno ziarna korzen
    lodyga lodygi galazka gomolka doniczka kregoslup ogon kotlety kotlet steki stek udziec udko udka piers piersi filet
    filety poledwica schab lopatka skrzydlo skrzydelka palka gorka zrazowka opcjonalnie instant mini slupki cwiartki
    polowki polowka polowy czastki czastka szczypiorek wedlug smaku uznania potrzeby garscie blonek blonki skorki pestek pestki osci bedzie beda maja moga proszku light ogrodek dzialki
    typu zawsze nigdy prosze moze albo letnia warzywne najlepiej wczesniej wielkosci moga moze mozesz uzyc srednicy dekoracji rodzajow tuszka dzwonka rurki rurka skorupek
    glowami srodek polplastry nogi skrzydla prega szponder golonki puszce rosolu zerowki zerowek targu sklepu sezonu babuni mamy domu zapas resztka resztki lobo ligol szampion gala jonagold irga denar`),
] as const;

/** What is said of a food, beside it or after a comma, and is none: how it is, its part, where it grew, who sells it. Folded. */
export const SAID_OF_FOOD: ReadonlySet<string> = new Set([...ENGLISH, ...GERMAN, ...POLISH]);
