import type { StoryWords } from "../write-story";

/** Told in the present tense, as one tells stories to the smallest: its verbs have no gender. */
export const POLISH_STORIES: StoryWords = {
  templates: {
    "hungry-adventure": {
      name: "Głodna wyprawa",
      description: "Przez strumyk i pod górkę. Kto idzie z nami?",
      intro:
        "Pewnego ranka budzi się mały brzuszek i burczy: bur, bur, bur. „Idę za górkę szukać śniadania” – mówi. „Kto idzie ze mną?”",
      conclusion:
        "Na szczycie górki wszyscy siadają blisko, bliziutko i patrzą na szeroki świat. Brzuszek już nie burczy. „Co za dzień” – mówi. „Pójdziemy jutro znowu?” I wiecie co? Poszli.",
    },
    "kitchen-magic": {
      name: "Kuchenne czary",
      description: "Łyżka stuka trzy razy i wszystko się zmienia.",
      intro:
        "Kiedy w kuchni robi się cicho i tylko wielki garnek mruczy, weź drewnianą łyżkę i zastukaj w stół. Stuk, stuk, stuk. Słyszysz? Zaczynają się czary.",
      conclusion:
        "Stuk, stuk, stuk – łyżka stuka ostatni raz. Stół nakryty, w kuchni pięknie pachnie i wszyscy już biegną. To są najlepsze czary na świecie.",
    },
    "growing-garden": {
      name: "Ogród, w którym wszystko rośnie",
      description: "Słońce, deszcz i biedronka, która ma na wszystko oko.",
      intro:
        "Za domem jest ogród. Słońce go łaskocze, deszcz go myje, a biedronka go pilnuje. Wejdź na paluszkach i zobacz, kto tu mieszka.",
      conclusion:
        "Słońce kładzie się spać za płotem. „Dobranoc wszystkim” – mówi biedronka i liczy jeszcze raz. Wszyscy są, i wszyscy odrobinkę więksi niż wczoraj.",
    },
  },
  started: (arrival) => `${arrival} i rusza w drogę.`,
  joined: (arrival) => `${arrival} i dołącza do wyprawy.`,
  sharePower: (boast, funFact) => `${boast} A czy wiesz, że…? ${funFact}`,
  tellSecret: (whisper, mainBenefit) => `${whisper} „${mainBenefit}”`,
  tellGrown: (growth, mainBenefit) => `${growth} „${mainBenefit}”`,
  didYouKnow: (funFact) => `„A wiesz co?” – szepcze biedronka. „${funFact}”`,
  foods: {
    apple: {
      name: "Jabłko",
      superpower: "Pływa jak łódeczka",
      message: "Już się toczę!",
      arrival: "Bęc, bęc, bęc! Jabłko spada z drzewa, poleruje czerwone policzki",
      boast: "„Umiem pływać jak mała łódeczka” – mówi jabłko.",
      funFact: "Jabłko pływa, bo w jednej czwartej składa się z powietrza.",
      transform:
        "Hop, jabłko do garnka. Mieszu, mieszu, mieszu! I już jest złota chmurka, a cała kuchnia pachnie jesienią.",
      whisper: "„Zdradzić ci tajemnicę?” – pyta jabłko.",
      growth:
        "Najpierw był pączek, potem biały kwiatek, potem pszczółka: bzz. A teraz popatrz: jabłko z okrągłymi, czerwonymi policzkami.",
      mainBenefit: "Jest we mnie błonnik. Błonnik pomaga brzuszkowi pracować.",
    },
    carrot: {
      name: "Marchewka",
      superpower: "Kopie głęboko",
      message: "Znam drogę pod ziemią!",
      arrival: "Plum! Marchewka wyskakuje z miękkiej ziemi, potrząsa zieloną czupryną",
      boast: "„Kopię głębiej niż kret, i to stojąc na głowie” – mówi marchewka.",
      funFact: "Pierwsze marchewki w ogródkach były fioletowe i żółte. Pomarańczowe pojawiły się dużo później.",
      transform:
        "Hop, marchewka do garnka. Bul, bul, cicho sza! I już są małe pomarańczowe słoneczka, takie mięciutkie, że rozgniecie je jeden palec.",
      whisper: "„Chodź bliżej” – szepcze marchewka.",
      growth:
        "Pod ziemią coś łaskocze. To marchewka rośnie w dół, w dół i w dół, a jej zielona czupryna macha do nieba.",
      mainBenefit: "Jest we mnie witamina A. Witamina A pomaga oczom widzieć o zmierzchu.",
    },
    rice: {
      name: "Ryż",
      superpower: "Lubi stać w kałuży",
      message: "Idziemy wszyscy razem!",
      arrival: "Chlup, chlup! Ryż wychodzi z wody, rusza setką małych palców",
      boast: "„Mogę stać w kałuży cały dzień i bardzo to lubię” – mówi ryż.",
      funFact: "Ryż to nasionka trawy. Tam, gdzie rośnie, pole często wygląda jak jezioro.",
      transform: "Hop, ryż do garnka. Psss, puf, bul! I już jest śnieżna górka, cieplutka i miękka.",
      whisper: "„My, ziarenka, mamy tajemnicę” – mówi ryż setką cieniutkich głosików.",
      growth: "Nad stawem stoi ryż, po kostki w wodzie. Wiatr czesze go w lewo, wiatr czesze go w prawo.",
      mainBenefit: "Jest we mnie skrobia. Skrobia daje energię do zabawy.",
    },
    egg: {
      name: "Jajko",
      superpower: "Nosi ze sobą domek",
      message: "Zaczekajcie, kiwam się!",
      arrival: "Kiwu, kiwu! Jajko wytacza się ze słomy, łapie równowagę",
      boast: "„Dokądkolwiek idę, zabieram ze sobą cały domek” – mówi jajko.",
      funFact: "Skorupka jajka ma tysiące dziurek, tak malutkich, że przecisnąć się umie prawie tylko powietrze.",
      transform: "Hop, jajko do miski. Stuk, mach, skwierk! I już jest żółty kocyk, złożony jak list.",
      whisper: "„Psst, coś w sobie mam” – szepcze jajko.",
      growth: "„Ko, ko!” – odzywa się ktoś w słomie. Kura wstaje, a tam leży jajko, ciepłe i okrągłe.",
      mainBenefit: "Jest we mnie białko. Białko buduje mięśnie i pomaga rosnąć.",
    },
    banana: {
      name: "Banan",
      superpower: "Uśmiecha się do wszystkich",
      message: "Niosę wam uśmiech!",
      arrival: "Ziuuu! Banan zjeżdża z wysokiej, wysokiej rośliny, kłania się",
      boast: "„Uśmiecham się w każdą pogodę” – mówi banan.",
      funFact: "Banany najpierw rosną w dół, a potem wyginają się ku słońcu. I stąd mają swój uśmiech.",
      transform: "Hop, banan do miski. Ciap, ciap, plask! I już jest słodki księżyc, kremowy jak sen.",
      whisper: "„Powiem tylko tobie” – uśmiecha się banan.",
      growth:
        "W najcieplejszym kąciku banany trzymają się za ręce, cała kiść, i wyginają się, żeby popatrzeć na słońce.",
      mainBenefit: "Jest we mnie potas. Potas pomaga mięśniom.",
    },
    broccoli: {
      name: "Brokuł",
      superpower: "Jest całym lasem",
      message: "Zabieram ze sobą drzewa!",
      arrival: "Szur, szur! Brokuł prostuje gałązki, robi się wysoki jak drzewo",
      boast: "„Jestem całym lasem na jednym talerzu” – mówi brokuł.",
      funFact: "Brokuł to bukiet pączków. Jeśli nikt go nie zerwie, zakwita na żółto.",
      transform: "Hop, brokuł do garnka. Puf, puf, para! I już są malutkie, miękkie drzewka, zieleńsze niż przedtem.",
      whisper: "„Posłuchaj moich listków” – szeleści brokuł.",
      growth: "Spomiędzy wielkich, niebieskozielonych liści wygląda mała zielona głowa. To brokuł bawi się w drzewo.",
      mainBenefit: "Jest we mnie witamina C. Witamina C pomaga ciału przyswajać żelazo.",
    },
  },
};
