/** The same in Polish. A word stands for those that only end otherwise. */
export const POLISH_PLAIN_WORDS = `
aby aksamitny albo ale ani bardziej bardzo barwę bez bezpośrednio białko biały biegnącą bielizna bisior blaszkę
blender blendowanie blendować blenduj blendując blisko bok boki boku brytfanna bryłka brzeg brzegi brzuszny brązowy
bulgocze bulgotać buraczkowy być był była było były bąbelków bądź będzie będą błona błonka błyszczący całkiem
całkowicie całość cały centymetr ceramiczny chropowaty chusteczka chwila chwycić chwytania chwytać chwyć chłodny
chłodzić chłonie cielęcy cieniutki cienki cienko ciepło ciepły ciągle coraz czajnik czas czasem czerpak czerstwy
czosnkowy czterdzieści czterech cztery czubaty czy czyli czym czynność czysto czysty cząsteczka cząstka często część
dadzą dalej dalszy danie daniem delikatnie delikatny desce deseczka deska dla dna dno docisk dociskać dociśnij dodaj
dodając dodany dodatek dodatkowo dodać dojdzie dojdą dojrzały dokładnie dokładność dokładny dolać dolej dolewaj
dolewając dolny domowy dookoła dopiero dopilnuj doprawdy doprowadzaj doprowadzić doprowadź dopóki dorzucić dorzuć
dosięgnie dosyp dotknij dotrze dotyk dowolny dość drewniany drewno drga drgać drobniutko drobno drobny drugi drugie
drzazga dusić duszenie duszony dusząc duś dużo duży dwa dwadzieścia dwanaście dwie dwiema dwoma dwudziestu
dwukrotnie dwóch dzban dzbanek dziecka dzieckiem dziecko dziecku dziesięciu dziesięć dziewięć dzień dziurka dziąsło
dzięki dół dłonie dłonią dłoń długi długo długość dłuższy efekt ewentualnie ewentualny fileciki filet filiżance
folia foremka forma formować formuj formując fragment francuski garnek garnirować garnka garnku garnuszek garść gaz
gałązka gdy gdyby gdzie gniecie gnieciony gnieć gniotąc godzina gorycz goryczka gorzki gorąca gorący gotowania
gotowanie gotowany gotować gotowy gotuj gotując goździk grill grubo grubość gruby grudka gruszka gruszkowy grzać
grzbiet grzbietem grzbietowy grzej gulasz gumowaty gwiazdka góra górny górować gąbczasty gąbka gęstniał gęstnieje
gęstnieć gęsto gęstość gęsty gęściej gładki gładko gładkość główkami głąb głąby głęboki hak hartuj ich idealnie
idealny igła ile ilość inny intensywny istotny iść jadalny jagoda jak jakby jaki jako jarzynka jasny jaśniejszy
jeden jedna jednak jednego jednej jedno jednolity jednym jedwabisty jedz jedzenie jego jej jelito jest jeszcze jeśli
jeżeli już jąderko językiem kant kapnij kawałeczek kawałek kawałkami kawałki kawałków każdy kciuk kciuka kciukiem
kiedy kilka kilkakrotnie kilkanaście kilkoma kilku klarowny kleik kleisty kleić klops klopsik kokilka kolejno
kolejność kolejny kolor komora koniec koniecznie konieczny konsystencja konsystencję kontrolować koperkowym korek
korzeń korzonki korzystaj kostka koszyczek koszyk kotlecik kołysz końce końcu końcówka końcówkę kość kratka krawędź
krem kremowy kroić krojąc kromka krucho kruchy krusz kruszonka kruszyć krzepnie krzyż krzyżyk króciutko krótki
krótko krótszy krąż krążek kształt której kubek kuchenka kuchenny kukurydziana kukurydzianym kuleczka kulka kurek
kwadraciki kwadrans kwadratowy kwiatostan kąpiel kładź kłuj leciutko lecz lej lekki lekko lepi lepić lepka lepki
letni letnia letnie lewy leży liczyć linia liniowy listek litr liście liść lub luźno luźny lśniący malec maleńki
maluch maluszek malutki mamy marszczy masa masz maszynka mata matowa mazisty mały małżowina maź metalowy metoda
miazga miałki miej miejsce miekki mierz mieszaj mieszając mieszanina mieszanka mieszać mieć mikser miksowanie
miksować miksuj miksując mililitr milimetr mimo minuta miseczka miska miąższ mięciutki mięciutko między międzyczasie
miękisz miękki miękko miękkość mięknie miękną mięknąć mięsisty mleczny mniej mniejsza mniejszy mocno mocny mocz
moczenie moczyć mogą mogła mogło mokry momentu moździerz moździerza może możliwie możliwość możliwy można mrożone
mrożonka mrożony muffinki mus musi muszą mułu mycie mydlić myj myć móc mógł mączny mączysty młodszy nabiera nabieraj
nabierać nabierz naciek nacierać nacinaj nacisk naciskaj nacięcie naciśnij naciśnięty naczynie nad nadal nadgarstek
nadmiar nadziej nadziewaj nagrzany nagrzać nagrzej nagrzewaj najbardziej najcieńsze najcieńszy najdrobniej
najgrubszy najlepiej najmniej najmniejszy najmłodszy najniższy najpierw najwyżej nakryj nakrój nakładaj nakładać
nakłuj nakłuty nakłuwaj nalać nalej namaczaj namaczanie namaczać namocz namoczenie namoczony namoczyć naokoło
napełnij naprawdę napęczniał napęcznieje napęcznieć narzędzie nasienne następnie następny natka natnij natrzyj
naturalny natychmiast natłuszczony natłuść nawet nawilż nałóż nerw nich nici nie niebieski niecały niech nieco
nieduży niedługo niego niej niektóry niemal nieprzejrzysty nieprzezroczysty nierówny niewiele niewielki niezbyt
nieznacznie niełamliwy nigdy niklę nikt nim niski niskim niską nitka nić niż niższy noc nowej nową noże nożem
nożyczki nutą nóż nóżka oba obaj obcinaj obcięty obejrzyj oberwij obeschną obetnij obficie obie obieraj obierając
obieranie obierać obierki obierz obkrój obok obracaj obracając obracać obrane obrany obrać obróć obsmaż obsmażaj
obszar obtocz obu obumarły obwód obłożyć obłuskany ociekaj ociekać ociekną oczka oczko oczyszczony oczyścić oczyść
odcedzając odcedzić odcedzony odcedź odcinaj odcisnąć odciąć odciśnij odczekaj oddać oddech oddziel oddzielaj
oddzielić oddzielnie odejmij oderwij odetnij odgarnij odkrycia odkryj odkryty odkrywaj odkrój odlać odlej odlewając
odmierz odmierzony odmoczyć odnóg odpadnie odparowanie odparować odparowuje odparuj odporny odpowiedni odpowiednio
odprowadź odrobina odrobinę odrosty odrywaj odrywać odrzuć odstaw odstawić odsunąć odsącz odsączony odsączyć odsłoń
odwinąć odwirować odwracaj odwrócić odwróć odłam odłamany odłożony odłożyć odłóż ogień ogniu ogonek ogonki ogonowy
ogrzany ogrzej ogrzewać okazać okaże około okres okruch okruszek okrywa okrągły okrążenie oliwiony oliwić ona one
oni ono opadać opadnie opakowanie opalać oparty oparz opiecz opieczony opiekacz opiekać opisany oporu oprócz oprósz
opór opłucz opłukanie opłukany opłukać opłukiwać opłukując organ osadzony osiem osiemnaście oskrob oskórować osobno
osobny ostatni ostatnia ostrożnie ostrożny ostry ostrze ostudzić ostudzony ostudź ostygnie ostygną ostygnąć ostygł
ostygły osusz osuszanie osuszony osuszyć osypać osącz osączyć osłona otocz otoczka otwarty otwieraj otworzyło otwór
otwórz owal owinąć owiń owoc owocowo owocowy ości ośrodek ość pachnie palcach palcami palce palcem palców palec
pamiętaj papier papierowy papka para parowar parowarze parować paruj parze parą paseczek pasek pasemko paski pasta
patelnia patrz patyczek paście pergamin pestka pestki pełni piana piankę pianę piasek piec piecz pieczenie pieczony
piekarnik piekąc pierwszy pilnować pilnuj pionowo piure piątej pięciokrotnej piętnaście pięć placek placuszki
plaster plasterek plastry pobłyskuje pociągnij pociągnięcie poczekaj pod podaj podając podane podanie podawaj
podawać podczas podgotuj podgrzany podgrzej podgrzewaj podgrzewając podgrzewać podlej podlewaj podnieś podobnie
podobny podsmaż podsmażaj podsmażanymi poduś podwójny podziel podzielić podzielnik podzielony podłużny podłóż
pogotuj pojawi pojawią pojedynczo pojedynczy pokroić pokrojony pokruszony pokrywa pokrywka pokrywką pokrój policz
pomału pomieszaj pomiędzy pomocą ponad ponownie popęka popękają pora porcja porcję porządnie posiekaj posiekany
posiekać posiłek posmarowany posmarować posmaruj pospolity postaw postawić posyp poszatkuj poszukiwaniu potem potnij
potrawa potrwa potrzeba potrzebny potrzyj potrzymaj powierzchnia powinien powinna powinno powinny powoduj powoli
powolnie powolny powstanie powstała powtórz powyżej pozbaw pozbądź pozostanie pozostaw pozostałość pozostały
pozwolić pozwól połam połowa połowę położyć połówka połóż połącz połącza połączony połączyć pośrodku prawie prawy
prażyć proporcja prosto prostu prosty proszek przebierz przebrać przecedź przechowuj przecier przecieraj przeciskaj
przeciągnij przecięcie przeciśnij przed przede przedtem przejdzie przejdź przejrzyj przekroić przekrojony przekrój
przekładaj przekłuj przelać przelej przemieszaj przemyj przenieś przepis przepołów przepuść przepłucz przepłukany
przepłukać przerwa przesiany przesiej przestanie przestrzeń przestudzić przestudź przestygnie przestygnięcia
przestygnąć przesuwaj przesuwając przesyp przetarty przetrzeć przetrzyj przewracaj przewróć przez przezroczysty
przełam przełożyć przełóż przy przybiera przyciskaj przyciśnij przygotowanie przygotowany przygotować przygotuj
przykrycie przykryciem przykryj przykryty przykrywać przykrywka przykryć przykład przylega przylgnie przynajmniej
przypala przypali przypalić przypaliło przypieczenia przysmaż przytnij przytrzymaj przywarło przywiera przywierało
przyłóż próba próbować próbuj pulchny punkt puree puszczą puszysty puści puść pyrkającym pół półmisek północ półtora
półtorej później późniejszy pęczek pęcznieje pędy pęknie pękną pęseta pęsetą płaski płasko płaszczyzna płatek
płomieniu płomień płucz płucząc płukanie płukać płyn płynny płytki płytko ragout raz razem razu razy reszta resztki
robi rondel rondelek rondelkiem rosół rozbij rozbity rozbić rozchodź rozcieńcz rozcieńczyć rozciągnij rozdrabniaj
rozdrobnij rozdrobniony rozdrobnić rozdziel rozdzielić rozerwij rozetnij rozetrzyj rozewrzyj rozgarnij rozgniataj
rozgniatając rozgniatać rozgnieciony rozgnieć rozgnieść rozgotowany rozgotować rozgotuj rozgrzany rozgrzać rozgrzej
rozgrzewaj rozkleja rozkrój rozkłada rozmiar rozmieszaj rozmieszany rozmieszać rozmoczony rozmrozić rozmroź
rozmrożony rozpada rozpadający rozpadać rozpadnie rozpadną rozpadł rozprowadzić rozprowadzony rozprowadź rozpuszczaj
rozpuszczony rozpuści rozpuścić rozpuść rozpływał rozrywaj rozrzuć rozsmarowania rozsmaruj rozsuń rozsyp roztarty
roztrzep roztrzepany roztrzepać rozwarstwia rozwałkuj rozwiń rozłam rozłożyć rozłóż ruszaj ruszt ryb ryżowe rzadki
rzadko rzadszy rzadziej rób róg równie również równo równocześnie równomiernie równy róże różny różyczka rączka
ręcznie ręcznik ręcznikiem ręka rękawiczka ręką sam sama same samego samej samo samym schowaj schłodzić schłodzony
schłodź sekunda serwować serwuj setny siatka sicie siebie siedem siekaj siekając siekany siekać silnie silny sitko
sitku sito skala skieruj skleja sklejał skorupka skończ skraj skrawek skrobia skrop skrócić skrój skóra skórek
skórka skórkę skórą składnik smakuje smarowidło smaruj smaż smażony smażyć smażąc sobie soczystość soczysty sosie
spadnie sparz sparzeniu sparzony sparzyć spiesz spod spodem spodu spodzie spokojnie spomiędzy sporo sporządź sposób
sprawdzaj sprawdzając sprawdzić sprawdź spróbuj sprężysty spulchnij spęczniały spęcznieje spłaszcz spłaszczony
spłaszczyć spłucz spływa spływająca stale stanie stanowczy staną starannie starty staw stać stały stań stolnica
stopień stopni stopniowo stołowy straci straciła strona strony struga strumieniem strumień strużka studzić studź
stuknięciu stygnie styka stężeje sucho suchy surowizna suszony swobodnie syp sypać sypiąc sypki szczególnie
szczelnie szczypce szczypta szczyptę szeroki szeroko szerokość szerszy sześcioma sześć szklanka szklistość szklisty
szklić szkliło szpatułka szpinakowego sztuce szumowin szumowiny szybki szybko szypułka sąd słabo słaby słomka słup
słupek słupki słupków tak taki także talerz talerzyk tam tarka tarty tego tej temperatura temu ten teraz tkwi tnij
tnąc toba tobą trafił trochę troszkę truskawkowa trwa trwać trzeba trzeci trzema trzepaczka trzon trzonek trzonkami
trzpień trzy trzykrotnej trzyma trzymaj trzymać tuż twardnieje twardy tych tyle tylko tym tymczasem tłucz tłuczek
tłuszcz ubij ubijaj ubity ubić uchwyć ucisk uciśnij udusić uduś udziec ugniataj ugnieć ugotowany ugotować ugotuj
ugotuje ugotują ukośny ukryła ukrój układaj układać ulep umieścić umieść umyj umyty umyć unieś unikaj upewnij upiecz
upieczony upraż upuść usiądzie ustaw ustawić usunięcie usunięty usunąć usuwaj usuń uszkodzone uszkodzony utarty
utnij utrzeć utrzyj utrzymuj utworzy utworzyć uważaj uważnie uważny uzupełnij uzyskaj uzyskać ułożyć ułóż użyj użyty
użyć warstewka warstwa warzywny wałeczek wałek wałkiem ważny wbij wbity wbić wchodzi wchłonie wchłonąć wchłonęła
wciąż wciśnij wcześniej wcześniejszy wejdzie wetrzyj wewnątrz wewnętrzny widać widelca widelcem widelcu widelec
widoczny wiele wielki wielkość wierzch wierzchu wilgotny wilgoć więcej większość większy wkrusz wkrój wkładaj
wkładka wlać wlej wlewaj wmieszaj woda wody wodzie wodą wolniej wolniejszy wolno wolny woreczek woskowej wprost wrze
wrzenia wrzenie wrzucić wrzuć wrzący wrzątek wrzątkiem wrzątku wskroś wstaw wstawić wstępnie wsyp wsypać wsypuj
wszelki wszystek wszystkich wszystkie wszystko wtedy wtykaj wybieraj wybierz wycinaj wycisk wyciągać wyciągnij
wyciąć wyciśnij wyczuwalny wyczuć wydrąż wydrążyć wydłub wygładź wyjdzie wyjmij wyjąć wyjęty wykałaczka wykipienia
wykonaj wykrój wykąp wylać wylej wylewaj wylot wymaga wymieszaj wymieszany wymieszać wymocz wymoczony wymyj wynik
wypadać wypestkuj wypełnij wypłucz wypłukać wyraźnie wyraźny wyrobić wyrośnie wyrzucić wyrzuć wyrób wyrównaj
wyschnie wyschnąć wysechł wysiłku wyskrob wysmaruj wysoki wysokość wystający wystarczy wystudzenia wystudzony
wystudź wystygnie wysusz wyszoruj wyszukaj wyszła wytnij wytrzyj wywarze wyławiać wyłożony wyłożyć wyłuskaj wyłów
wyłóż wyłącz wyłączony wyślizgiwał wyższy wzdłuż względnie wędruje włos włoskowaty włożyć włókien włókna włókno włóż
wśród zabarwi zachowa zachowaną zachowały zacznie zacznij zaczną zaczyna zaczął zaczęła zagnieć zagotowania
zagotować zagotuj zagotuje zagęszczać zagęszczony zagęści zagęścić zajmie zajmuje zajrzyj zalany zalać zalecany
zalej zależnie zależność zależy zamiast zamieszaj zamknij zamocz zamoczyć zamrożony zamykać zanim zanurz zanurzony
zanurzyć zapach zapiecz zapiekaj zapiekanie zapiekany zapiekać zarumieni zarumienić zasada zaschnie zastygnie
zatrzyj zawartość zawiera zawieszony zawiń zawrze zawrzeć zawsze zaś zbieleje zbieraj zbierający zbierać zbierz
zblanszuj zblendowany zblendować zblenduj zbyt zbędny zdejmij zdejmować zdejmuj zdjąć zdjęcie zdjęty zdrap
zdrewniały zebrany zebrać zera zeskrob zeskrobany zeskrobać zestaw zeszklij zeszklić zetrzeć zetrzyj zewnątrz
zewnętrzny zezłocił zgarnij zgasi zgniatać zgniecenia zgniecie zgnieć zgęstniała zgęstnieje zgęstnieć ziarenko
ziarno ziemisty zimny zlać zlej zlepek zmiel zmielić zmielony zmieni zmieniać zmieszaj zmieszany zmieszać zmień
zmiksowanie zmiksowany zmiksować zmiksuj zmięknie zmiękną zmięknąć zmiękł zmiękła zmiękły zmniejsz zmniejszony
zmniejszyć znacznie znajduje znajdź znak znalazł zniknie znowu znów zostaje zostanie zostaw zostawiając zostawić
został zostały zredukuj zrobić zrumieni zrumienienia zrumienić zrób zsuń zupełnie zupełny zupie zupka zużyć zwarty
zwijaj zwilż zwilżony związany zwiędnie zwiędły zwracać zwróć zwykle zwykły zwłaszcza złamać złocisty złożyć złącz
zżółknie ćwiartka ćwierć łagodnie łagodny łapka łatwo łatwość łatwy ława łodyga łodyżka łopatka łupina łuska łuskaj
łykowaty łyżeczek łyżeczka łyżeczką łyżeczkę łyżek łyżka łyżką łyżkę łój łącz łączenie łączyć ścianka ściek ściekać
ściera ściereczka ścierka ścina ścinaj ścinać ściągnij ściągnąć ścięcie ścięte ścięty ścięło ślad śladu śliski
śliwkowym średni średniej średnim średnio środek środka środku świeżo świeży źródło żaden żadny żaroodporny żebra
żebrami żebro żeby żwawo żywy żyłka żółtko żółty
`;
