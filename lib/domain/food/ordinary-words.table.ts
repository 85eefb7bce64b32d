import { wordList } from "../shared/word-list";

/**
 * Words of kitchens and of everyday speech that stand one letter away from a food or from something forbidden (`poach`
 * and `peach`, `grate` and `grape`, `whisk` and `whisky`): they are never a typo of anything. Folded.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(wordList(`
 broda brode brody broda haferkleid kokoskleid traufle traufeln traufelt traufelst blony blona blone blonki blonek brause polac polej polewaj polewac polewamy polano mus musem spray sprays masala jerk muller runden southern battered frittata frittatas frittate frittaty frittacie
 isn't isnt spite despite stays nidel konfi cupboard cupboards knochelchen bund bunde fritter fritters dritten cofnac cofnij cofnie trochu trocha formular formulare formularz
 main mains salty toasting toasted toaster butterflied mousse moose mouse plenty needs speak speaks likes bases steams brine page pages current nurse hurry tries pale meta
  theme peers card cards plus sibling moon moons plugs slimy watery overripe retten gotten cotton panda patty puffy applies bred arrest gripe manner fries
  raises tacos narrow narrows loss worst grade lives dotted wiring temperature temperatures pasteurised pasteurized
  unpasteurised unpasteurized maple carob coca bagel marlin sane obeys sweden kirsch schorle brute better bitter letter later litter utter butt matter lighter hotter fatter saute about above after again alive allow also ample another apply around baby bacteria bake baked baker bakes baking base
  based basic basics basis batch baton batons batter beach beads beat beaten beats been begin being below bend bits bite
  bites black blend blended blender block boil boiled boiling bone boned bones bottle bowl bowls break breaks breed brews
  bring broad broth brown brush bunch burn butt cake called came can care carry cast catch change check chew chill chilled
  chip chips choke choose chop chopped chops chunk chunks clean clear close cloth coat coating cold combine cook cooked
  cooker cookies cooking cool cooled core cored corn course cover cover covered cream creamy crisp crumb crumbs crush
  crushed cube cubed cubes cups cuts dash deep dice diced dices dinner dish dishes done dough drain drained dream dress
  dried drink drinks drip drop drops dry each easy edge enough equal even every extra face family feed fill filled find
  fine fines finely finger fingers firm first flake flaked flakes flat flesh floor flour fluffy fold folded food foods
  form four fresh freshly fried from fruit frying full gentle gently give given good grab grain grains grate grated grater
  grates great green greens grill grind grip ground group hand handful hands hard have head heat heated held help here hold
  hole hours inch inches into juice juicy just keep knead knife know large later layer leach leaf leaks lean leans leave
  leaves left length less level lid lift light like line lined lines little live long loose lumps lunch made make makes
  many mash mashed mashes matter meal meals mean means meat medium melt melted mild mince minced mint minute minutes mix
  mixed mixes mixture moist month months more morsel mother mouth much need never noodle note offer once only open orange
  order other ounce oven over pack palm pans part parts pass paste pastes pastry peace peel peeled peels peeler piece
  pieces pinch pint place plain plate please pods point pole poach poached porridge portion pouch pound pour press pulse
  puree pureed quarter quick quickly raise rates raw reach read ready real reed remove rest rice rinse rinsed ripe roast
  roasted roll rolled rolls room root round rough safe salad same sauce saucepan save scale scoop score season seasons
  seed seeds separate serve served serves serving shape sharp shell shred shredded side sift simmer since single size skin
  skins slice sliced slices small smash smell smooth snack soak soaked soft soften softer solid some soon sort soup sour
  space spare spice splash split spoon spoons spread square squash stage stalk stand start state stay steak steam steamed
  steamer steep stem stems step steps stew stick sticks still stir stirred stock stone store stove strain strip strips
  sugary sure sweet table take tall taste tastes teach tender test texture than that thaw their them then there these
  thick thin things this thumb time times tiny toast together touch towel toward trace tread trim turn twice under union
  until used useful using value very wafer waiter warm wash washed waste water watch ways wedge wedges weeks weigh well
  were what wheat when whisk whisked white whole wide will wipe with wooden word work world would wrap wrist yield young
  your zest pear pears peas bear beans leak drain grease greased crispy chunky rounds steaks beacon poaching poacher coarse
  coarsely beets beat whirl smear shake shaken brownie party pastes tasty berry bark plate plates plum trust trusts crust
  muscle muscles quite quiet spec graph graphs chart charts padding cart carts margin margins kill grant granted grouped napi
  brand brands bail seem seems miller martin walker musl raising lorem okay tucker romain babel

  walze walzen knodel knodeln prufe prufen korper mach mache machst macht giess giesse manche manchen salzt rogen hilfe fett fette fettes zahne zellen
  rohe rohem rohen roher rohes haferl temperatur temperaturen pasteurisiert pasteurisierte pasteurisierten pasteurisierter
  mahle lies oben obst selten sorte sorten tages tagen brauch brauche nahe nase wange zunge lippe lippen magen
  binnen
  aber alle allem allen alles also andere backen bald beide beim besser besten bevor bissen bitte blatt braten brauchen
  braun breit bringen dabei dafur dampf dampfen dann darauf darin dazu decke deckel dein denn dich dick diese dieser dieses
  doch drei dritte dunn durch eben eines einige einmal einer ende entfernen erst erste essen etwa etwas fallen fangen fast
  feine feiner fein fertig fest feuer finger flach flasche fort frei frisch frische fruh fuer fur ganz ganze garen gart
  geben gebacken gekocht genau genug gerade gerieben gerne geschalt gibt glatt gleich gramm grob grosse grun grund gute
  guten haben hacken halb halbe hand hart haut heiss heute hier hitze hoch holen immer innen jede jeden jeder jetzt kalt
  kann kein keine keinen kinder klein kleine kleiner kleines kochen kochend koche kommen konnen korb kosten kurz kuhlen
  lange langsam lassen legen leicht leichte linie loffel loschen machen mahlen mahlzeit masse matsch mehr meist menge messer
  minute minuten mischen mischung mitte mixen monat monate muss mussen nach nehmen nicht noch nochmal nudel oben oder ofen
  offen ohne ort passen pfanne platte platz portion probe prise pulver punkt putzen rand reiben reibe reicht reife reif
  reihe reiche reisen rest richtig ringe ringen rohe rohr rollen ruhig ruhren rund runde rutschen sanft schale schalen
  scharf scheibe scheiben schicht schluck schneiden schnell schon schritt schussel seite seiten selbst sehr servieren sich
  sieb sieben sofort sonst spalten stange statt stehen steine stelle stiele streifen stuck stucke suppe tasse teil teile
  teilen teller tief topf trinken trocken tropfen uber umruhren unten unter vier viel viele voll vom von vorher vorsichtig
  wachs waren warm warme warten waschen wasser weich weiche weichen weinen weise weiss weiter welche wenig wenn werden
  wickeln wieder wird wollen wurfel wurzel zart zarte zeit zerdrucken ziehen zucht zuletzt zwei zwischen messe leber reine
  leiter heben lieben leben weben kissen kuchen kucher kocher kochst karton beeren minze meter melde melden
  tisch tische tischen tisches dunkel dunkle dunkler dunklen kaut arme biene bienen leer leere kanne kannen schabt schaben lache
  mantel lachen obere schweiz fuge fugen rinde rinden

  krotka krotko jakis jakies jakas botwina botwinka jako prosto karmi karmia sliski sliska slowa slowo rozne piwo piwa piwem danie dania drodze samo cuki kasja kasji grochem
  borowik borowiki borowikow mylony pasteryzowany pasteryzowana pasteryzowane pasteryzowanego temperatura temperatury mile
  albo aby bardzo bedzie blender blendera bialy calosc caly chwile ciasto cienko cieplo czas czasem czesc czesci czyli
  dalej deska deseczka dlugo dobra dobre dobrze dodac dodaj dodatek domu dziecko dziecka dzien dzieli duza duze duzy forma
  foremka garnek garnka garsc gdy gesty gesta gladki gladko goraca gorace goracy gotowa gotowac gotowane gotuj gotuje
  gruba grube grubo inne inny jeden jedna jedno jego jest kawa kawalek kawalki kawalkow kazda kazdy kilka kolor kosc kosci
  kostka kostke kostki kropla kroj kroic kroki krokow krokiem okres okresu kubek lekko lepiej lyzka lyzki lyzeczka lyzke mala malo male maly masa mase
  masy mieszaj mieszac miekka miekki miekkie mieso minuta minut minuty miska miske miseczka moze mozna nadal nalej nauka
  nawet nigdy niski noga noz oraz okolo oddziel odcedz odstaw ostudz owoc owoce palec palce paluszki paski pasta pasty
  patelni patelnia para parze parze piec piecz pieczone piecze pare plaster plastry plaskie pokroj polej polowa polowe
  porcja porcje potem powoli przed przez przykryj pusty raz razem reka rece reszta rowno rozgniec sama same sila skora
  skorka skory skroj sloik smak smaku smaczne sos sosem sosu srednia srednio stol stole stopni sucha suche szczypta szybko
  taka taki takze talerz temu teraz tluszcz trzy twarda twarde tylko ugotuj ugotowac umyj usun wazne widelcem wiec wiele
  wlej wloz woda wode wody wolno wstaw wrzac wrzuc wrzuc wyjmij wymieszaj zagotuj zalej zanim zawsze zdejmij zetrzyj
  ziarna zimna zimne zupa zupe zupy gotowy gotowe szklanka szklanki lisc liscie rano rana mocno mocna kasa
  siedzi reki reke rzeka rzeki krotki kartka kartki kartke pani panie mysli stawia pali brak braku braki musi musisz grupa grupe
  grupy pora pore gory rama ramy sala sali pasa pasy
  gering nagel tranen schau jezykach nagly ryzyko jaka jaki jakie liczy licze liczyc mysla mysle rosne rosnie setek setki szarlotka szarlotki szarlotke szarlotek mollet mamut mamuta szypulek szypulki szypulkami ogonkow kapka kapke kapki

  pleasant pleasantly peasant gathering gatherings keen keenly cheery steal steals streak streaks linen poor poorly mallet
  mallets lever levers snapped snaps passage passages trouble troubles funnel funnels shallow shallower pile piles
  piled slate slates spilt temper tempered tempering breeze winner winners tore woke palate palates pantry sale sales
  seller sellers models panel panels pool nation hearing marine lane seek seeks salary anna indoor
  indoors mice hiring pros poem butler harley wallet washer surgeon sail sails hers creep creeps nanny maniac
  owes drum bore bored cries cried rabbi melody bribe graves quarrel gutter buyer saloon salon humour rhyme flare
  morale bummer dumping wager eater eaters campers faraway marched marches cashed prone trot trots chimes misty
  quitter manic sneaks rocker collars calms mite brazen fates fronting seam seams matron mine back backs saved shared
  tried stored funny broke broken strange fired harder barely sealed remote rubber shave puppet halve halves
  halved lumpy bland carbs carb smears squishy sippy roaster strainer stacks stack thinner crumbly sear sears froze
  bothering temperament backside backstage chopsticks dated grades hammer hammers carpenters offerings earrings bead
  wider summon squads dares fakes gander puppy pup slipped skipped powered misled musket pardons starry
  sogar wirst mann denke denkt wusste wussten wusstest musste mussten musstest nummer nummern guter alten kumpel
  kampfen kampft kampfe klasse klassen gedanken schicken schickt schicke schenken schenkt schenke voller volle vollen
  vollem volles damen lebe lebst kirche sahen fanden gingen traume traumen traumt tote kino gucken guckt wechseln
  wechsel wechselt wechsele armen maske masken heutige heutigen heutiger heutiges linken sammeln sammle klopfen
  klopft klopfe malen mies miese flur madel quitt erbe erben kummer marchen traue trauen munze summe buchern schein
  schweig weisen weist reiss reissen reisst mangel somit passte passten rahmen weiten weite gerat gerate geraten
  linien schlitten wecker fies checken kummern kummert patienten assistenten studenten klienten prasidenten
  irgendwelche irgendwelchen irgendwelchem irgendwelcher irgendwelches bedanken verdanken herbringen mich krabbeln
  krabbelt krabbele krabbler tupfen tupfe tupft kippen kippe kippt kerben kerbe rasten lachte lachten zahnchen ober
  oberer oberes oberem obersten oberseite oberseiten oberschenkel oberschenkeln oberkorper oberarm oberlippe oberhitze
  unterhitze oberkante oberflache rachen halten hatte hatten dinge spielchen
  loffelchen schusselchen deckelchen bundelchen armelchen beutelchen vogelchen engelchen wichtelchen gabelchen
  wurfelchen haufelchen teufelchen tropfelchen mantelchen brockelchen krumelchen stangelchen schnitzelchen
  kartoffelchen
  matowe matowy matowym matowego
  szybki szybka szybkie szybkiej szybkim szybkich szybkiego szybszy szybsza czemu rade rada rady lubi lubia lubie
  lubil lupina lupiny lupine lupin lupinek lupinki jedynie jedyny jedyna jedyne jedynym jedynego srodkowym srodkowy
  srodkowa srodkowej srodkowego ogonki ogonek ogonkiem serwetka serwetki serwetke serweta serwety serwete miescie
  kolej kolejny kolejna nasi komu klasy klasa klase gliny komputer komputera poziomie poziom poziomu praw tajne
  badanie badania badaniem wisi testow maska kapiel kapieli kapiela kapieliny pisza pisze oslony rane malenka date
  marne podzial podzialu spia spi spiac dnie dniami dniu bawil bawila bolec boli wzgorza pytaja tempie tempo tempa
  tempem temperaturze palac kres serii seria malzenstwo malzenstwa prezydentem klientem pacjentem maze maza mazac
  grzalka grzalki smoczek smoczka smoczkiem geste jejku zlotko prosi prosze kocha licha`));
