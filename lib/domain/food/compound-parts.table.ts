import { wordList } from "../shared/word-list";

/** What stands before a food in a German or English compound without being a food. Folded, as are all lists here. */
export const COMPOUND_MODIFIERS: ReadonlySet<string> = new Set(wordList(`
  vollkorn voll natur bio brat back koch frisch jung baby mini rot weiss grun gelb blau schwarz suss sauer bitter wild
  zucht wald garten feld wiesen land berg alm alpen heu sommer winter herbst fruh spat tiefkuhl tk dosen mager fett roh
  raucher trocken dorr instant fein grob zart klein gross misch edel haus bauern hof saison speise tafel kinder familien
  schmor dampf pfann grill ofen streu streich schlag press schmelz reib hart weich schnitt dreh ziegen schafs schaf kuh
  buffel hafer dinkel ur perl lang rund kurz basmati jasmin parboiled schnell fertig super riesen zwerg cocktail snack
  fisch fleisch hack gemuse obst frucht pilz beeren nuss kern samen krauter gewurz tages morgen abend fruhstucks mittags
  huhner huhn hahnchen puten enten ganse wachtel rinder rinds kalbs schweine schweins lamm meer see fluss bach nordsee atlantik hokkaido muskat moschus speck suppen einmach lager most blut`));

/** What a food is made into, or the part of it: the end of a compound that says a form, not another food. */
export const COMPOUND_HEADS: ReadonlySet<string> = new Set(wordList(`
  brei mus muss puree pueree suppe suppen suppchen cremesuppe rahmsuppe salat salate sauce saucen sosse sossen sugo dip
  kuchen torte auflauf scheibe scheiben wurfel wurfeln stuck stucke stucken stuckchen streifen stick sticks stift stifte
  stangen stange spalte spalten schnitz schnitze schnitzel pulver flocke flocken mehl griess schrot kleie flips chips
  creme aufstrich blatt blatter blattern kern kerne kernen schale schalen laibchen laberl bratling bratlinge puffer
  strudel knodel klosse roschen strunk brot brotchen waffel waffeln keks kekse riegel gratin eintopf ragout gemuse obst
  mischung mix filet filets fleisch steak steaks brust keule schenkel hack hackfleisch saft safte nektar sirup marmelade
  konfiture gelee gulasch curry pfanne teller spiess spiesse frikadelle frikadellen balle ballchen bratlinge nockerl
  spatzle nudel nudeln reis smoothie shake joghurt quark topfen rahm sahne obers ol ole pesto paste tee wasser bruhe
  fond schmarrn pancake pancakes pfannkuchen palatschinken muffin muffins cracker krokette kroketten talern taler
  taschen tasche rollchen rolle rollen stampf pure schoten schote zehe zehen knolle knollen wurzel wurzeln beere beeren
  kraut sprossen sprosse haut fett eis wurst wurste wurstchen wurstel nuggets haferl haxn kompott roster
  lungenbraten braten pommes pops klosschen samen schaum sterz grissini parfait mousse
  soup sauce puree mash mashed juice pie bread cake cakes meat paste powder flakes flour oil burger burgers ball balls
  stick sticks roll rolls shake nut nuts seed seeds bean beans leaf leaves skin peel crumb crumbs slice slices broth
  stock butter cream milk spread jam stew salad chunks cubes wedge wedges dip fritter fritters pancake pancakes meal`));

/** A compound with such an end names a tool, a place, a size or a look, and holds nothing of its beginning. */
export const THING_HEADS: ReadonlySet<string> = new Set(wordList(`
  messer loffel gabel reibe reiben presse topf schussel brett schaler kocher bad holz glas glaser tasse tassen form formen
  formchen formig formige formigen formiger grosse gross grosser grosses grossen dick dicke dicken dunn farben farbig
  farbene ahnlich artig becher maschine muhle schere zange sieb tuch papier beutel sack dose dosen kiste regal schrank
  pinsel zahne allergie allergien allergiker unvertraglichkeit intoleranz geschmack geruch duft aroma bluten strauss
  baum baume garten ernte saison markt laden geschaft fest`));

/** A compound with such an end says that its beginning is left out. */
export const FREE_HEADS: ReadonlySet<string> = new Set(wordList(`
  frei freie freies freier freien freiem los lose loses loser losen losem`));
