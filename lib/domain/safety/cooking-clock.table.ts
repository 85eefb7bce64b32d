import type { FoodId } from "../food/food-ids";
import { expression } from "../shared/expression";

/**
 * Foods that a few minutes leave raw or hard, with the least minutes of heat under which nobody calls them done: half of
 * what the quickest method takes a legume until it is soft, four tenths of that for a root, grain or thin piece of fish,
 * and what a hand-high flame needs to whiten a finger of meat. Frozen peas, leaves, onions, mushrooms, eggs and fruit are
 * not among them: they are done in no time, are eaten as they are, or have rules of their own.
 */
export const LEAST_MINUTES: ReadonlyMap<FoodId, number> = new Map<FoodId, number>([
  ...(["chicken", "turkey", "duck", "veal", "pork", "lamb", "rabbit", "beef"] as const).map((id) => [id, 8] as const),
  ...(["chicken_liver", "sausage"] as const).map((id) => [id, 4] as const),
  ...(
    ["minced_beef", "minced_chicken", "minced_turkey", "minced_veal", "minced_pork", "minced_lamb"] as const
  ).map((id) => [id, 4] as const),
  ...(
    ["salmon", "trout", "arctic_char", "cod", "pollock", "haddock", "plaice", "mackerel_atlantic", "herring"] as const
  ).map((id) => [id, 3] as const),
  ...(["tuna", "tilapia", "hilsa", "rohu", "catfish", "crab"] as const).map((id) => [id, 3] as const),
  ...(["sardine", "shrimp", "mussel"] as const).map((id) => [id, 2.5] as const),
  ...(["chickpea", "kidney_bean", "black_bean", "white_bean", "runner_bean_dry", "soybean"] as const).map(
    (id) => [id, 38] as const,
  ),
  ...(["brown_lentil", "mung_bean", "pigeon_pea", "split_pea"] as const).map((id) => [id, 15] as const),
  ["red_lentil", 6],
  ["broad_bean", 5],
  ["potato", 6],
  ["sweet_potato", 4.5],
  ["pumpkin", 4],
  ["butternut_squash", 4.5],
  ["carrot", 5],
  ["parsnip", 6],
  ["parsley_root", 7],
  ["celeriac", 7],
  ["celery", 7],
  ["beetroot", 15],
  ["turnip", 6],
  ["swede", 8],
  ["kohlrabi", 7],
  ["radish", 6],
  ["fennel_bulb", 7],
  ["taro", 10],
  ["cassava", 15],
  ["jerusalem_artichoke", 7],
  ["lotus_root", 15],
  ["bamboo_shoot", 15],
  ["drumstick_pod", 8],
  ["chayote", 4.5],
  ["ash_gourd", 5],
  ["broccoli", 3.5],
  ["cauliflower", 4],
  ["brussels_sprouts", 6],
  ["green_beans", 6],
  ["yardlong_bean", 6],
  ["red_cabbage", 8],
  ["quince", 12],
  ["elderberry", 8],
  ["rice", 8],
  ["glutinous_rice", 10],
  ["barley", 16],
  ["buckwheat", 7],
  ["quinoa", 6],
  ["millet", 7],
  ["amaranth", 9],
]);

/** Words of a number that a cook says of minutes, with what they count; of vague ones the most that is meant. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...(
    [
      ["a few", 6],
      ["a couple of", 3],
      ["a", 1],
      ["an", 1],
      ["one", 1],
      ["two", 2],
      ["three", 3],
      ["four", 4],
      ["five", 5],
      ["six", 6],
      ["seven", 7],
      ["eight", 8],
      ["nine", 9],
      ["ten", 10],
      ["twelve", 12],
      ["fifteen", 15],
      ["twenty", 20],
      ["twenty-five", 25],
      ["thirty", 30],
      ["forty", 40],
      ["forty-five", 45],
      ["fifty", 50],
      ["sixty", 60],
      ["half a", 0.5],
      ["half an", 0.5],
      ["a quarter of an", 0.25],
    ] as const
  ),
  ...(
    [
      ["ein paar", 6],
      ["einige", 8],
      ["wenige", 5],
      ["ein", 1],
      ["eine", 1],
      ["einer", 1],
      ["zwei", 2],
      ["drei", 3],
      ["vier", 4],
      ["fünf", 5],
      ["sechs", 6],
      ["sieben", 7],
      ["acht", 8],
      ["neun", 9],
      ["zehn", 10],
      ["zwölf", 12],
      ["fünfzehn", 15],
      ["zwanzig", 20],
      ["dreißig", 30],
      ["vierzig", 40],
      ["sechzig", 60],
      ["halbe", 0.5],
      ["halben", 0.5],
      ["eine halbe", 0.5],
      ["einer halben", 0.5],
      ["dreiviertel", 0.75],
      ["anderthalb", 1.5],
      ["eineinhalb", 1.5],
    ] as const
  ),
  ...(
    [
      ["kilka", 8],
      ["parę", 6],
      ["jedną", 1],
      ["jedna", 1],
      ["dwie", 2],
      ["trzy", 3],
      ["cztery", 4],
      ["pięć", 5],
      ["sześć", 6],
      ["siedem", 7],
      ["osiem", 8],
      ["dziewięć", 9],
      ["dziesięć", 10],
      ["dwanaście", 12],
      ["piętnaście", 15],
      ["dwadzieścia", 20],
      ["trzydzieści", 30],
      ["czterdzieści", 40],
      ["pół", 0.5],
      ["półtorej", 1.5],
    ] as const
  ),
  ...(
    [
      ["တစ်", 1],
      ["နှစ်", 2],
      ["သုံး", 3],
      ["လေး", 4],
      ["ငါး", 5],
      ["ခြောက်", 6],
      ["ခုနစ်", 7],
      ["ရှစ်", 8],
      ["ကိုး", 9],
      ["ဆယ်", 10],
      ["ဆယ့်နှစ်", 12],
      ["ဆယ့်ငါး", 15],
      ["နှစ်ဆယ်", 20],
      ["သုံးဆယ်", 30],
    ] as const
  ),
]);

/** Minutes that a word is by itself. */
export const SPANS_OF_TIME: ReadonlyMap<string, number> = new Map([
  ["viertelstunde", 15],
  ["dreiviertelstunde", 45],
  ["viertelstündchen", 15],
  ["kwadrans", 15],
  ["kwadransa", 15],
]);

/** Where a number of minutes is no heat: what is soaked, rested or cooled. */
export const COLD_TIME = expression(
  /(?<!\p{L})(?:soak\p{L}*|rest|rests|resting|stand|cool|cools|cooling|chill\p{L}*|fridge|marinat\p{L}*|freez\p{L}*|preheat\p{L}*|\p{L}*weich(?:en|t)|weiche?(?=.* ein(?!\p{L}))|einlegen|ruhen|abkühl\p{L}*|auskühl\p{L}*|überkühl\p{L}*|abgekühlt|kühlschrank|kalt\p{L}*|vorheiz\p{L}*|namocz\p{L}*|namaczaj|moczy\p{L}*|mocz|odstaw\p{L}*|odpocz\p{L}*|ostudź|ostyg\p{L}*|wystyg\p{L}*|przestyg\p{L}*|przestudź|lodówk\p{L}*|zimn\p{L}*)(?!\p{L})|စိမ်|အအေးခံ|အေးအောင်|အအေးပေး/u,
);

/** Heat said as what a cook does, so that a sentence with it and without a number leaves the time open. */
export const HEATS = expression(
  /(?<!\p{L})(?:simmer(?:s|ed|ing)?|(?<!to (?:the|a) )(?:par)?boil(?:s|ing)?(?! water)|bake|baking(?! (?:dish|tray|sheet|tin|paper|powder|parchment))|roast(?:ing)?(?! (?:tin|dish|tray))|fry|frying(?! pan)|steam(?:s|ing)?|stew(?= (?:the|it|them|for|gently|until|over|everything))|brais(?:e|ing)|poach(?:ing)?|cook(?:s|ing)?(?! (?:water|liquid|juice))|grill|sauté|saute|sweat|wilt|soften|(?:ein|ver|weich|mit|vor|zer|gar)?koch(?:en|e|t)?|köcheln?|köchelt|simmern|back(?:en|e)|überback\p{L}*|brat(?:en|e)|an(?:braten|brate|dünsten|schwitzen)|gar(?:e|en|t|ziehen)|mitgaren|fertiggaren|dünste(?:n|t)?|dämpfe(?:n|t)?|schmore(?:n|t)?|röste(?:n|t)?|schmurgel\p{L}*|brutzel\p{L}*|(?:u|prze|po|do)?gotuj(?:ą|e)?|gotować|(?:u|za|prze|do|o)?piecz|piec|upiec|(?:u|pod|ob|prze|za)?smaż|(?:u|pod|za|po)?duś|dusi(?:ć|sz)|(?:u|s)?paruj|pyrka\p{L}*|pyka\p{L}*)(?!\p{L})|ပြုတ်(?!ပြီးသား|ရေ)|ချက်(?!ချင်း|ပြီးသား)|ပေါင်း(?!ချောင်)|နှပ်|ဖုတ်|ကြော်|လှော်|ကင်ပါ|တည်(?:ပါ|ပြီး|ကာ)/u,
);

/** In an oven everything takes twice as long. */
export const IN_THE_OVEN = expression(
  /(?<!\p{L})(?:bake|baking|roast|roasting|oven|back(?:en|e)|überback\p{L}*|ofen|backofen|rohr|backrohr|(?:u|za|prze|do|o)?piecz|piekarnik\p{L}*|zapie\p{L}*)(?!\p{L})|ဖုတ်|မီးဖို/u,
);

/** What shows that something is done, as a cook says it. */
export const DONE = expression(
  /(?<!(?:not|never|before|nicht|nie|kaum|without being|isn't|aren't|half|halb|pół|prawie|almost|nearly|fast) (?:\p{L}+ )?)(?<!\p{L})(?:soft(?:er|est|ly)?(?! (?:stay|enough to))|tender|mushy|limp|floppy|melting\p{L}*|meltingly|(?:mash|crush|squash|squish|press|flatten)\p{L}* (?:easily|flat|with)|collapses?|falls? (?:apart|to pieces)|fall(?:en|ing)? apart|flakes? (?:easily|apart|at|when|with|under)|gives? way|giving way|(?:is |are )?(?:fully |completely |well )done|cooked (?:right |all the way )?through|no (?:longer )?pink|no pink|opaque|pulpy|weich(?:er|es|em)?(?! bleib)|butterweich\p{L}*|zart(?:er|es|e)?|mürbe?|zerfall\p{L}*|zerfäll\p{L}*|zerdrücken l[äa]\p{L}*|durchgegart\p{L}*|durchgaren|durch (?:ist|sind)|gar (?:ist|sind)|nicht mehr rosa|nichts mehr rosa|kein(?:e)? rosa|aufgequollen|miękk(?:a|i|ie|o|ą|ich)|miękcy|miękkości|zmięk\p{L}*|mięciut\p{L}*|rozpad\p{L}*|rozgot\p{L}*|się rozgni\p{L}*|kruch(?:e|y|a)|nie (?:będzie|jest|ma) (?:już )?różow\p{L}*)(?!\p{L})|(?<!မ)ပျော့|(?<!မ)နူး|(?<!မ)ကျက်(?!တ|ပြီးသား)/u,
);

/** So fine that it is done in no time. */
export const MADE_FINE = expression(
  /(?<!\p{L})(?:grat(?:e|es|ed|ing)|spirali[sz]e\p{L}*|(?:fein )?(?:ge)?rasp(?:el|l)\p{L}*|(?:ge)?rieben\p{L}*|reib(?:e|en|t)|hobeln?|zetrzyj|zetrzeć|ścieraj|start(?:y|a|e|ą|ej))(?!\p{L})|ခြစ်(?!ထုတ်)/u,
);

/** It is out of the pot from here on, until it is named again. */
export const TAKEN_OUT = expression(
  /(?<!\p{L})(?:(?:lift|take|fish|scoop|pull)(?:s|ing)? (?:\p{L}+ ){1,3}?(?:out|off|from)|lift out|take out|set (?:\p{L}+ ){0,2}?aside|drain|heraus\p{L}*|raus|herausnehmen|beiseite\p{L}*|zur seite|abgießen|gieß(?:e|en)? (?:\p{L}+ ){0,2}?ab|wyjmij|wyjąć|wyłów|odłóż|odstaw|odcedź)(?!\p{L})|ဆယ်(?:ပြီး|ပါ|ယူ|လို့|ထား)|ထုတ်လိုက်|ချပါ/u,
);

/** All that there is. */
export const OF_ALL = expression(
  /(?<!\p{L})(?:everything|all of it|it all|both|alles|beides?|wszystko|całość|oba|obie)(?!\p{L})|(?<=^|[ ၊။])အားလုံး/u,
);

/** In a pot of its own, or at the same time as what was said before. */
export const APART = expression(
  /(?<!\p{L})(?:meanwhile|in the meantime|separate(?:ly)?|(?:another|second|different) (?:small )?(?:pan|pot|saucepan)|unterdessen|währenddessen|inzwischen|derweil|separat|getrennt|(?:zweiten|anderen|eigenen|extra) (?:kleinen )?topf|tymczasem|w międzyczasie|w tym czasie|osobno|(?:drugim|osobnym|innym) (?:garnku|garnuszku|rondelku))(?!\p{L})|သပ်သပ်|အိုးတစ်လုံး(?:နဲ့|မှာ)/u,
);

/** What comes to what is cooked already, so that its minutes are those of all in the pot. */
export const TOGETHER = expression(
  /(?<!\p{L})(?:add|adds|added|adding|stir|tip|pour|return|join|put|together|everything|dazu\p{L}*|hinzu\p{L}*|zugeben|zufügen|gib|gebt|gebe|geben|einrühren|unterrühren|unterheben|rühr\p{L}*|misch\p{L}*|vermisch\p{L}*|gieß\p{L}*|zusammen|zurück|lege?|gemeinsam|dodaj|dodać|dorzuć|dołóż|wrzuć|wlej|wsyp|włóż|przełóż|wmieszaj|wymieszaj|połącz|razem)(?!\p{L})|ထည့်|ရော|အတူ/u,
);

/** Cooks in a time of its own. */
export const OTHER_CLOCK = expression(
  /(?<!\p{L})(?:pressure|instant pot|microwav\p{L}*|mikrowell\p{L}*|schnellkoch\p{L}*|dampfdruck\p{L}*|szybkowar\p{L}*|ciśnieni\p{L}*|mikrofal\p{L}*)(?!\p{L})|ဖိအား|မိုက်ခရိုဝေ့/u,
);

/** A line of what was cooked before the recipe begins, or is so fine that it is done in no time. */
export const DONE_BEFORE = expression(
  /(?<!\p{L})(?:leftover\p{L}*|left over|yesterday\p{L}*|tin|tinned|tins|can|canned|jar|jarred|dose|dosen|glas|vorgekocht\p{L}*|vorgegart\p{L}*|gekocht\p{L}*|gegart\p{L}*|vakuumiert\p{L}*|puszk\p{L}*|słoik\p{L}*|z wczoraj|cooked|pre-?cooked|steamed|boiled|roasted|smoked|ugotowan\p{L}*|gotowan\p{L}*|pieczon\p{L}*|instant|\p{L}*flour|starch|flakes|powder|juice|paper|noodles|grated|\p{L}*mehl|\p{L}*stärke|\p{L}*flocken|\p{L}*pulver|\p{L}*saft|\p{L}*nudeln|gerieben\p{L}*|geraspelt\p{L}*|mąk\p{L}*|skrobi\p{L}*|płatk\p{L}*|proszk\p{L}*|sok\p{L}*|start(?:y|a|e|ej|ego|ych))(?!\p{L})|စည်သွပ်|ဘူး|ကျက်|ပြုတ်|မှုန့်|ခြစ်(?!ထုတ်)/u,
);

/** Each side gets so many. */
export const ON_EACH_SIDE = expression(
  /(?<!\p{L})(?:(?:a|per|each|every|either|both) sides?|(?:je|jeder|pro|beiden) seiten?|każdej stron\p{L}*|obu stron|stronę)(?!\p{L})|တစ်ဖက်စီ|တစ်ဖက်/u,
);
