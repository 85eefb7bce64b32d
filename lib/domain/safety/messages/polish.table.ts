import type { EngineFindingId } from "../finding";
import type { RuleId } from "../rule-ids";
import type { RuleMessage } from "../rule-message";

/**
 * What every rule says in Polish. Each text is true at every age at which its rule fires and stands alone. Ages are
 * completed months or birthdays: "szósty miesiąc" begins at five months and is never used.
 */
export const POLISH_RULE_MESSAGES: Readonly<Record<RuleId, RuleMessage>> = {
  honey: {
    title: "Miód w każdej postaci",
    why: "Miód może zawierać przetrwalniki bakterii, od których dziecko przed pierwszymi urodzinami może ciężko zachorować, a domowe gotowanie i pieczenie ich nie niszczy. Po pierwszych urodzinach miód nadal jest dodanym cukrem.",
    instead: "Pomiń go do drugich urodzin i dosładzaj dojrzałym bananem, musem jabłkowym albo namoczonymi i zmiksowanymi daktylami. Później używaj go rzadko.",
  },
  raw_egg: {
    title: "Surowe lub płynne jajko",
    why: "Niedogotowane jajko może zawierać bakterie salmonelli, od których małe dzieci mogą ciężko zachorować.",
    instead: "Gotuj lub smaż jajko, aż białko i żółtko się zetną. Pomiń potrawy z surowym jajkiem, na przykład domowy majonez, kogel-mogel czy tiramisu.",
  },
  raw_meat: {
    title: "Surowe lub różowe mięso",
    why: "Niedogotowane mięso może zawierać zarazki, które małym dzieciom szczególnie szkodzą.",
    instead: "Gotuj lub piecz mięso, aż w środku nie będzie różowe, a sok będzie przejrzysty. Mięso mielone musi mieć w środku 71 °C, a drób 74 °C.",
  },
  raw_fish: {
    title: "Surowa, marynowana lub wędzona na zimno ryba i ikra",
    why: "Ryba, która nie była dobrze ugotowana, może zawierać pasożyty i bakterie listerii, a wędzona, solona i marynowana jest też bardzo słona.",
    instead: "Ugotuj lub upiecz świeżą albo mrożoną rybę do 63 °C w środku, aż przestanie być szklista i będzie łatwo się rozdzielać.",
  },
  raw_shellfish: {
    title: "Surowe lub krótko gotowane owoce morza",
    why: "Niedogotowane owoce morza mogą zawierać bakterie, wirusy i toksyny z glonów.",
    instead: "Gotuj krewetki, aż przestaną być szkliste, a małże, aż się otworzą; zamknięte wyrzuć, a mięso bardzo drobno posiekaj. Owoce morza często uczulają, więc na pierwszy raz wystarczy odrobina.",
  },
  high_mercury_fish: {
    title: "Ryby z dużą ilością rtęci, niestrawnego wosku lub trucizny",
    why: "Duże ryby drapieżne, takie jak rekin czy miecznik, zawierają dużo rtęci, która może zaszkodzić rozwijającemu się mózgowi. Ryba maślana i eskolar zawierają wosk, którego jelita nie trawią, a rozdymka jest trująca, także po ugotowaniu.",
    instead: "Nie podawaj tych ryb w żadnym wieku. Zamiast nich weź łososia, pstrąga, dorsza, plamiaka, mintaja lub gładzicę.",
  },
  mercury_limit_fish: {
    title: "Ryby na rzadkie okazje",
    why: "Ta ryba może zawierać więcej rtęci lub innych zanieczyszczeń niż mniejsze gatunki.",
    instead: "Podawaj ją najwyżej raz w tygodniu i w małej porcji, dla małego dziecka nie większej niż około 30 g. Częściej wybieraj łososia, pstrąga albo dorsza.",
  },
  unpasteurised_dairy: {
    title: "Surowe mleko i jego przetwory",
    why: "Niepasteryzowane mleko i sery z takiego mleka mogą zawierać bakterie listerii i inne zarazki, które małym dzieciom szczególnie szkodzą.",
    instead: "Używaj mleka pasteryzowanego lub UHT i zrobionych z niego przetworów. Surowe mleko najpierw zagotuj, a ser z surowego mleka podawaj tylko zapieczony na wskroś.",
  },
  mould_ripened_cheese: {
    title: "Miękkie sery pleśniowe i sery z niebieską pleśnią",
    why: "W miękkich serach dojrzewających, takich jak brie, camembert czy gorgonzola, mogą się rozwijać bakterie listerii.",
    instead: "Wybierz pasteryzowany serek śmietankowy, serek wiejski, mozzarellę, ricottę lub twaróg. Jeśli gotujesz z miękkim serem dojrzewającym, podgrzej go tak, by cały parował.",
  },
  cows_milk_drink: {
    title: "Mleko krowie do picia przed pierwszymi urodzinami",
    why: "Mleko krowie i inne mleko zwierzęce podawane do picia daje niemowlęciu za mało żelaza i za dużo białka, a to może prowadzić do niedoboru żelaza.",
    instead: "Do pierwszych urodzin napojem mlecznym niech będzie mleko mamy albo mleko modyfikowane. Pasteryzowane pełnotłuste mleko krowie możesz dodawać do kaszki i gotowania, do około 200 ml dziennie.",
  },
  sweetened_milk: {
    title: "Mleko słodzone lub smakowe",
    why: "Mleko skondensowane słodzone, mleko smakowe oraz śmietanki i zabielacze do kawy wnoszą dużo cukru i nie zastępują zwykłego mleka.",
    instead: "Gotuj na zwykłym, pasteryzowanym pełnotłustym mleku.",
  },
  low_fat_dairy: {
    title: "Odtłuszczone mleko i chudy nabiał",
    why: "Do drugich urodzin mały żołądek potrzebuje energii i witamin, które są w tłuszczu mlecznym.",
    instead: "Do drugich urodzin wybieraj pełnotłuste mleko, jogurt i ser. Odtłuszczone mleko nie powinno być głównym napojem przed piątymi urodzinami.",
  },
  rice_drink: {
    title: "Napój ryżowy",
    why: "Napój ryżowy może zawierać więcej arsenu, niż powinno przyjmować małe dziecko.",
    instead: "Podawaj mleko mamy lub mleko modyfikowane. Po pierwszych urodzinach możesz wybrać niesłodzony napój owsiany lub sojowy z dodatkiem wapnia.",
  },
  rice_limit: {
    title: "Ryż i produkty z ryżu",
    why: "Ryż, rosnąc, pobiera arsen, a przy małej masie ciała jego ilość się sumuje, gdy ryż jest na talerzu codziennie.",
    instead: "Na zmianę podawaj płatki owsiane, kaszę jaglaną, ziemniaki, kaszę kukurydzianą i pszenicę, a wafli ryżowych nie podawaj co dzień. Ryż opłucz, ugotuj w dużej ilości wody i wodę odlej.",
  },
  brown_seaweed: {
    title: "Brunatne wodorosty i algi w proszku",
    why: "Kelp, kombu, wakame i inne algi mogą zawierać o wiele za dużo jodu, a hijiki także arsen.",
    instead: "Pomiń je, również jako wywar lub proszek. Po pierwszych urodzinach można je od czasu do czasu zastąpić odrobiną pokruszonego nori bez soli.",
  },
  raw_sprouts: {
    title: "Surowe lub krótko gotowane kiełki",
    why: "W kiełkującym nasieniu mogą się mnożyć zarazki, których nie da się wypłukać.",
    instead: "Gotuj kiełki co najmniej pięć minut, aż będą miękkie i całe parujące, a potem drobno je posiekaj.",
  },
  undercooked_beans: {
    title: "Niedogotowana sucha fasola",
    why: "Surowa lub niedogotowana fasola zawiera substancję, która nawet w małej ilości wywołuje gwałtowne wymioty.",
    instead: "Namocz suchą fasolę przez co najmniej pięć godzin, odlej wodę, gotuj w świeżej wodzie na dużym ogniu co najmniej 30 minut, a potem do miękkości. Fasola z puszki jest już ugotowana; suchej nie gotuj w wolnowarze.",
  },
  raw_green_beans: {
    title: "Surowa fasolka szparagowa",
    why: "Surowa fasolka szparagowa zawiera fazynę i już kilka strąków może dziecku zaszkodzić.",
    instead: "Gotuj ją w wodzie lub na parze co najmniej 10–15 minut, aż zmięknie, i wylej wodę z gotowania.",
  },
  green_potato: {
    title: "Zielone, kiełkujące lub surowe ziemniaki",
    why: "Zielone i kiełkujące ziemniaki, skórka ziemniaka i zielone pomidory zawierają solaninę, która może dziecku zaszkodzić i nie znika podczas gotowania.",
    instead: "Bierz jędrne ziemniaki, obierz je, szeroko wytnij oczka i zielone miejsca, ugotuj do miękkości i wylej wodę. Pomidory podawaj tylko dojrzałe.",
  },
  bitter_cucurbit: {
    title: "Gorzka cukinia, dynia, ogórek lub melon",
    why: "Gorzki smak to znak toksyn roślinnych, które uszkadzają jelita i nie znikają podczas gotowania.",
    instead: "Niech dorosły najpierw spróbuje okruszka na surowo; jeśli jest gorzki, wyrzuć całość. Nigdy nie gotuj dyni ozdobnych ani roślin, które same wysiały się w ogrodzie.",
  },
  bitter_gourd: {
    title: "Przepękla (gorzki melon) przed pierwszymi urodzinami",
    why: "Przepękla jest bardzo gorzka, a jej sok i napar powodowały u dzieci spadek poziomu cukru we krwi.",
    instead: "Poczekaj do ukończenia 12 miesięcy, a potem podawaj małe ilości bez pestek i białego miąższu, sparzone i ugotowane do miękkości. Soku i naparu nie podawaj.",
  },
  raw_cassava: {
    title: "Surowy maniok lub pędy bambusa",
    why: "Maniok i pędy bambusa, gdy są surowe lub niedogotowane, zawierają substancje uwalniające cyjanek.",
    instead: "Maniok obierz, pokrój, namocz i ugotuj do miękkości w dużej ilości wody bez przykrycia; pędy bambusa po pierwszych urodzinach gotuj co najmniej 30 minut w kilku wodach i drobno posiekaj. Wodę za każdym razem wylej.",
  },
  bitter_kernels: {
    title: "Gorzkie migdały i jądra pestek owoców",
    why: "Gorzkie migdały i jądra pestek moreli oraz innych owoców uwalniają cyjanek, a pół małego jądra to już granica dla małego dziecka.",
    instead: "Nie podawaj ich w żadnym wieku i nie rozłupuj pestek. Zastąpią je drobno zmielone słodkie migdały; to orzechy, więc pamiętaj, że mogą uczulać.",
  },
  raw_elderberry: {
    title: "Surowy czarny bez i owoce zbierane w lesie",
    why: "Surowe owoce czarnego bzu zawierają substancje, od których dziecko może zachorować, a dziko rosnące owoce łatwo pomylić.",
    instead: "Po pierwszych urodzinach używaj dojrzałych owoców czarnego bzu ogrzewanych przez 20 minut powyżej 80 °C. Owoce zbierane w lesie pomiń.",
  },
  rhubarb: {
    title: "Rabarbar",
    why: "Rabarbar zawiera dużo kwasu szczawiowego, najwięcej w liściach.",
    instead: "Poczekaj mniej więcej do pierwszych urodzin, a potem czasem podaj obraną łodygę, ugotowaną do miękkości z bananem lub jabłkiem zamiast cukru, z odrobiną jogurtu. Liści nigdy nie używaj.",
  },
  wild_mushrooms: {
    title: "Grzyby leśne lub surowe",
    why: "Jadalne i śmiertelnie trujące grzyby leśne są do siebie podobne, a surowe grzyby są ciężkostrawne.",
    instead: "Pomiń grzyby zbierane w lesie i suszone grzyby leśne. Mniej więcej od ukończenia 10 miesięcy możesz podać grzyby z uprawy, dobrze ugotowane i drobno posiekane.",
  },
  raw_flour: {
    title: "Surowa mąka i surowe ciasto",
    why: "Mąka jest surowym produktem i może zawierać zarazki, a w surowym cieście często jest też surowe jajko.",
    instead: "Upiecz lub ugotuj ciasto na wskroś, zanim dziecko go spróbuje. Prażenie mąki w domu nie wystarcza.",
  },
  foraged_plants: {
    title: "Dziko zbierane rośliny",
    why: "Czosnek niedźwiedzi i inne dzikie rośliny łatwo pomylić z trującymi, na przykład z konwalią lub zimowitem.",
    instead: "Pomiń to, co zebrano w lesie lub na łące. Użyj czosnku niedźwiedziego ze sklepu albo szczypiorku i pora.",
  },
  poppy: {
    title: "Mak",
    why: "Mak może zawierać zmienne ilości morfiny i kodeiny, a one mogą spowolnić oddech małego dziecka.",
    instead: "Do trzecich urodzin pomiń mak, masę makową i mleczko makowe. Kilka ziarenek zjedzonych przypadkiem z pieczywem nie jest powodem do alarmu.",
  },
  game_lead: {
    title: "Dziczyzna",
    why: "W mięsie zwierząt upolowanych ołowianą amunicją mogą być drobne odłamki, a nawet mała ilość ołowiu może zaszkodzić rozwijającemu się mózgowi.",
    instead: "Bierz mięso z hodowli albo dziczyznę z potwierdzeniem, że nie zawiera ołowiu, i dobrze je ugotuj. W innym razie poczekaj do siódmych urodzin.",
  },
  liver: {
    title: "Wątróbka",
    why: "Wątróbka zawiera bardzo dużo witaminy A, a jej nadmiar odkłada się w organizmie.",
    instead: "Podawaj mały kawałek, około 20–30 g, dobrze ugotowany, najwyżej raz w tygodniu. Zapytaj lekarza, zanim w tym samym tygodniu podasz też tran lub krople z witaminą A.",
  },
  pate: {
    title: "Pasztet i wędliny do smarowania",
    why: "Pasztety i pasty mięsne z lodówki mogą zawierać bakterie listerii i dużo soli, a te z wątroby także dużo witaminy A.",
    instead: "Ugotuj świeże mięso i rozgnieć je albo zrób gładką pastę z fasoli lub z jajka ugotowanego na twardo.",
  },
  spinach_nitrate: {
    title: "Warzywa bogate w azotany",
    why: "Szpinak, boćwina, buraki i niektóre sałaty zawierają dużo azotanów; gdy jedzenie stoi lub jest odgrzewane, mogą się one zamieniać w azotyny, które utrudniają krwi niemowlęcia przenoszenie tlenu.",
    instead: "Przed pierwszymi urodzinami niech to będzie najwyżej jedna piąta posiłku, do trzecich jedna porcja dziennie, a przy biegunce lub wymiotach wcale. Gotuj świeże, odlej wodę, resztę od razu schłodź i odgrzej raz, w ciągu 24 godzin.",
  },
  star_fruit: {
    title: "Karambola",
    why: "Karambola zawiera szczawiany i substancję, którą muszą usunąć nerki.",
    instead: "Pomiń ją do drugich urodzin, a jeśli dziecko ma chore nerki, w każdym wieku. Zamiast niej weź mango albo papaję.",
  },
  fennel_tea: {
    title: "Herbatki z kopru włoskiego, anyżu i anyżu gwiaździstego",
    why: "Te herbatki i wyciągi z nasion zawierają estragol, którego małe dzieci powinny przyjmować jak najmniej, a anyż gwiaździsty bywa mylony ze spokrewnioną trującą rośliną.",
    instead: "Podaj wodę. Bulwę kopru włoskiego możesz ugotować jako warzywo.",
  },
  herbal_products: {
    title: "Preparaty ziołowe i olejki eteryczne",
    why: "Trudno ocenić ich moc, a niektóre, na przykład kamfora, eukaliptus czy żywokost, są dla małych dzieci trujące.",
    instead: "Nie dodawaj ich do jedzenia, gotuj z łagodnymi ziołami kuchennymi. Zanim podasz jakikolwiek preparat, zapytaj lekarza lub farmaceutę.",
  },
  non_food: {
    title: "To nie jest jedzenie",
    why: "Leki, narkotyki, tytoń i podobne rzeczy mogą otruć dziecko nawet w małej ilości.",
    instead: "Pomiń to i trzymaj poza zasięgiem dziecka. Jeśli dziecko coś z tego połknęło, od razu zadzwoń pod numer alarmowy lub do ośrodka toksykologicznego.",
  },
  caffeine: {
    title: "Kawa, herbata i inne napoje z kofeiną",
    why: "Kofeina pobudza mały organizm, herbata utrudnia wchłanianie żelaza, a wiele z tych napojów jest słodkich.",
    instead: "Podawaj wodę, mleko mamy lub mleko modyfikowane, a później zwykłe mleko.",
  },
  chocolate_cocoa: {
    title: "Czekolada i kakao",
    why: "Kakao zawiera substancje pobudzające podobne do kofeiny, a w czekoladzie jest też dużo cukru.",
    instead: "Pomiń je do drugich urodzin, a smak nadaj bananem lub odrobiną prawdziwej wanilii. Później wystarczy trochę niesłodzonego kakao.",
  },
  alcohol: {
    title: "Alkohol, także w gotowaniu i aromatach",
    why: "Alkohol jest dla dziecka trujący, a gotowanie nie usuwa go w całości.",
    instead: "Pomiń go. Smak nada laska wanilii, drobno starta skórka z cytryny, mus jabłkowy lub bulion bez soli.",
  },
  slush_glycerol: {
    title: "Napoje typu slush z gliceryną",
    why: "Gliceryna (E 422) może u małego dziecka gwałtownie obniżyć poziom cukru we krwi, aż do utraty przytomności.",
    instead: "Nie podawaj tych napojów do siódmych urodzin. Zamiast nich podaj na wpół rozmrożony mus owocowy.",
  },
  juice: {
    title: "Soki i smoothie do picia",
    why: "Sok dostarcza dużo cukru, szkodzi zębom i zajmuje miejsce mleka i posiłków.",
    instead: "Przed pierwszymi urodzinami podawaj wodę i miękkie owoce; łyżka soku z cytryny lub pomarańczy w potrawie jest możliwa. Później podawaj najwyżej 120 ml dziennie, pasteryzowany, rozcieńczony, z kubka i do posiłku.",
  },
  sugary_drinks: {
    title: "Napoje słodzone, syropy i słodka herbata",
    why: "Słodkie napoje dostarczają cukru prawie bez składników odżywczych i szkodzą zębom.",
    instead: "Podaj wodę.",
  },
  added_sugar: {
    title: "Dodany cukier",
    why: "Cukier szkodzi nowym zębom, przyzwyczaja do słodkiego smaku i wypełnia mały żołądek bez składników odżywczych.",
    instead: "Pomiń go do drugich urodzin i dosładzaj dojrzałymi owocami. Później używaj go rzadko i w małej ilości.",
  },
  sweeteners: {
    title: "Słodziki",
    why: "Słodziki przyzwyczajają dziecko do bardzo słodkiego smaku, a takie jak ksylitol czy sorbitol mogą wywołać biegunkę.",
    instead: "Pomiń je do trzecich urodzin i dosładzaj dojrzałymi owocami.",
  },
  added_salt: {
    title: "Dodana sól",
    why: "Małe nerki nie radzą sobie z dużą ilością soli, a upodobanie do słonego smaku kształtuje się wcześnie.",
    instead: "Przed pierwszymi urodzinami gotuj bez soli. Później odłóż porcję dziecka, zanim doprawisz resztę, a smak nadaj ziołami lub cytryną.",
  },
  salty_foods: {
    title: "Słone produkty przetworzone",
    why: "Wędliny, kostki rosołowe, sos sojowy i podobne produkty zawierają więcej soli, niż dobrze znoszą małe nerki, a w peklowanym mięsie są też azotyny.",
    instead: "Pomiń je przed pierwszymi urodzinami; później podawaj rzadko i mało, a to, co było w zalewie, opłucz. Smak nadadzą zioła, cytryna i bulion bez soli.",
  },
  raw_cured_meat: {
    title: "Surowe wędliny dojrzewające",
    why: "Salami, szynka dojrzewająca i podobne wędliny nie są gotowane, więc mogą zawierać zarazki, na przykład bakterie listerii, i są bardzo słone.",
    instead: "Wybierz świeżo ugotowane mięso. Jeśli po pierwszych urodzinach w ogóle ich używasz, zapiecz je na wskroś i weź bardzo mało.",
  },
  hot_chili: {
    title: "Ostre przyprawy",
    why: "Chili, chrzan, wasabi i inne ostre przyprawy pieką w usta i oczy i mogą wywołać u dziecka kaszel podczas jedzenia.",
    instead: "Do drugich urodzin pomiń to, co ostre. Smak nada odrobina słodkiej papryki, kurkumy, kminu rzymskiego lub imbiru.",
  },
  cassia_cinnamon: {
    title: "Cynamon kasja",
    why: "Zwykły cynamon to najczęściej kasja, która zawiera kumarynę; jej nadmiar może zaszkodzić wątrobie.",
    instead: "Wybierz cynamon cejloński. Kasji daj najwyżej szczyptę i nie codziennie.",
  },
  nutmeg: {
    title: "Gałka i kwiat muszkatołowy",
    why: "Gałka i kwiat muszkatołowy zawierają substancję, którą w większej ilości dziecko może się zatruć.",
    instead: "Odrobina na cały rodzinny garnek wystarczy. Nigdy nie odmierzaj jej łyżeczką.",
  },
  bran_fibre: {
    title: "Otręby i dodany błonnik",
    why: "Otręby i błonnik w proszku wypełniają mały żołądek i wiążą żelazo oraz cynk.",
    instead: "Pomiń je do drugich urodzin. Wystarczy podawać na zmianę produkty jasne i pełnoziarniste.",
  },
  plant_drink_main: {
    title: "Napoje roślinne zamiast mleka",
    why: "Napoje roślinne mają za mało energii, białka i żelaza, by zastąpić mleko mamy lub mleko modyfikowane.",
    instead: "Napojem mlecznym niech pozostanie mleko mamy lub mleko modyfikowane. Przed pierwszymi urodzinami używaj napojów roślinnych tylko do gotowania, niesłodzonych i z dodatkiem wapnia.",
  },
  bee_products: {
    title: "Mleczko pszczele, pyłek i propolis",
    why: "Mogą wywołać silną reakcję alergiczną, a przed pierwszymi urodzinami mogą też przenosić te same przetrwalniki co miód.",
    instead: "Pomiń je do piątych urodzin. Nie trzeba ich niczym zastępować.",
  },
  whole_nuts: {
    title: "Orzechy całe lub siekane",
    why: "Orzechy i ich kawałki są twarde i mogą zatkać drogi oddechowe małego dziecka.",
    instead: "Do piątych urodzin podawaj orzechy tylko drobno zmielone albo jako gładką pastę z orzechów wmieszaną w potrawę.",
  },
  nut_butter_thick: {
    title: "Gęste lub chrupiące masło z orzechów albo nasion",
    why: "Łyżka masła z orzechów lub nasion jest lepka i może utknąć w gardle.",
    instead: "Weź gładkie, bez soli i cukru; posmaruj bardzo cienko paski tostu albo wymieszaj dwie łyżeczki z dwiema lub trzema łyżeczkami ciepłej wody, mleka lub musu. Z chrupiącym poczekaj do piątych urodzin.",
  },
  whole_seeds: {
    title: "Całe lub suche nasiona",
    why: "Całe nasiona mogą dostać się do dróg oddechowych, a suche nasiona chia i siemię lniane pęcznieją w gardle.",
    instead: "Do piątych urodzin miel nasiona na proszek albo używaj gładkiej pasty z nasion. Nasiona chia mocz, aż zrobi się z nich żel.",
  },
  round_fruit: {
    title: "Winogrona, pomidorki koktajlowe i inne okrągłe owoce",
    why: "Okrągły, jędrny owoc ma akurat taką wielkość, że może zatkać drogi oddechowe małego dziecka.",
    instead: "Do piątych urodzin usuwaj pestki i krój każdy owoc wzdłuż na ćwiartki. Przed pierwszymi urodzinami także go obierz albo rozgnieć na płasko.",
  },
  blueberry: {
    title: "Borówki i inne drobne owoce jagodowe",
    why: "Drobne owoce są okrągłe i jędrne i mogą zatkać drogi oddechowe małego dziecka.",
    instead: "Przed pierwszymi urodzinami rozgnieć każdy owoc na płasko. Później, do piątych urodzin, rozgniataj je lub krój na ćwiartki.",
  },
  raw_hard_veg: {
    title: "Surowe twarde warzywa",
    why: "Surowa marchewka i inne twarde warzywa łamią się na twarde kawałki, które mogą zatkać drogi oddechowe.",
    instead: "Przed pierwszymi urodzinami gotuj je, aż dadzą się rozgnieść dwoma palcami. Później podawaj surowe tylko drobno starte, od trzecich urodzin w cienkich wstążkach, a w słupkach i plasterkach dopiero od czwartych.",
  },
  raw_hard_fruit: {
    title: "Surowe jabłko i inne twarde owoce",
    why: "Surowe jabłko i inne twarde owoce łamią się na jędrne kawałki, które mogą zatkać drogi oddechowe.",
    instead: "Przed pierwszymi urodzinami ugotuj owoc do miękkości albo drobno zetrzyj; do trzecich zetrzyj go lub pokrój w plasterki cienkie jak papier. Potem podawaj cienkie cząstki, a grubsze kawałki dopiero od czwartych urodzin.",
  },
  sausage_coins: {
    title: "Parówki i kiełbaski w plasterkach",
    why: "Okrągły kawałek kiełbaski dokładnie pasuje do dróg oddechowych małego dziecka i może je zatkać.",
    instead: "Pomiń kiełbaski i parówki przed pierwszymi urodzinami; później zdejmij skórkę i pokrój je wzdłuż na cienkie paski, a potem na krótkie kawałki. Lepsze są płaskie kawałki świeżego, dobrze ugotowanego mięsa mielonego.",
  },
  popcorn: {
    title: "Popcorn i prażona kukurydza",
    why: "Popcorn jest lekki i ma ostre brzegi, więc łatwo dostaje się do dróg oddechowych.",
    instead: "Pomiń go do piątych urodzin. Zamiast niego możesz podać miękką kaszę kukurydzianą.",
  },
  hard_sticky_sweets: {
    title: "Twarde, ciągnące i lepkie słodycze",
    why: "Twarde i lepkie słodycze mogą zatkać drogi oddechowe i szkodzą zębom.",
    instead: "Pomiń je do piątych urodzin. Zamiast nich możesz podać miękkie, dojrzałe owoce.",
  },
  marshmallow: {
    title: "Pianki i inne puszyste słodycze",
    why: "Pianki pęcznieją i mogą zatkać drogi oddechowe małego dziecka.",
    instead: "Pomiń je do piątych urodzin. Zamiast nich możesz podać miękkie, dojrzałe owoce.",
  },
  jelly_konjac: {
    title: "Galaretka w kostkach, konjac, mochi i perełki tapioki",
    why: "Zwarta galaretka i sprężyste ciasto ześlizgują się do gardła i mogą zatkać drogi oddechowe.",
    instead: "Pomiń je do piątych urodzin, a galaretek konjac w małych kubeczkach nie podawaj w żadnym wieku; zamiast nich podaj jogurt naturalny lub gładki mus owocowy. Z ryżem kleistym poczekaj do pierwszych urodzin, a potem podaj cienką, rozluźnioną warstwę na łyżeczce.",
  },
  corn_kernels: {
    title: "Całe ziarna kukurydzy",
    why: "Ziarna kukurydzy są małe, mają twardą skórkę i mogą dostać się do dróg oddechowych.",
    instead: "Przed pierwszymi urodzinami zmiksuj kukurydzę albo rozgnieć każde ziarno na płasko. Do drugich urodzin rozgniataj ziarna lub je siekaj.",
  },
  whole_legumes: {
    title: "Cała fasola, ciecierzyca, groch i soczewica",
    why: "Nasiona roślin strączkowych są okrągłe, mają skórkę i mogą pozostać twarde w środku.",
    instead: "Ugotuj je bardzo miękko, a przed pierwszymi urodzinami zgnieć na papkę lub rozgnieć każde ziarno. Do drugich urodzin zdejmuj skórkę z ciecierzycy i edamame i je rozgniataj; z prażonymi poczekaj do piątych.",
  },
  dried_fruit: {
    title: "Rodzynki i inne suszone owoce",
    why: "Suszone owoce są twarde i lepkie, przyklejają się do gardła i zębów.",
    instead: "Namocz je i zmiksuj albo drobno posiekaj i dodaj do potrawy. Przed pierwszymi urodzinami nie podawaj ich jako przekąski, a w całości dopiero od czwartych.",
  },
  cheese_cubes: {
    title: "Ser w kostkach, słupkach lub ciągnący się",
    why: "Kawałek sera jest zwarty i gumowaty i może zatkać drogi oddechowe.",
    instead: "Do czwartych urodzin zetrzyj ser, pokrój go w cieniutkie płatki albo porwij na cienkie włókna. Roztopiony ser ostudź w cienkiej warstwie, by nie zrobiły się z niego gumowate nitki.",
  },
  meat_chunks: {
    title: "Mięso w kawałkach i ze skórą",
    why: "Twarde lub suche mięso trudno pogryźć bez zębów trzonowych, a kawałek może zatkać drogi oddechowe.",
    instead: "Gotuj mięso powoli, aż zacznie się rozpadać, a potem je zmiel, rozdziel na włókna lub pokrój cienko w poprzek włókien i dodaj trochę sosu. Z drobiu zdejmij skórę; przed ukończeniem 9 miesięcy można też podać duży, miękki pasek do ssania.",
  },
  bones_stones: {
    title: "Kości, ości, pestki, skorupki i patyczki",
    why: "Małe twarde części mogą zatkać drogi oddechowe albo skaleczyć usta i jelita.",
    instead: "Usuń je wszystkie przed podaniem, a ości w rybie wyczuj opuszkami palców. Z mięsem na kości poczekaj do czwartych urodzin.",
  },
  round_slippery: {
    title: "Plasterki, kulki i inne okrągłe kształty",
    why: "Okrągły kształt ma akurat taką wielkość, że może zatkać drogi oddechowe małego dziecka, bez względu na to, co to za jedzenie.",
    instead: "Do czwartych urodzin krój inaczej: w słupki wzdłuż, ćwiartki, płaskie paski, albo zetrzyj. Pulpety, kopytka, knedle i falafel spłaszcz lub podziel.",
  },
  bread_dough: {
    title: "Miękkie białe pieczywo i ciągnące się ciasto",
    why: "Miękkie pieczywo i ciągnące się ciasto mogą skleić się w kulkę przy podniebieniu.",
    instead: "Lekko opiecz pieczywo, pokrój je w paski i cienko posmaruj. Z bajglami, skórką precla i dużymi kawałkami świeżego białego pieczywa poczekaj co najmniej do drugich urodzin.",
  },
  crunchy_snacks: {
    title: "Chipsy, krakersy i inne chrupiące przekąski",
    why: "Twarde lub ostre kawałki mogą dostać się do dróg oddechowych, a wiele z tych przekąsek jest słonych.",
    instead: "Pomiń je do czwartych urodzin i podawaj miękkie jedzenie do rączki.",
  },
  raw_leaves: {
    title: "Całe surowe liście",
    why: "Cały liść lub płat przykleja się do podniebienia i może zasłonić drogi oddechowe.",
    instead: "Ugotuj liście, drobno je posiekaj albo zmiksuj. Przed pierwszymi urodzinami pomiń surowe liście sałat.",
  },
  citrus_membrane: {
    title: "Błonki, pestki i twarde włókna",
    why: "Błonki cząstek cytrusów i włókna niektórych owoców i warzyw mogą wywołać odruch wymiotny i zatkać drogi oddechowe.",
    instead: "Wytnij miąższ cytrusów bez błonek i pestek i posiekaj go. Z ananasa wytnij twardy środek, a ananasa, mango i seler naciowy przetrzyj przez sito, by pozbyć się włókien.",
  },
  long_pasta_sticky_rice: {
    title: "Długi makaron i lepkie grudki",
    why: "Długie nitki wywołują odruch wymiotny, a lepkie grudki mogą zatkać drogi oddechowe.",
    instead: "Pokrój makaron na kawałki po 2–3 cm, podawaj go wilgotny, a kleisty ryż rozluźnij. Przed pierwszymi urodzinami pomiń kleisty ryż i zbite kluski.",
  },
  frozen_hard: {
    title: "Kostki lodu i twardo zamrożone jedzenie",
    why: "Twardo zamrożone kawałki są śliskie i mogą zatkać drogi oddechowe.",
    instead: "Rozmroź lub zmiksuj mrożone owoce. Możesz podać zamrożony mus na patyku, jeśli trzyma go dorosły.",
  },
  sticky_spread_large: {
    title: "Grube, lepkie smarowidła",
    why: "Duża grudka lepkiego smarowidła może utknąć w gardle.",
    instead: "Rozsmaruj je cienko jak papier.",
  },
  teether_biscuit: {
    title: "Twarde ciastka na ząbkowanie i sucharki",
    why: "Twarde ciastka łamią się na kawałki, których niemowlę nie potrafi pogryźć.",
    instead: "Wybierz takie, które się rozpuszczają i nie mają dodanego cukru, połam je na płaskie kawałki i bądź przy dziecku.",
  },
  allergen_first: {
    title: "Pierwszy kęs częstego alergenu",
    why: "Ten produkt często uczula; zwłaszcza jajka i orzeszków ziemnych lepiej spróbować wcześnie niż późno. Na pierwszy raz potrzeba spokojnej chwili.",
    instead: "Podawaj jeden nowy alergen naraz, w domu, rano, gdy dziecko jest zdrowe: najwyżej ćwierć łyżeczki, odczekaj 15 minut, potem mała porcja, i powtarzaj mniej więcej co tydzień. Przy ciężkim atopowym zapaleniu skóry, alergii na jajko lub wcześniejszej reakcji najpierw zapytaj lekarza.",
  },
  process_temp: {
    title: "Temperatura podania i odgrzewanie",
    why: "Gorące jedzenie parzy małe usta, a w jedzeniu podgrzanym za słabo lub kilka razy mnożą się zarazki.",
    instead: "Ostudź jedzenie, aż będzie letnie, zamieszaj i sprawdź na nadgarstku. Resztki odgrzej raz, aż całe będą parować (74 °C), i wyrzuć to, co zostanie; ryż schłodź w ciągu godziny i zużyj w ciągu 24 godzin.",
  },
  process_supervise: {
    title: "Bądź przy dziecku",
    why: "Zadławienie przebiega bezgłośnie, więc z drugiego pokoju łatwo je przeoczyć.",
    instead: "Niech dziecko je, siedząc prosto i spokojnie, w zasięgu twojej ręki, nie w samochodzie, w wózku ani w ruchu. Każdy, kto karmi dziecko, powinien znać pierwszą pomoc przy zadławieniu.",
  },
  grain_kernels: {
    title: "Całe ziarna zbóż",
    why: "Całe ziarna nawet po długim gotowaniu pozostają okrągłe i trudne do pogryzienia.",
    instead: "Ugotuj ziarno bardzo miękko i rozgnieć albo weź płatki lub mąkę. Przed pierwszymi urodzinami pomiń całe ziarna pszenicy i żyta oraz twardy pęczak.",
  },
  cherry_stone_kernel: {
    title: "Pestki owoców w blenderze",
    why: "Ze zmiksowanych pestek zostają ostre odłamki, a ich jądra uwalniają cyjanek.",
    instead: "Usuń wszystkie pestki, zanim zmiksujesz wiśnie, śliwki lub inne owoce pestkowe.",
  },
  banana_whole_coin: {
    title: "Banan w plasterkach lub dużych kęsach",
    why: "Okrągły plasterek banana jest śliski i może zatkać drogi oddechowe.",
    instead: "Podziel banana wzdłuż na trzy części; przed ukończeniem 9 miesięcy zostaw kawałek skórki jako uchwyt. Później możesz też rozgnieść na płasko małe kawałki.",
  },
  avocado_slippery: {
    title: "Śliskie, miękkie kawałki",
    why: "Śliskie kawałki, na przykład awokado, tofu czy gotowanego buraka, ześlizgują się do gardła.",
    instead: "Pokrój je w długie słupki, nigdy w okrągłe kawałki. Obtocz je w mielonych płatkach owsianych lub mielonym siemieniu lnianym, by małe dłonie mogły je utrzymać.",
  },
  raw_onion_garlic_large: {
    title: "Duże kawałki surowej cebuli i całe przyprawy",
    why: "Duże kawałki surowej cebuli lub czosnku i całe przyprawy trudno pogryźć i mogą zatkać drogi oddechowe.",
    instead: "Cebulę i czosnek ugotuj i drobno posiekaj. Liść laurowy, goździki, kardamon, anyż gwiaździsty i trawę cytrynową wyjmij przed podaniem.",
  },
  fat_full_meal_note: {
    title: "Odrobina tłuszczu do warzyw",
    why: "Posiłek z samych warzyw ma mało energii dla rosnącego niemowlęcia.",
    instead: "Do porcji 100–150 g dodaj łyżeczkę oleju rzepakowego, oliwy z oliwek lub masła.",
  },
  shellfish_cooked: {
    title: "Gotowane krewetki, małże i kalmary",
    why: "Gotowane owoce morza są gumowate i mogą zatkać drogi oddechowe, a do tego często uczulają.",
    instead: "Dobrze je ugotuj, wyjmij z pancerza lub muszli i bardzo drobno posiekaj, a przed pierwszymi urodzinami zmiksuj na gładką pastę. Pomiń krążki i całe małże, a małże, które się nie otworzyły, wyrzuć.",
  },
  nori: {
    title: "Wodorosty nori",
    why: "Ilość jodu w nori bardzo się waha, a płat przykleja się do podniebienia.",
    instead: "Pomiń je do pierwszych urodzin. Później wystarczy od czasu do czasu odrobina pokruszonego nori bez soli i dodatków, nigdy cały płat.",
  },
  slippery_stone_fruit: {
    title: "Liczi, longan, rambutan i mangostan",
    why: "Te owoce są okrągłe i śliskie, mają w środku pestkę, a niedojrzałe liczi może obniżyć poziom cukru we krwi.",
    instead: "Pomiń je do pierwszych urodzin; później obierz dojrzały owoc, wyjmij pestkę i porwij miąższ na cienkie paseczki. Nie podawaj liczi na pusty żołądek.",
  },
  stays_crunchy: {
    title: "Produkty twarde nawet po ugotowaniu",
    why: "Kasztany wodne, korzeń lotosu i pędy bambusa chrupią nawet po ugotowaniu, a twarde kawałki mogą zatkać drogi oddechowe.",
    instead: "Pomiń je do pierwszych urodzin. Później posiekaj je bardzo drobno.",
  },
  process_storage: {
    title: "Jedzenie, które stało za długo",
    why: "W jedzeniu, które stoi w cieple, mogą się mnożyć zarazki, a niektóre ich toksyny nie znikają po odgrzaniu.",
    instead: "Podaj je od razu albo w ciągu godziny schłodź poniżej 5 °C i zużyj w ciągu 24 godzin lub zamroź. Wyrzuć to, czego dotknęła łyżeczka dziecka.",
  },
  spoiled_food: {
    title: "Zepsute albo po terminie przydatności",
    why: "Pleśń niewidocznie przenika wszystko, co miękkie, jej toksyny nie znikają po ugotowaniu, a po terminie „należy spożyć do” mogą się mnożyć zarazki, których nie widać i nie czuć.",
    instead: "Wyrzuć całość i weź coś świeżego. Twarde jabłko albo marchewkę z jednym małym zepsutym miejscem można obficie wykroić, ale dla dziecka lepiej wziąć inne.",
  },
};

/** What the engine says in Polish of findings that come from no rule. */
export const POLISH_ENGINE_MESSAGES: Readonly<Record<EngineFindingId, RuleMessage>> = {
  family_allergy: {
    title: "Na liście twojej rodziny",
    why: "Jest w tym coś, czego unika twoja rodzina, więc to pominęliśmy.",
    instead: "Gotuj z pozostałych składników. Listę możesz w każdej chwili zmienić w zakładce Alergie.",
  },
  reaction_pause: {
    title: "Wstrzymane po reakcji",
    why: "Po posiłku z tym produktem albo z produktem z tej samej grupy alergenów zapisano objawy, więc to pominęliśmy.",
    instead: "Porozmawiaj z lekarzem, zanim podasz to ponownie. Potem możesz to przywrócić w zakładce Reakcje.",
  },
  unknown_ingredient: {
    title: "Nie znamy tego słowa",
    why: "Nie znamy tego słowa, więc je pominęliśmy i nie możemy nic o nim powiedzieć.",
    instead: "Sprawdź pisownię albo użyj prostszej nazwy produktu.",
  },
  unclear_ingredient: {
    title: "Słowo o kilku znaczeniach",
    why: "To słowo może oznaczać więcej niż jeden produkt albo taki, który bywa z solą lub cukrem i bez nich, więc nie mogliśmy go sprawdzić.",
    instead: "Napisz, o który z nich chodzi. Jeśli jest bez soli lub cukru, dopisz i to.",
  },
  below_six_months: {
    title: "Squish zaczyna od ukończenia 6 miesięcy",
    why: "Squish podaje przepisy po ukończeniu 6 miesięcy; wcześniej dziecku wystarcza mleko mamy lub mleko modyfikowane.",
    instead: "Na razie pozostań przy mleku. Jeśli chcesz zacząć wcześniej, zapytaj lekarza.",
  },
};
