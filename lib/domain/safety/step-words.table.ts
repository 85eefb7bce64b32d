import { wordList } from "../shared/word-list";

/**
 * What steps call the things that they have named already, or what they are put into: a batter, the rest, everything. Said
 * to be put in, they are nothing new. Folded.
 */
export const STEP_WORDS: ReadonlySet<string> = new Set([
  ...wordList(`
    batter mixture mix dough paste puree mash sauce soup stew broth liquid juices cooking everything ingredients ingredient rest
    remainder remaining remaining's others other half quarter third bit bits little spoonful spoonfuls splash dash drizzle
    glug slug knob lump portion batch contents layer layers filling topping coating crumble vegetables vegetable veg veggies fruit
    fruits meat fish grain grains pulses greens herbs herb spices spice seasoning aromatics base result blender processor pan
    pot saucepan bowl tray tin dish plate mould casserole steamer basket heat oven water lid minutes minute more extra
    final last first next cooked drained chopped prepared soaked reserved mashed grated sliced flaked shredded beaten whisked
    same again enough few couple several both each them it this that these those else theirs afterwards halfway
    midway gradually slowly gently carefully quickly later together now straight right away immediately
    mug jug ramekin beaker
    one two three four five six eight ten twelve fifteen twenty`),
  ...wordList(`
    teig masse mischung gemisch brei puree pueree sauce sosse suppe eintopf sud fond flussigkeit kochwasser kochflussigkeit garwasser garflussigkeit
    alles alle restliche restlichen restlicher restliches ubrige ubrigen rest halfte viertel drittel teil teile loffel loffelweise
    essloffelweise teeloffelweise portionsweise nach und nacheinander schluck spritzer schuss klecks prise zutaten zutat
    gemuse obst fruchte fleisch fisch getreide hulsenfruchte krauter gewurze eimasse eimischung eiermasse eiermischung
    ei-masse teigmasse backmasse fullung belag gekochte gekochten gekochtes gegarte gegarten gegartes vorbereitete vorbereiteten
    vorbereitetes schnee zerdruckte zerdruckten pfanne topf schussel form blech ofen wasser dampf herd deckel minuten minute gleich
    anschliessend danach dann zuletzt zuerst noch etwas wenig mehr weiter weitere weiteren gegen ende schluss garzeit kochzeit
    ofenbrei breiklecks fleischfasern fleischfaser fleischstucke fleischstuckchen fleischstreifen gemusestifte gemusestucke gemusestuckchen gequollene gequollenen
    rundherum rundum ringsum darin leicht gleichmassig
    neues neuem neue darfst kannst solltest
    daher deshalb also nun leg lege legen stell stelle setz setze samt mitsamt ausgetretenen ausgetretene ausgetretenem teller tellern schalchen bedarf
    backzeit bratzeit garens kochens kurz erst spater schliesslich direkt sofort vorm servieren langsam vollstandig komplett grundlich sorgfaltig kraftig
    vorsichtig behutsam zusammen ein zwei drei vier funf sechs acht zehn zwolf funfzehn zwanzig`),
  ...wordList(`
    ciasto masa mase masy mieszanka mieszanke mieszanki mieszanine papka papke puree sos zupa zupe zupy gulasz wywar plyn
    plynu wode wody wszystko wszystkie wszystkich skladniki skladnikow skladnik skladnikami skladnikom mokre mokrych mokrymi suche suchych suchymi sypkie sypkich sypkimi pozostalymi pozostalym reszte reszta reszty pozostale pozostala pozostaly pozostalych
    polowe polowa cwierc czesc lyzke lyzki lyzka lyzeczke odrobine troche garsc szczypte porcje przygotowane przygotowana
    przygotowany przygotowanych ugotowane ugotowana ugotowany rozgniecione rozgnieciona pokrojone pokrojona starte starta
    odsaczone odsaczona namoczone namoczona warzywa warzyw owoce owocow mieso miesa rybe ryby kasze kaszy ziarna ziola
    przyprawy patelni garnka miski blache forme pare minut stopniowo kolejno potem nastepnie jeszcze razem je ja go
    nowa nowej nowe nowy nowym nowego krem kremu kremem odlozonymi odlozone odlozonych wlokna wloknami
    powoli ostroznie delikatnie wolno pozniej dwie trzy cztery piec szesc osiem dziesiec pietnascie`),
]);
