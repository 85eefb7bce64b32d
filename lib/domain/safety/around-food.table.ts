import { wordList } from "../shared/word-list";

// Words that parents type around a food, and that say nothing of it that matters: how much, in what, from whom, when,
// where it grew, which variety, what was done with it on the way. Folded. No food, no drink and no dish is among them, and
// no word of how something is preserved, seasoned, cut or spoiled.

const ENGLISH = wordList(`
  wilted wilting droopy limpish smidge smidgen smidgeon smidgin smidges tad dolloped splosh slosh glug glugs scraping scrapings smudge smattering handfull fistful fistfuls palmful mouthful mouthfuls mouthfull forkful
  forkfuls spoonfull dessertspoon dessertspoons dessertspoonful dsp ladle ladles scoopful cupfull mug mugs mugful bowlful bowlfuls plateful dishful panful potful jugful jug jugs glassful
  beaker beakers flask thermos pitcher basin katori dabba pots tubful jarful carton cartons ctn bottleful botle bagful bagfuls baggie baggies boxful packt pkts satchet satchets sashay punet
  punnit punnits trayful basketful crateful hamper trug bucket bucketful canister caddy contaner containter multipack multipacks twinpack cases wodge wad nubbin glob globs splodge splodges
  splat plop dod squidge heap heaps mound mounds bundle bundles peice peices pce portoin helpings haf hlaf qtr snippets floret offcut offcuts heel heels remainder remnant remnants remains
  wee weeish teeny tiniest titchy teensy weensy itty dinky litle littel lil smallish sml largish lge bigger biggest biggish massive enormous ginormous whopping sizeable sizable hefty
  generous modest sizes kgs mls ltr ltrs centimetre centimetres centimeter ammount quantities qty fraction five six doz couple cuople pair pairs rump knuckle onglet feather featherblade
  flatiron clod scrag leg foreleg hindleg saddle chump forerib aitchbone tritip haunch cheek cheeks joint joints gigot bolar girello undercut forequarter hindquarter upper bottom centrecut
  trimming oblong oblongs triangle triangles triangular squarish rectangular diamond hexagon hexagonal pyramid tapered elongated longish zigzag curved curvy bent squiggly slim chubby squat
  stumpy flattish thickish thinnest thinnish misshapen wonky wonkiest ugly lopsided uneven bow bowtie bowties quill quills vacpac vacpack sealable resealed resealable airtight lids lidded
  tupperware tupperwear tuperware tupper ziplock ziploc ziplocked zip zipper greaseproof prepacked prepackaged bagged labelled coolbox esky stash leftovr lefover yesturday yesterdy yday
  tonight tonights tonite tommorow tomorow tmrw tomoz monady mon tuesday tuesdays tuseday tues tue wednesday wednesdays wensday wednesay weds wed thursday thursdays thursady thrusday thurs
  thur thu friday fridays firday fri saterday satruday saturdy sat sundy weekend weekends weekday weekdays midweek morning mornings afternoon afternoons arvo evenings midnight lastnight noon
  midday lunchtime lunchtimes dinnertime teatime teatimes bedtime mealtime mealtimes daytime hour hrs mins moment january jan february feb febuary march april june july august aug september
  sept october oct november nov december dec summers autumn autumnal wintry fall early earlier late latest lately nana nanas nannas gran grans grannies grandma grandmas granma gramma
  grandmother grandpa grandpas grandad grandads granddad gramps father dad dads daddy daddys mum mums mummy mummys mams mom moms mommy amma ammi appa abbu dadi nani didi mausi masi bua
  auntie aunties aunty aunt aunts cousin cousins sister sisters sis brothers bro son daughter stepmum inlaws hubby husband hubbys wife wifes wifey partner kiddo bub bubs bairn wean twins
  neighbour neighbours neighbor neighbors nieghbour neigbour neighbourhood friend freind freinds pal bestie colleague colleagues coworker childminder childminders minder bloke guy fella
  folks someone somebody nursery creche daycare school playgroup office house village town city street road holiday hols caravan allotment allotments alotment greenhouse polytunnel
  ready eat handel handels discounter discounters spotty cultivated calcium farmed glasshouse orchard orchards plot smallholding fridg larder larders pantries cubboard cuboard cabinet drawer shelves cellar butcher butchers butchery greengrocer greengrocers grocer grocers
  fishmonger fishmongers shopping suprmarket supermaket marketplace stall cornershop kirana website app delivery foodbank sainsbury sainos morries booths budgens costcutter londis farmfoods
  supervalu centra woolworths woolies iga safeway dmart bigbasket blinkit zepto riverford oddbox britain england scottish scotland welsh wales ireland france spain italy greece turkish
  german germany polish holland netherlands belgian belgium denmark swedish norway norwegian finland finnish austria austrian portuguese portugal czech slovakia slovak hungary romania
  romanian bulgaria bulgarian ukraine ukrainian lithuania lithuanian latvia latvian estonia croatia croatian serbia serbian cyprus cypriot europe america canada canadian mexico peruvian
  argentina argentine argentinian ecuador brazilian senegal zimbabwe egypt egyptian israel israeli india thailand japan korea vietnam vietnamese malaysia malaysian pakistan pakistani
  bangladesh nepal aussie tasmania tasmanian kentish cornwall cornish dorset norfolk suffolk essex sussex hampshire herefordshire hereford pembrokeshire anglesey ayrshire aberdeen
  aberdeenshire angus perthshire fife orkney shetland wexford kerry wicklow armagh antrim galway donegal connemara limerick ulster leinster evesham guernsey london queensland gippsland
  riverina kerala ratnagiri mahabaleshwar ooty coorg shimla himachal idaho florida oregon michigan sicilian sicily tuscan almeria murcia jonagored egremont rubens cripps spartan katy coxes
  pippin pippins laxton doyenne rocha packham packhams corella albion sonata malling camarosa nendran hapus dasheri langra totapuri chaunsa sindhri himsagar kensington banganapalli neelam
  valencia nagpur marmande heritage jarrahdale lacinato sona masoori ponni kerrs wilja kipfler kipflers nadine pontiac kennebec burbank kufri jyoti chandramukhi sarpo vitelotte maincrop waxy
  nicer nicest tastier delish scrummy scrumptious fab fabulous amazing cheapo expensive pricey essential bargain normal ordinary genuine fave colorful newish desi organically organc orgnic
  eco farmers farmshop pedigree grassfed hydroponic assured ethical ethically traceable homegrown grew growing rspca msc ownbrand umm ummm erm ermm uhh uhm hmm hmmm ooh abot abuot kinda
  kindof sorta ish aprox aproximately approximatly nearly mabye probably probaly possibly defo definitely definately actually acutally basically literally rly pretty vry lol haha hehe tbh
  imo tho though btw fyi pls plz thx yeah yep yup yea anyway anyways innit thinking those ive lot ton tons oodles coz wala walla wiped pealed peelled prepeeled coring descaled wieghed bougt
  bort delivered gifted donated getting grabbed saving defrosting defrost defrostd defosted prepping taken took ladled`);

const GERMAN = wordList(`
  matschig matschige matschiger matschiges matschigen selbstgmacht selbstgmachte selbstgmachter selbstgmachtes sternform buchstabenform staubfein staubfeine staubfeinen selbergmacht selbergmachte selbergemacht   bisserl bissl bissal bisschen becherl resterl schusserl schwapp tupperdose doschen glasl glaserl flascherl tuterl eimer kiste steige korberl korbchen netzerl buschel bundel roserl
  stiftchen streiferl eckerl zipferl trumm trummerl batzerl fitzel schippel scherzerl endstuck anschnitt mittelstuck uberbleibsel vakuumiert eingeschweisst verschlossen originalverpackt
  gefriertruhe gefrierer tiefkuhlfach kasten eiskasten speis speisekammer vorratskammer vorratsschrank terrasse gewachshaus glashaus schrebergarten marktstandl standl greissler naschmarkt
  diskonter abokiste gemusekiste biokiste nachbar nachbarin nachbarn omi opi schwiegermutter schwiegermama schwiegervater tante onkel schwester bruder freundin freund kollegin mami
  tagesmutter krippe kita kindergarten mittag mittags abend abends vormittag nachmittag montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende woche letzte letzter vorige
  voriger vorigen heuer neulich kurzlich janner januar februar feber marz juni juli oktober dezember herbst fruhjahr angfangen angfangenes angfangene geoffnet gwaschen gschnitten gschalt
  gmischt kauft kochts kocht geblieben ausm aufm ausn furs schrumplig schrumpelig schrumpelige runzlig runzelig welk welke geworden gworden gewesen prozent prozentig prozentige zwanzig zehn
  vierzig funfzig hundert viertelkilo irgendwie irgendein irgendeine halt ahm glaub glaube denk wohl danke grad bloss recht ziemlich gunstig gunstige teuer billig heimisch heimische
  heimischer karntner burgenlandisch burgenlandische marchfelder marokko frankreich ungarn polen bayern sudtirol neuseeland agypten herzformig sternformig dreieckig viereckig quadratisch
  krumm krumme krummer krummes schief gebogen zweite funf sechs parchen portionchen mitgebracht geschenkt ausgegraben hergerichtet vorbereitet portioniert meisel kruspelspitz`);

const POLISH = wordList(`
  brykiet brykiety brykietach brykiecie brykietow kapeczka kapeczke odrobinke odrobinki ociupinka ociupinke krzta krztyna krztyne zdziebko ciut ciutke troszeczke resztke resztek reszty reszte koncowka koncowke szczyptka kropelke kropelki
  szczesliwych szczesliwej woreczku woreczkach woreczkiem kleksik miarek naparstek kubkow kubeczka kubeczkow sloikow sloiczkow woreczka woreczkow worek paczuszke paczuszek opakowan opak pudelko pudelka pudeleczko pudeleczka kartonu kartonika
  kartoniki saszetke saszetek torebke torebek tacke tacek tubka tubke tubki tubek butelek buteleczka buteleczki szklaneczka szklaneczki miski miseczke talerza talerzyka garnuszek garnuszka
  wiaderko wiaderka koszyk koszyka koszyczka lubianke lubianki kobialka kobialki skrzynka skrzynki siatka siatke siatki siateczka siateczki reklamowka reklamowki zgrzewka grama kilograma
  porcyjka porcyjke porcyjki peczkow paru poltorej dwadziescia trzydziesci piecdziesiat sto dwiescie kawalka kawaleczek kawaleczka kawaleczki kawal fragment fragmenty czasteczki slupeczki
  kromeczka kromeczki okruszek okruszki kesek kasek podudzia palki palek piersia filecik filecika fileciki lopateczka lopateczki prege pregi rozbratel mostek mostka golen goleni biodrowki
  comber combra policzek policzki policzkow tuszke tuszki korpus korpusu dzwonko dzwonek plata platow brzuszek grzbiet grzbietu glowke glowek galazke lodyzka lodyzki rozyczke kolbe straka
  trzon trzonek trzonki rdzen czubek czubki prozniowo prozniowy prozniowa prozniowe prozniowej proznia prozni hermetycznie hermetyczny hermetyczna hermetyczne szczelny szczelna szczelne
  pojemnik pojemnika pojemniku pojemniki pojemnikow pojemniczek pojemniczka pojemniczku pojemniczki zamrazalnik zamrazalnika zamrazalniku zamrazarce strunowy strunowe strunowym kartonowy
  kartonowe luzem wieczko nakretka etykieta etykietka chlodnia przedwczoraj dzisiaj dzis dzisiejszy dzisiejsza dzisiejsze jutro jutra pojutrze ranek poranek wieczor wieczorem wieczora
  poludnie popoludnie popoludniu zaraz ostatnio poniedzialek poniedzialku poniedzialkowy wtorek wtorku sroda srody srode czwartek czwartku piatek piatku piatkowy sobota soboty sobote
  niedziela niedzieli niedziele niedzielny niedzielna weekendu sniadania sniadanko sniadanka obiadek obiadku kolacji kolacje kolacyjka podwieczorek podwieczorku posilek posilku styczen luty
  marzec kwiecien maj czerwiec sierpien wrzesien pazdziernik listopad grudzien lato wiosna jesien zima babcia babunia dziadek dziadzius mamusia mamusi ciocia cioci ciotka wujek wujka
  sasiadka sasiadki sasiad tesciowa niania niani kuzynka kuzynki siostra siostry corka corki coreczka coreczki corci maluszek maluch bobas bobasek dzidzius dzidziusia niemowlak znajomej
  czubku noza znajomych kolezanka kolezanki ryneczek ryneczku ryneczka rynek targ targowisko targowiska bazar bazaru stragan straganu straganik warzywniak warzywniaka warzywniaku spozywczak spozywczaku
  sklepik sklepiku marketu supermarketu dyskont hurtownia hurtowni biedronki biedra biedry lidla lidlu kauflandu rossmanna frisco lodowka lodowce lodowke spizarnia spizarka spizarki piwnica
  piwniczka piwniczki balkonu balkonie balkonowy balkonowa balkonowe taras tarasu ogrod ogrodku dzialka dzialke dzialeczka dzialeczki sad sadu szafka szafki polka szuflada parapet parapetu
  szklarnia szklarni dom zlobek zlobka przedszkole przedszkola holenderski holenderska holenderskie holenderskich marokanski marokanska marokanskie egipski egipska egipskie izraelski
  izraelska izraelskie belgijski belgijska belgijskie portugalski portugalska portugalskie grojecki grojecka grojeckie grojeckich importowany importowana importowane europejski europejska
  europejskie polsce hiszpania grecja turcja maroka egipt ukraina niemcy holandia belgia francja norwegia norwegii szwecja islandia litwa litwy lotwa slowacja wegry wegier rumunia portugalia
  portugalii ekwador kostaryka kolumbia argentyna izrael afryka europa unia kenia kraj kraju import importu ligola idareda rubin royal mutsu jonatan kosztela renety paulared konferencji
  faworytki komisowka honeoye senga sengana kordia regina burlat lutowka lutowki redhaven keitt bluecrop navelina verna winety bellarosa colomba riviera michalina innovator ignacy nantejska
  pizmowej betalux wstazka niteczki gwiazdeczki literek kolanek piorka piorek piora motylki zwierzatka zielononozka zielononozki zielononozek leghorn nioska nioski niosek limousine procent
  procenta proc dwojka dwojke dwojki trojka trojke trojki dziewiatka dwunastka dwunastke dwunastki osiemnastka osiemnastke osiemnastki trzydziestka trzydziestke trzydziestki jedynka
  jednoprocentowe poltoraprocentowe dwuprocentowe dwuprocentowy dwuprocentowego trzyprocentowe trzyprocentowy dziewiecioprocentowa dwunastoprocentowa dwunastoprocentowej osiemnastoprocentowa
  osiemnastoprocentowej trzydziestoprocentowa trzydziestoprocentowej stuprocentowe stuprocentowy stuprocentowa sercowaty sercowata sercowate stozkowaty stozkowata stozkowate wydluzony
  wydluzona wydluzone szpiczasty szpiczasta szpiczaste spiczasty spiczasta spiczaste kanciasty kanciasta kanciaste trojkatny trojkatna trojkatne kwadratowy kwadratowa kwadratowe smukly
  smukla smukle malenkie spory spora spore mlodziutki mlodziutka mlodziutkie gladka gladkiego gladziutki gladziutka gladziutkie lepszy lepsza lepsze ladny ladna ladne ladniutki ladniutka
  ladniutkie sliczny sliczna sliczne dorodny dorodna dorodne sciolkowa sciolkowe ekstra wybiegowe uprawa uprawy hodowla hodowli plantacja plantacji certyfikat yyy yyyy eee eeee mmm noo
  jakiegos jakiejs jakichs chyba znowu akurat gdzies niby znaczy jakby takiego takiej tych tutaj raczej pewnie okej ojej ups aha ach nam moj nasz iles myty myta myte wyszorowany wyszorowana
  wyszorowane obierany obierana obierane zwazony zwazona zwazone odmierzony odmierzona odmierzone poporcjowany poporcjowana poporcjowane zapakowany zapakowana zapakowane odlozona
  przywieziony przywieziona przywiezione umylam umylem obralam obralem zwazylam zwazylem kupilam kupilem kupilismy rozmrozilam rozmrozilem pokroilam pokroilem wyjelam wzielam wzielem mialam
  dalam dalem dam zostal myje obieram waze rozmrazam kupuje jeszce ekologczne wczoraij pojemniczk naturaly naturany naturlany natualny natralny naturalyn`);

/** As `SAID_OF_FOOD`, in words that parents use when they type. */
export const AROUND_FOOD: readonly string[] = [...ENGLISH, ...GERMAN, ...POLISH];
