import { wordList } from "../shared/word-list";
import { AROUND_FOOD } from "./around-food.table";
import { withEndings } from "./endings";

const ENGLISH = wordList(`
  mould moulds mold molds ramekin ramekins rapeseed weighed weight
  iglo bakoma zott hortex monini polmlek frosta klinek rustica wczoraj sunday monday saturday
  love care soldiers friends more something skinned rinsed optional starter ribs thigh thighs rind rinds breast breasts cutlet
  cutlets loin fillet fillets tenderloin tenderloins sirloin chuck legs wings drumsticks kernels granules needles nibs
  fronds bulb bulbs casings hearts head heads crown crowns loaf pockets papers tubes flowers florets spears ribbons batons
  segments membrane membranes halves quarters eighths strips lengths spoonful spoonfuls version person people instead drizzle sprinkle spray
  juices yellow orange purple pink black golden violet organic natural homemade leftover leftovers overripe ripened
  unripe tinned canned jarred shop store supermarket market local seasonal farm garden lengthways lengthwise crosswise
  widthways diagonally diagonal bitesize matchsticks julienne brunoise roughly approx approximately divided extra
  taste serving garnish topping dusting greasing frying lightly well mini micro variety braeburn macoun cortland gala
  fuji granny pink lady maris piper king edward desiree chantenay conference medium large tiny huge skewers sifter
  wholemeal wholegrain fullfat skimmed semi unsmoked unpeeled unwaxed overnight last night yesterday today tomorrow please thanks
  brand hipp holle gerber organix kendamil tesco sainsburys waitrose asda morrisons aldi lidl costco heinz
  room slow cooker steamer blender vegan vegetarian halal kosher kids children toddler adult family everyone
  favourite favorite myself ourselves anything pieces lumps shreds ground crumbled heavy double dark total scant such notes
  name names text says glutinous neutral short spicy stalk stalks boxes box package packages ones outer inner russet russets diameter dutch adjust mexican
  australian european italian french spanish greek indian asian regular yourself ends stale thickness larger smaller
  consistency works nature directions active additional flavor flavour standard refer choice heart starchy fruity
  filling kind range thirds tail tails percent three least amount which combination ambient uniform decoration surface
  griddle follows whites husks silks count link breakfast plant garnishes sprinkling drizzling brushing unit item
  amounts needed instant quick rolled protein shape shapes shaped shells boston yukon flank ribeye steak chops shin
  shank neck back fruit vegetable veg brick bought grown pasture grass outdoor indoor reared caught alternatively
  never always without straight contains pearls spoon teaspoon tablespoon skinless even again once twice later because while
  preferably ideally maybe perhaps either neither both none whatever online yourself learn thinner reserve increase info
  gold creme half degrees online headnote intro hydration magic fridge cooling cores pips membranes stones pits skins bones veins tentacles mortar kept virgin tart spiral sandwich lunchbox muffin muffins bake baking day days
  see use free fat you low red all any one old desired non top style but add sub pan hot purpose preferred etc self pot two how few according added aka along altitude aluminum and another arm aside
  average away bad bag bags barbecue barbecued bar bars beth between big bit blade blog post blue body boiler bottled boxed bright brought bruised bubbles bubbling bubbly bulk bursting button buying
  cage cannot cap case casing catch center centre changes charred chef chemical choosing christmas chunk clear clip clipped cluster coil collar color colour colored coloured common compare complete
  completed completely compound concern condition container content could country crate crusher crusted cultured curly custom cute daily damp decrease deep deli delicious demi dependent depending
  details device diced different diluted dipped directed discard don't can't you're you'll it's that's dot dream dredging dressed each ears edge edible eighth elbow eleven eight seven nine twelve
  twenty dozen end english entire envelope equivalent every exact excess exterior extract eyed fan farms farmhouse fashioned fed feet fibre fiber finish finishing fire fit flavorful flavourful
  fleshed fleshy fluted foil folding follow following fork foster freeze freezer freshwater friendly frozen full fully gallon gallons gently get giant glossy gluten gms gold'n goes gourmet gourmettm
  grade grandmother's grate gratin grey gray groceries grocery grove guide hair halve handling hanger haas hass has had heaping heaped hearty heat heirloom high higher highest hole home hull humidity
  hunk imported incl include includes including incredible individual infused ingredient ingredients inspired into irish japanese chinese korean thai persian hungarian american hawaiian vienna swiss
  southern california texas new zealand australia usa british mediterranean jumbo just kernel kettle key kitchen knob knobs knobbly known label lactose land lasting layers leafy leaving left length
  level leveled levelled lid like likely liking linked liquid listed living lots lovely lower lowest lrg lucky lukewarm lump lumpy made mandoline marbled mature maximum minimum may meal measured
  measure measures measurement measurements med medal melting method mid mill min minus mixed mixing moist moisture monounsaturated most mostly mount multi multigrain multiseed mushy must naked
  naturally nature's naval navel nice nonfat nonstick not noted nub number nutrition oiling older olde open order organics original other ours out own packaging packs pads paleo paper paring part
  parve pat patted pats pearl per perfect perfectly personal petite pick picked pit pkt plastic pleasant plenty plump plus pod point pointed pound pounded pourable pouring powdered power pre
  precooked prefer preference premium prep prevent previously prob process processed processor product products prominent puff puffed pulp pulsed punnet punnets pure purchased quality quart quarts
  quantity rack racks rainbow raised rather rating raw reach really recent recipe's recommended rectangle rectangles reduce reduced refined refrigerate refrigerated refrigerator regard relatively
  replace required requires reserved rest results rib rich richer ridged ridges right rigate rim ring rings rinsing rising robust rolling roma rotisserie round rounder rounds row rub rubbed rustic
  sachet sachets sack save scalded scoop scooped scored scratch second secret section seedless segmented separated separately serrated set several shade shaved sheet shelf shelled should shot
  shoulder side sides sieve silken similar simple simply single skim skinny skip skirt slab sleeve slicer slicing slightly smooth snap sodium soft solid solids some soon source special specialty
  speed spooned spot spots spring sprouting square squeeze squeezed stable stabilized stack stand standing star starting steel stemmed stiff still stirring stoned stop storage strained strength
  strong sturdier subbed substitute substitutes suitable suit sun sunny super sure swap sweetened sweetness tasting tablet tall tap tear tender tent tested texture thick thicker thickened thickly
  thinly thinning third thoroughly thru thumbs tie tied tight tightly tip tips too torn touch tough tougher traditional transparent tray trimmed true try tub tubs tube turn turns twist type types
  typical uncooked undrained unflavored unflavoured ungreased unrefined unsalted unsprayed unseasoned unsweetened unopened unsulphured unsulfured untied unbleached update upto user uses using usual usually valley variation
  varieties various velvety vine vintage visible volume waste wavy weigh weighed weighing weight where whichever whip wholewheat wide wild will winter within world worth would yes yolker your
  youngest zero zested roasting toasting microplane measuring garnishing drizzled griddled julienned butterflied spatchcocked frenched deveined deseeded unshelled hulled shucked scrubbed sifted
  seeded juicing grating warmed reheated browned cleaned prepared simmered defrosted thawed marinated glazed flavored flavoured prepped stewed seared blitzed mashed minced riced spiralized spiralised zoodled
  shredded flaked pasteurised raising gelling setting resting doctor nutritionist pediatrician toddler's child's baby's babies family's months month year years weaning stage stages led blw finger
  snacks puree purees smoothies ella's gate happy earth's best little freddie piccolo annabel karmel bebivita dumex nestle cerelac yeo arla alpro oatly kerrygold lurpak philadelphia president
  galbani sainsbury's lidl's aldi's trader joe's walmart kirkland target kroger publix wegmans iceland coop ocado bob's quaker weetabix ready brek barilla de cecco garofalo cirio mutti napolina birds
  eye mccain joes whole foods great value good fage chobani stonyfield siggi's activia muller onken rachel's horizon eggland's burford clarence court cox jazz envy honeycrisp mcintosh rome empire
  bramley discovery jersey royals charlotte nicola ratte kestrel rooster marfona vivaldi estima anya kenya nantes imperator fuerte pinkerton comice williams bartlett bosc anjou concorde cavendish
  alphonso kesar ataulfo tommy kent palmer haden medjool deglet crimson flame thompson sable victoria mirabelle elberta gariguette elsanta driscoll's moneymaker san marzano beefsteak campari kumato
  brandywine basmati jasmine arborio carnaroli bomba calrose long grain grained typo tipo stoneground rapunzel doves
  cut juiced packed sized whipped pressed seasoned seasoning seasonings toppings fodmap loosely smith essence omit simplynature nondairy coles meyer martin's arthur sebago against granulated off
  filtered bell breaded flouring correctly want holes found everything mine our his her hers its their theirs who whom whose why was were been being doing shall might having here there quite also
  then than thus only yet already now ever often sometimes further during through above below him she sifting roaster balance foam stuff slurry aerated aerate clumps adjustment angle discarding
  leaking seriously smokiness sparkling concentrate belly ozs lifeway caputo cabot bella bellas jack tri pestle marinate breading dip dips dipping squish squishy squashed smushed squeezable
  spreadable scrambled softened softly tenderly airfried airfryer microwaved microwave boil steamed parboiled blanched braised stir fried sauteed baked roasted grilled toasted cold warm chilled cool
  crushed bashed broken halved quartered cubed chopped sliced slivered grated zest peeled topped tailed stalked husked podded pitted stone stoneless destoned pipless deboned boned filleted gutted
  scaled tailless headless washed unwashed soaked drained dried dino dinosaur letters alphabet wheels bows twists wiggly tricolour tricolor multicolored multicoloured mild milder mildest creamy
  creamier silky chunky runny thin coarse fine finer finest brilliant excellent yummy tasty gorgeous beautiful healthy nutritious wholesome nourishing easy speedy classic plain fancy posh proper
  decent cheap budget luxury everyday basics essentials aged matured dairy sealed unsealed expired opened cooked precut prewashed pasteurized unpasteurized bulkbuy sea responsibly sourced sustainable
  sustainably fairtrade fair trade certified demeter biodynamic skin bone boneless salt sugarless saltless greaseless crustless rindless eggless meatless fishless nutless pureed sieved thinned
  loosened fortified enriched iron inside outside only anymore carcass carcasses
  said cutting nothing lay comes fist toss put down basket almost gone slide becomes trail sets itself ladleful binds vigorously drawn runs thickening meanwhile run feel slips dab slippery easier
  edges become push pull divide handle feeling mellow colourful generously eaten throw across suck middle fingertips scatter dust force eats takes load front refill sits upright eating ago did got
  vac vacuum philly scott's scotts let via cob cobs sweetheart nor neither week weeks twice grandma's grandpa's`);

const GERMAN = [
  ...withEndings(
    `gek gem mittel mittelscharf mittelgross mittelgrosse festkochend mehligkochend vorwiegendfestkochend schwarz gelb lila violett
    orange blau rosa rot grun weiss vollreif uberreif unreif eiskalt lauwarm edelsuss suss sauer herb mild wurzig reif jung alt
    frisch klein gross grosser halb ganz dick dunn lang kurz mager fett vollfett hell dunkel grob gut best neu heurig speckig
    mehlig glatt griffig roh tiefgekuhlt regional saisonal okologisch biologisch kontrolliert vegan vegetarisch
    naturtrub naturbelassen pur einzeln ubrig restlich lose bissfest weichgekocht hartgekocht selbstgemacht hausgemacht
    zubereitet aufgetaut erwarmt erhitzt classic klassisch fein faschiert geselcht gerebelt puriert passiert raumtemperiert knackig zart saftig verstrichen gebrannt zimmerwarm handwarm korperwarm gefangen gefischt gesammelt gewachsen wachsend gezuchtet gefuttert geschlachtet gebrockt gemolken
  gericht gerichts paar weggegossen gegossen weggeschuttet gelegt gesteckt gestreut gegeben gestellt gespart gemacht gelassen genommen gewartet gekaut geknetet gedreht gewickelt gebunden gepackt
  gesetzt geholt gespalten gewolbt gelost gelockert geseiht gesprudelt gebroselt gerissen gebrochen geklopft geschuttelt geschichtet gewassert geschwenkt geschleudert gevierteilt gekerbt
  betorend magisch griechisch italienisch spanisch franzosisch osterreichisch deutsch schweizerisch steirisch bayerisch asiatisch indisch turkisch orientalisch mediterran ungarisch polnisch
  hollandisch danisch norwegisch schottisch irisch englisch amerikanisch mexikanisch japanisch nativ extranativ kaltgepresst raffiniert unraffiniert unbehandelt ungespritzt ungewachst unpasteurisiert
  pasteurisiert homogenisiert laktosefrei fettarm fettreduziert entrahmt teilentrahmt gesund lecker kostlich wunderbar toll perfekt ideal praktisch schnell einfach unkompliziert traditionell original
  modern kreativ bunt leuchtend lustig winzig riesig fingerdick fingerlang fingerbreit mundgerecht babygerecht kindgerecht altersgerecht breifrei dickfleischig dunnschalig kernlos kernarm steinlos
  langlich oval eckig rundlich breit schmal spitz flach dicklich grobkornig feinkornig kornig cremig sahnig flussig streichfahig streichzart schnittfest stichfest locker luftig flaumig samtig glasig goldgelb goldbraun hellgelb dunkelgrun dunkelrot rotschalig
  gelbfleischig weissfleischig aromatisch geputzt gewogen gewellt gemischt ubriggeblieben mittelalt verschieden beliebig passend geeignet reichlich gehauft gestrichen zusatz zusatzlich ungeschalt ungekocht
  ungesalzen ungesusst ungewurzt ungekuhlt ausgelost ausgekratzt abgetropft abgespult abgegossen abgekuhlt abgezogen abgelost abgeschnitten abgerieben abgewogen abgezupft abgekocht aufgeschnitten
  aufgekocht aufgewarmt aufgeschlagen aufgeweicht ausgedruckt ausgepresst ausgekuhlt ausgerollt ausgehohlt ausgeschabt eingeweicht eingekocht eingelegt eingefroren eingedickt vorgekocht vorgegart
  vorgeschnitten durchgegart durchgekocht durchgebraten durchgedruckt durchgesiebt zerdruckt zerkleinert zerstossen zerlassen zerzupft zerrieben zerteilt zerfallen zerbroselt zerpfluckt verquirlt
  verruhrt verdunnt vermischt verlesen verpackt bestaubt beschadigt behandelt bedeckt belegt entkernt entsteint entgratet enthautet entstielt entfettet entrindet entsaftet entdarmt geviertelt
  halbiert gedrittelt geachtelt gewurfelt gehackt geschnitten geschalt geraspelt gerieben gehobelt gestiftelt gezupft gepfluckt gewaschen gespult getrocknet gekocht gegart gedampft gedunstet gebraten
  gebacken gegrillt gerostet geschmort geschmolzen gefroren gekuhlt gewarmt gesiebt gemahlen gequetscht gestampft gepresst gepuffert gepufft gepoppt gekeimt geschrotet geflockt gefiltert gefullt
  gerollt geformt gesalzen gesusst gewurzt gezuckert geolt gefettet gebuttert geteilt getrennt gehautet geschabt geschlagen gequirlt geruhrt gemixt gestuckelt geleert geliefert gekauft gezogen
  geerntet gelagert gereift gerauchert gesauert gesplittert weichgedunstet weichgedampft kleingeschnitten feingehackt feingerieben grobgehackt dampfgegart handgepfluckt luftgetrocknet sonnengereift
  baumgereift vollgereift erntefrisch fangfrisch marktfrisch gartenfrisch kuchenfertig kochfertig verzehrfertig servierfertig ofenfertig tafelfertig mittelfein extrafein superfein doppelt dreifach
  weich altbacken`,
    ["", "e", "er", "es", "en", "em", "s"],
  ),
  ...wordList(`
    liebe etwas mehr natur light demeter bioland naturland alnatura rewe edeka hofer spar billa dmbio lebenswert babydream
    bedarf geschmack optional zimmertemperatur reste rest filet filets brust bruste keule keulen schenkel flugel
    beinscheibe beinscheiben schulter schultern nacken rucken hals bauch hufte lende oberschale unterschale tafelspitz wade bug schlogel schopf karree schulterscherzel scherzel lungenbraten
    kerne haut haute knochen graten stifte rosschen roschen raspel spalten schnitze halften viertel saft abrieb mark fruchtfleisch fruhstuck
    langsrichtung langs quer blattrig nudelig wurfelig feinblattrig garten markt bauer bauernhof supermarkt region saison
    italien spanien osterreich deutschland steiermark tirol boskoop elstar braeburn topaz jonagold hokkaido nantaise linda
    sieglinde annabelle typ type weglassen immer niemals bitte gerne vielleicht entweder weder falls vergine kuh vorwiegend muhle alternativ weide wildfang freiland fang beispielsweise zum dazu vorrat kuhlschrank tiefkuhler gefrierfach glas glaschen quetschie stangerl happchen dippen sondern
  befreien hautchen losen abspulen putzt hautet entkernen sehnen wie festhalten drucken streichen bleiben brechen als anbieten nur verwenden schluckweise feucht mitkochen greifen samige kraftige
  herzhafter rollchen herzhafte schnitten herzhaften inhalt des pikanten augen grosszugig krumel schmeckt stein haufigem bedecken zugedeckt befeuchten erhitzen bindet halten lutschen zerkrumeln
  heisst undurchsichtig fingerspitzen zweimal dass haftet kochflussigkeit letzten bleibt behalt hochstens dazugeben erwarmen daruber herd streuen feuchte mindestens entsteht fliesst davon stauben
  traufeln rutscht lasst durcherhitzen untermischen vorbereitete unterheben austritt mittlerer zeigefinger kraft isst zuerst babyportion zubereiten dies neben oft ansetzt biete nimmt mund fuhrt lege
  schneide abbeissen klumpchen nebeneinander schaut pinzettengriff sitzt aufrecht bleibst reichweite unterwegs gegessen backofen umluft schalten schweren braunt samig verteilen notig verkocht
  kleinster hineingeben schaumloffel spur hinterlasst vorheizen belegen dazulegen miteinander eins gleichmassig fallt verkneten zusammenhalt ruhen vermengen verarbeiten schneebesen aufschlagen
  topfrand kraftig uberzogen samiger uberzieht ausgelaufen loffelrucken zusammendrucken spuren holzloffel liegen glitschige abtrocknen zusammenfalten gesicht weg offnen zusammenschieben backrohr
  salzzusatz zuckerzusatz dampfeinsatz dampfeinsatze samt mitsamt ausgetreten ausgetretene ausgetretenen ausgetretenem austretend austretenden
  beschichtete ausstreichen getrankten nassen daraus hineinlegen holzstabchen sauber hineinstreichen nacht sprudelnd genugt schwenken soll bekommen entrinden getrankt sauerlich sauerliche sauerlicher
  vor nun man uns ihm wir was wer wen wem hier dort sie hin her los mal pro per bzw usw gar erst muhe delikatess trinkst quellbrunn pusa tellicherry dop campana pinseln cuisine
  bio aus anderes andere anderer anderen daumenbreite kuhlregal gewichtsklasse qualitat qualitats stangel stangeln stengel zzgl inkl halbfettstufe fettstufe kohlensaure wahl nettogewicht
  abtropfgewicht fullgewicht gegebenenfalls lake drillinge drilling tiroler wiener garnieren servieren bestreuen betraufeln bestreichen einfetten ausfetten einreiben anbraten braten backen kochen
  dunsten dampfen wurzen abschmecken bestauben walzen wenden panieren eindicken andicken binden verdunnen ruhren putzen verzieren dekorieren auslegen bearbeiten formen ausrollen arbeiten kopf kopfe
  knolle knollen staude stauden wurzel wurzeln strunk kolben kolbens rispe rispen stiel stiele trieb triebe spitze spitzen nadeln korner korn kern faser fasern fadchen wurfelchen stuckerl stuckl
  stifterl scheiberl flocke flocken krume krusten kruste rindenfrei blattchen pack packung packungen pckg pkg btl beutel sackerl tute tuten tube flasche flaschen dosen konserve konserven netz schale
  schalchen topfchen tetrapak vakuum portionen portionsweise menge mengen halfte viertelchen drittel stamperl schopfer schopfloffel kelle kellen messbecher gerade passende diverse eventuell evtl ggf
  nach belieben zirka circa ungefahr knapp gestrichene gestrichener ausreichend genugend wenige mehrere einige samtliche insgesamt jeweils extra statt anstatt ersatzweise wahlweise marke eigenmarke
  gutbio gutes aldi lidl penny kaufland netto denns interspar merkur adeg mpreis rossmann muller bipa milupa bebivita hipp holle topfer humana aptamil novalac milsani milfina bellasan goldahren
  weihenstephan weihenstephaner schardinger nom landliebe kolln recheis bonduelle seeberger wiesenhof milram olz harry brandt goldland gusto almare delikato landfreude zuruck ziel naturlich naturel gewachst halbfett doppelrahm vollmilch magerstufe schwein schweins vom einem einer eines der die das den dem mein meine
  meinem meiner unser unsere unserem dein deine ihr ihre sein seine oma omas opa opas mama papa baby babys kind kinder kleinkind familie alle alles gemeinsam zusammen selber eigenen eigener eigenem
  eigene anbau balkon hochbeet acker feld alm wiese teich fluss zucht aquakultur haltung bodenhaltung freilandhaltung weidehaltung heumilch bergbauern landwirt hof hofladen wochenmarkt bauernmarkt
  bioladen reformhaus drogerie metzger fleischhauer fleischer backer backerei super farbenfroh frohlich klitzeklein handflachengross sternchen herzchen tierchen buchstaben rader muscheln spiralen
  schleifen hornchen rohrchen faden streifchen sticks taler bratlinge puffer happen fingerfood zwischenmahlzeit abendbrei mittagsbrei getreidebrei milchbrei obstbrei beikost start stufe monat monaten
  ohne mit vollkorn fest langkorn rundkorn mittelkorn parboiled basmati jasmin risotto milchreis sushireis schnellkoch kochbeutel nudel suppen salat eintopf auflauf pfannen grill ofen back tiefkuhl
  dosenware glasware restl ubriggebliebene gestern vortag vortags morgen heute daumen finger faust teller schussel loffel gabel messer reibe sieb tuch papier backpapier kuchenpapier zahnstocher form
  formchen muffinform springform blech topf pfanne wok dampfgarer thermomix mixer stabmixer purierstab qualitatsstufe herkunft ursprung sorte sorten art arten geschmacksrichtung handelsklasse grosse
  grossen klasse saisonware ware aktion angebot vorratspackung familienpackung belana ditta agria laura cilena bintje charlotte goldmarie marabel nicola gala pinova idared cox gloster fuji rubinette
  kanzi cameo berner rose gravensteiner kronprinz rudolf arlet alexander lucas abate williams christ clara frijs gute luise butternut uchiki kuri crown prince rothild vitaminna marktgartner
  ochsenherz san marzano datteltomate karkasse karkassen steif schlagen`),
] as const;

const POLISH = [
  ...withEndings(
    `czubat kopiast wczorajsz swiez slodk kwasn gorzk ostr lagodn mlod star duz mal sredn mniejsz wieksz zolt czerwon zielon bial czarn fioletow rozow
    pomaranczow jasn ciemn zlot zlocist srebrzyst dojrzal niedojrzal przejrzal miekk tward gest rzadk geste ciepl letn zimn
    wrzac gorac chud tlust poltlust pelnotlust odtluszczon surow domow wiejsk polsk lokaln sezonow naturaln ekologiczn
    organiczn bio eko zwyczajn zwykl dowoln ulubion drobn grub cienk dlug krotk okragl plask cal pojedyncz podwojn malosoln
    szerok wask rowne rown czerstw owcz kozi krowi niewielk nieduz odzywcz nowozelandzk wlosk greck hiszpansk zagrodow such swiezutk mloda uprawn poln lesn gorsk roslinn wegansk wegetarianstk dobr najlepsz pitn strzepiast
    sprawion opalon rozciapan rozciap rozpackan rozgotowan rozpacian rozdziaban ciapan rozduszon rozklejon debolistn dzik niesolon niesiarkowan nieobran mieszan
  przygotowan oczyszczon wymoczon odsaczon odcedzon odcisniet wycisniet rozgniecion roztart roztrzepan roztopion rozmrozon rozpuszczon rozkruszon sproszkowan zmiazdzon zblendowan zmiksowan zmielon
  zestrugan zagotowan zageszczajac doprawion przyprawion niedoprawion wydrylowan drylowan wypestkowan odpestkowan bezpestkow luskan wyluskan niluskan nieluskan poszatkowan szatkowan posiekan
  rozdrobnion uprazon prazon palon karbowan mlotkowan wysmarowan posmarowan nadziewan nadzian patroszon wypatroszon filetowan odfiletowan przesian odsian przetart otart utart start zetrzyt ubit
  nieubit namoczon umyt wymyt niemyt obran obgotowan sparzon zblanszowan blanszowan parowan pasteryzowan niepasteryzowan wystudzon ostudzon schlodzon podgrzan zamrozon mrozon glebokomrozon chlodzon
  blyskawiczn ekspresow szybkogotujac odmrozon smazon duszon pieczon grillowan gotowan ugotowan niegotowan upieczon usmazon uduszon suszon wedzon podwedzan kiszon kwaszon zasmazan marynowan fermentowan podzielon krojon pokrojon
  nakrojon podkrojon rozkrojon przekrojon przepolowion plasterkowan kostkowan zmieszan wymieszan dodan dodatkow zakupion kupion kupn sklepow wyhodowan hodowlan ogrodkow dzialkow gruntow szklarniow
  tunelow wczesn pozn jesienn zimow wiosenn letni swiatecznej codzienn poprzedni biezac nastepn pierwsz drug trzec czwart polow calut inn jedn pozostal odpowiedn potrzebn koniecz nieobowiazkow wybran
  dobran porcjowan paczkowan pakowan oryginaln tradycyjn klasyczn specjaln delikatn kremow puszyst chrupiac soczyst jedrn aromatyczn pikantn wytrawn neutraln kolorow roznokolorow rozn
  wielokolorow tecz bezow brazow rozowiutk pelnoziarnist ziarnist gruboziarnist drobnoziarnist dlugoziarnist krotkoziarnist okraglut grubut cieniutk gruboskorn razow pszenn zytni tostow drobnozmielon
  grubo drobniutk kruch maslan ziolow warzywn owocow mleczn bezglutenow bezmleczn bezjajeczn bezcukrow bezmiesn niskotluszczow wysokobialkow proteinow bialkow chinsk japonsk koreansk tajsk indyjsk
  turecj tureck meksykansk francusk niemieck wegiersk czesk slowack litewsk ukrainsk rosyjsk rzymsk paryjsk paryck bawarsk szwajcarsk szwedzk norwesk dunsk balkansk baltyck atlantyck srodziemnomorsk
  prowansalsk orientaln azjatyck amerykansk angielsk kalifornijsk neapolitansk parmensk mazursk kaszubsk podlask galicyjsk podhalansk kurpiowsk chudziutk miesist tlusciutk jadaln niejadaln dziecien
  dzieciec niemowlec rodzinn obiadow sniadaniow kolacyjn deserow kanapkow salatkow hamburgerow zupow zupn ciast cukierniczn piekarsk tortow kruchy kuchenn stolow laskow mielisk lopatkow karkow udziow
  zebrow czyst twoj moj nasz swoj wlasn kazd wszystk zaden niektor drobiutk wielk male malutk srednic prost krzyw uniwersaln wygodn szybk latw trudn zdrow smaczn pyszn wysmienit cudown idealn
  doskonal fajn super tani drog krajow regionaln importow zagraniczn niskosodow niskoslodzon slodzon nieslodzon dosladzan niedosladzan dosolon solon pieprzn bezpieczn bezzapachow tloczon nierafinowan
  rafinowan extra wolnowybiegow biologiczn certyfikowan wolno wyselekcjonowan plynn stal sypk galaretowat wodnist klarown przejrzyst metn chlodn zimniutk goracutk pokojow lodow posypan przestudzon oplukan odlan zlan wylan zalan polan wyplukan przeplukan wymieszan rozprowadzon rozcienczon odparowan wysiekan nasaczon zwilzon zebran zerwan odstan odwazon zmierzon oskrobon oskroban wyskroban obciet srodkow niepeln preparowan parzon kruszon zawierajac normaln nisk wysok wegetariansk gazowan niegazowan zwart mineraln dlugodojrzewajac skrecan perlow cytrynow truflow slodkowodn jarzynow`,
    ["y", "i", "a", "e", "ie", "o", "ego", "iego", "ej", "iej", "ych", "ich", "ym", "im", "ymi", "imi"],
  ),
  ...wordList(`
    zadnego zadnej zadnych eko antybiotykow rozmiar rozmiaru skladzie bakterie pyl miloscia czyms podlania hipp bobovita gerber holle biedronka lidl auchan zabka piatnica dworek rossmann babydream
    wstazki nitki nitka torebki torebka glowka glowki kwiat kwiaty klacze rozyczki rozyczka skorupami ziarno ziarna korzen
    lodyga lodygi galazka gomolka doniczka kregoslup ogon kotlety kotlet steki stek udziec udko udka piers piersi filet
    filety poledwica schab lopatka skrzydlo skrzydelka palka gorka zrazowka opcjonalnie instant mini slupki cwiartki osemki osemek salatka salatki salatke
    polowki polowka polowy czastki czastka szczypiorek wedlug smaku uznania potrzeby garscie blonek blonki skorki pestek pestki osci bedzie beda maja moga proszku light ogrodek dzialki
    typu zawsze nigdy prosze moze albo letnia warzywne najlepiej wczesniej wielkosci moga moze mozesz uzyc srednicy dekoracji rodzajow tuszka dzwonka rurki rurka skorupek
    glowami srodek polplastry nogi skrzydla prega szponder golonki puszce rosolu zerowki zerowek targu sklepu sezonu babuni mamy domu zapas resztka resztki lobo ligol szampion gala jonagold irga denar
  suszu zalewie zalewy zalewa podania gotowania smazenia polania skropienia wysmarowania pieczenia duszenia podsmazenia oproszenia obtoczenia panierowania posmarowania smarowania wysmarowania podsypania posypania posypki przystrojenia przybrania
  ozdoby dekoracja udekorowania dekorowania formy foremki foremek formie blachy blache blaszki przyprawienia doprawienia namoczenia upieczeniu ugotowaniu obraniu umyciu pol lisci lisciach galazek
  trzecia trzeciej czwarta drugiej moczenia ksztalcie ksztaltu zapiekania owocow gulaszu parowania niepalonej niepalona niepalonych rozcienczenia odlozone odlozonymi odlozonych strakow waga wagi wadze galazce galazki gniazdo gniazda kisc kisci strak straki straczki straku kolby kolba klos klosy pek peki lebek lebki plat platy platki platkow listkach kwiatow rozyczek roszyczkach lodyg lodygach
  korzenia korzeni bulwa bulwy bulwe glowa glowe glowy glow koszyczek lubianka tacka tacki woreczek woreczki torebce torebkach sloiku sloiczka sloiczek sloiczki sloiczku puszek kartonik karton
  butelka butelki butelke kubeczek kubeczki miseczki mozdzierzu szklanek lyzkami lyzeczkami miarka miarki miarke miare dag dkg gramy gram gramow kilogram kilo sztuk sztuki sztuka ziarenka ziarenek
  ziarenkach ziaren ziarnka nasion nasiona miks mieszanki polowke cwiartke cwiartka cwierc trzech dwoch czterech pieciu kilku kilkunastu jednego jednej dwie dwa trzy cztery piec szesc siedem osiem
  dziewiec dziesiec okolo mniej wiecej minimum maksimum troszke troche nieco odrobina kapka wlasnorecznie starannie dokladnie delikatnie cienko drobno srednio bardzo mocno lekko swiezo nswiezo dobrze
  niezbyt prawie calkiem calkowicie ewentualnie zamiennie zamiast badz lub rowniez takze tez oraz plus bez dla pod przed przy nad przez wedle podlug zastapic zamienic pominac dodac mozna nalezy
  trzeba warto wystarczy zrezygnowac niej niego nich jej jego tym tego tej ktory ktora ktore jesli gdy kiedy grubosci dlugosci szerokosci wysokosci konsystencji struktury strukturze zawartosci
  tluszczu ilosc ilosci jakosc jakosci gatunek gatunku odmiana odmiany typ rodzaj rodzaju kolor koloru kolorach smak smakiem sposob sposobu stylu wzorem miasto kuchni kuchnia obiad obiadu sniadanie
  kolacja przekaska skorce skorka skora skorze miazsz miazszu bialko zoltko srodka koncowki koncowek ogonki ogonkow gniazd gniazdka luska luski lusek blonka blona kosteczka kosteczki kosteczke
  kosteczek kosci kosc osc tluszczyk tluszczykiem mieso miesa udo uda udek udzca biodro biodrowka nozka nozki noga lopatki lopatke karkowka karkowki poledwicy poledwiczki poledwiczka zrazowki
  zrazowej rostbef rostbefu antrykot antrykotu antrykota ligawa ligawy krzyzowa krzyzowej pachwina wolny wolnego wybiegu wybieg chowu chow sciolkowy ekologia ogrodka babci dziadka taty tesciowej
  sasiada rolnika gospodarza gospodarstwa wsi rynku bazarku bazarek sklep sklepowy polki lodowki zamrazarki zamrazarka piwnicy spizarni polska polski hiszpanii wloch wlochy wietnamu turcji indii
  indonezji kanady nigerii maroko niemiec francji grecji chile peru ekwadoru kostaryki egiptu izraela holandii tesco carrefour kaufland netto dino polomarket stokrotka lewiatan spolem pilos mlekovita
  mlekpol laciate vemondo kaloria elios lubella melvit kupiec sonko britta halina uncle bens podravka kamis prymat kotanyi valio tiradell solevita freshona
  culinea frosta lisner graal princes dawtona krakus sokolow morliny tarczynski nestle nutricia bebilon bebiko humana helpa hippa uht serowarnia high pro vege menu grill
  grilla rumba red fruits deli elbow belarosa vineta bryza lord catania owacja tajfun satina golden delicious champion szara reneta antonowka cortland mcintosh idared gloster koksa papierowka
  konferencja klapsa lukasowka faworytka renkloda malinowe malinowy bawole serce krakowskie gruntowy szklarniowy truskawkowy daktylowe koktajlowe hokkaido pizmowa zwyczajna makaronowa hayward arborio
  basmati jasminowy jasminowego paraboiled carnaroli parboiled sypko brazowy bialy dluga krotkie widelki swiderki kokardki muszelki kolanka gwiazdki literki gryczany ryzowy kukurydziany niemowlecia
  niemowlat niemowlaka maluszka malucha bobasa dzieci dziecko roczniaka miesiac miesiaca miesiecy rok roku zycia etap etapu blw
  byc puszcze wycisk wyciskany petko tloczenia noc dnia nitek porcjach medaliony strumieniowy potrzeb mundurkach jas beluga zabkach dodatki dodatkiem pelnej pelny pelna pelne miekkosci
  obierz roztrzep zmniejsz ogien przykryciem kolejne dnem garnku ogniu uchylona pokrywka zgestnieje uloz koszyku rozloz razie wyparuje przykryte szczelnie najmniejszym plyn zachowaj bylo przykrycia
  doloz cedzakowa odsacz dorzuc byla zbyt mokra zostawi slad rozgrzej piekarnik termoobieg wyloz odwroc rumieni polacz misce polaczy sciela rownomiernie polaczenia skladnikow splywa rozpada rekami
  schlodz wyrob wilgotna stezala tyle dalo wrzenia nic wyschlo ubijaj trzepaczka lekka jednolita chochle brzeg powrotem zagesci energicznie jednolity odparuj przeciagnieta poza ogniem oblepi trzymaj
  tuz ponizej zostaw ostygniecia czasie ognia sciereczka talerzu osobno spod pary podgrzewaj wyplynelo cos przywiera nia pokryje rozluznij trzymalo lyzce docisnij grzbietem wilgotne zacznie lekkie
  sprobuj czuc drewniana gestsze wygladz wierzch odczekaj odparuja wyslizgiwaly raczki osusz recznikiem papierowym rozsmaruj brzegi znow zawin otworz papilot dala twarzy zsun powstanie warstwa poloz
  blasze srodku posyp nim nimi wsyp ziarenko nasiaknie nasiakna pestke cutting naczynie wysmaruj papilotkami nakladaj strony nasaczone zezloca mokrymi dlonmi uformuj obok siebie patyczku zostanie
  napelnij podaj napelnionej lyzeczce miseczce trzymania kes raczce podawaj wylej luzne skorupki skorke zmiekcz oplucz pancerzykow skore porwij podziel trzonkiem posiekaj tarce zostala zadna pestka
  ani polam czy uzywaj potrawy uzyj plynu lyku otwartego potrawie podaniem jednogarnkowe parowaru tresciwa aksamitna papilotu warstwowa starciu upiec opiec obu stron oczko wlokniste czesto zwilz
  sprawdz wyplywajacy poprzek wlokien ssania nieprzezroczysta samego razy palcami zostaly grudki trzymala tluczkiem grudkowate grubsza zaden twardszy byly wersji najmniej posmaruj oprosz skrop
  kilkoma obtocz zostalo scisnij miedzy kciukiem wskazujacym powinna najpierw odloz dopiero talerzyk przygotuj mieszania przywarlo chwyci zaniesie buzi nabierz dziecku dzieckiem dokladaj raczka mogla
  talerzyku wystaja piastki pozwol nabieraj naraz najwyzej ktorych daje zlozonych palcow wystawala zadnych luznych chwytania wyciagniecie powinien powinny siedzaco biegu twardsze kur kura kurzych juz
  tez ile bez nad pod dla jak tak nie gdy lub raz dwa trzy byl mam ten tam sam sami kto oba ona ono oni oczkach oczka kostce kostek blonkach dodawaj dodatku ale sobie wyobrazam ogrodu kasza skorek`),
] as const;

/** What is said of a food, beside it or after a comma, and is none: how it is, its part, where it grew, who sells it. Folded. */
export const SAID_OF_FOOD: ReadonlySet<string> = new Set([...ENGLISH, ...GERMAN, ...POLISH, ...AROUND_FOOD]);
