/** What German says of an egg that is not set, without its ending. */
const SOFT = ("weich gekocht|weichgekocht|weich|halbweich|halb weich|halbfest|halb fest|halbflüssig|wachsweich|wachsweich gekocht|" +
  "kernweich|kernweich gekocht|pflaumenweich|pflaumenweich gekocht").split("|");
/** Said behind "Eier", it is what is done to them ("cremig schlagen"). */
const SOFT_BEFORE = [...SOFT, "cremig", "cremig gerührt", "feucht"];
const EGGS = "Ei|Wachtelei|Entenei|Frühstücksei|Rührei".split("|");
const MINUTES = "3|4|5|6|7|drei|vier|fünf|sechs|sieben".split("|");
const SCRAMBLED = "feucht|noch feucht|noch leicht feucht|leicht feucht|cremig|noch cremig|schön cremig|noch glänzend".split("|");

const POLISH_EGGS = "jajko|jajka|jajek|jajkiem|jajkami|jajo|jaja|jaj".split("|");
const POLISH_SOFT =
  "na pół miękko|na półmiękko|na wpół miękko|na pół twardo|na wpół twardo|na półtwardo|na pół surowo|kremowe|kremowych|kremowego|lekko ścięte|niedogotowane|niedogotowanych|półpłynne|półsurowe|półmiękkie|z płynnym żółtkiem|z kremowym żółtkiem|z lejącym żółtkiem".split("|");
const POLISH_MINUTES = "3|4|5|6|7|8|trzy|cztery|pięć|sześć|siedem|osiem".split("|");
const POLISH_SHORTLY = "trzyminutowe|czterominutowe|pięciominutowe|sześciominutowe|siedmiominutowe|ośmiominutowe|3-minutowe|4-minutowe|5-minutowe|6-minutowe|7-minutowe|8-minutowe|3 minutowe|4 minutowe|5 minutowe|6 minutowe|7 minutowe|8 minutowe".split("|");
const minutes = POLISH_MINUTES.flatMap((number) => ["minuty", "minut", "min"].map((unit) => `${number} ${unit}`));
const BOILED = "gotowane|gotowanych|gotowana|ugotowane|z wody|na".split("|");
const POLISH_SCRAMBLED =
  "mokra|mokrą|mokrej|wodnista|wodnistą|wodnistej|rzadka|rzadką|rzadkiej|lejąca|lejącą|płynna|płynną|kremowa|kremową|kremowej|wilgotna|wilgotną|niezbyt ścięta|niezbyt ściętą|nie ścięta|nieścięta|nieściętą|nie do końca ścięta|słabo ścięta|lekko ścięta|lekko ściętą|ledwo ścięta|niedosmażona|na mokro|na rzadko".split("|");

const plural = (egg: string): string => `${egg}er`;

/** Soft eggs as German calls them: with the adjective before the egg or behind it, or by the minutes of their boiling. */
export const germanSoftEggs = (): readonly string[] => [
  ...SOFT_BEFORE.flatMap((soft) => EGGS.flatMap((egg) => [`${soft}es ${egg}`, `${soft}e ${plural(egg)}`])),
  ...SOFT.flatMap((soft) => EGGS.flatMap((egg) => [`${egg} ${soft}`, `${plural(egg)} ${soft}`])),
  ...SCRAMBLED.map((state) => `Rührei ${state}`),
  ...MINUTES.flatMap((minutes) => [`${minutes}-Minuten-Ei`, `${minutes}-Minuten-Eier`]),
];

/** Of one egg, as it stands: of eggs that are fried a step says it too. */
export const POLISH_MINUTE_EGGS: readonly string[] = minutes.map((time) => `jajko ${time}`);

/**
 * Soft eggs as Polish calls them. The minutes stand behind an egg that is boiled, or behind the one egg of a line: of many
 * eggs a step says so long they are fried.
 */
export const polishSoftEggs = (): readonly string[] => [
  ...POLISH_EGGS.flatMap((egg) => [
    ...[...POLISH_SOFT, ...POLISH_SHORTLY].flatMap((soft) => [`${egg} ${soft}`, `${egg} gotowane ${soft}`]),
    ...BOILED.flatMap((boiled) => minutes.map((time) => `${egg} ${boiled} ${time}`)),
    ...BOILED.flatMap((boiled) => minutes.map((time) => `${egg} ${boiled} przez ${time}`)),
  ]),
  ...POLISH_SHORTLY.flatMap((soft) => [`${soft} jajko`, `${soft} jajka`]),
  ...POLISH_MINUTE_EGGS,
  ...["jajecznica", "jajecznicę", "jajecznicy", "jajecznicą"].flatMap((eggs) =>
    POLISH_SCRAMBLED.flatMap((state) => [`${eggs} ${state}`, `${state} ${eggs}`]),
  ),
];

/** What Burmese writes onto an egg that is not set: boiled or scrambled soft, half done, "sunflower" (fried on one side). */
const BURMESE_SOFT =
  "ပျော့ပြုတ်|ပျော့ပျော့ပြုတ်|ပြုတ်ပျော့|ပြုတ်ပျော့ပျော့|ပြုတ်ပျော့ပျော့လေး|ပြုတ်အပျော့|ပြုတ် အပျော့|အပျော့|အပျော့ပြုတ်|ပျော့ကြော်|ပျော့ပျော့ကြော်|ကြော်ပျော့|ကြော်ပျော့ပျော့|ကြော်အပျော့|" +
  "မွှေပျော့ပျော့|မွှေကြော်ပျော့|မွှေကြော်ပျော့ပျော့|မွှေကြော်အပျော့|အနှစ်ပျော့|အနှစ်ပျော့ပျော့|အနှစ်အပျော့|ပြုတ်အနှစ်ပျော့|ပြုတ်အနှစ်ပျော့ပျော့|ကြော်အနှစ်ပျော့|အနှစ်ရည်|အနှစ်အရည်|ပြုတ်အနှစ်ရည်|အနှစ်အိုင်|" +
  "ကျက်တစ်ဝက်|ကျက်တဝက်|တစ်ဝက်ကျက်|တဝက်ကျက်|ပြုတ်ကျက်တစ်ဝက်|ပြုတ်တစ်ဝက်ကျက်|ပြုတ်တစ်ဝက်|မကျက်တကျက်|ပြုတ်မကျက်တကျက်|ပြုတ်မကျက်|ကြော်မကျက်|နေကြာ|နေကြာကြော်|ကြော်နေကြာ|တစ်ခြမ်းကြော်|တစ်ဖက်ကြော်|တစ်ခြမ်းကျက်|တစ်ဖက်ကျက်|တခြမ်းကြော်|တဖက်ကြော်";

export const BURMESE_SOFT_EGGS: readonly string[] = "ကြက်ဥ|ဘဲဥ|ငုံးဥ"
  .split("|")
  .flatMap((egg) => BURMESE_SOFT.split("|").map((soft) => `${egg}${soft}`));
