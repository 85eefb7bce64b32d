import type { SaidAside } from "./asides.table";

/** What nobody puts into a baby's food, one or several of them, in Burmese. */
const SEASON_MY =
  "(?:ဆား|သကြား|ဟင်း ?ချို ?မှုန့်|အ ?ချို ?မှုန့်|ငါးပိ|ငံပြာ ?ရည်|ပျား ?ရည်|နို့ ?ဆီ|ငရုတ် ?သီး|ငရုပ် ?သီး|ရေနွေး ?ကြမ်း|လက်ဖက် ?ရည်|ကော် ?ဖီ|အရက်|ဘီယာ)";
const SEASONS_MY = `${SEASON_MY}(?:(?:တို့|တွေ|များ|နဲ့|နှင့်|ကို|ရော)?[၊ ]{0,2}${SEASON_MY}){0,4}`;
/** The same where each is joined to the next: behind a comma another may be put in. */
const JOINED_MY = `${SEASON_MY}(?:(?:တို့|တွေ|များ|နဲ့|နှင့်|ရော)[၊ ]{0,2}${SEASON_MY}){0,4}`;
const PUT_MY = "(?:ထည့်|ခတ်|ခပ်|ဖြူး|ဆမ်း|ရော|တို့|ကျွေး|တိုက်|သုံး|ပေး)";
/** A command not to, or that nobody may. */
const NEVER_MY = "(?:ပါနဲ့|ပါနှင့်|နဲ့|ရဘူး|ရပါ|ရသေး|ရ(?!င်)|သင့်)";
/** It goes on to put it in after all. */
const NO_BUT_MY = "(?![^။\\n]{0,60}(?:ရင်|လျှင်|လို့|ဘဲ|ပဲ ?မ|မ ?ဖြစ်|ပေမ|သော်|ခင်|မ ?မှန်))";
const GROWN_UPS_MY = "(?:လူကြီး|အဖေ့?|အမေ့?|ဖေဖေ့?|မေမေ့?|အဖွား|အဖိုး|အဘွား)(?:တွေ|များ|တို့)?(?:ရဲ့)?";
/** The baby gets nothing of it in the same sentence. */
const NO_BABY_MY = "(?![^။\\n]{0,60}(?:ကလေး|သားသား|သမီး)(?![^။\\n]{0,12}မ(?:တိုက်|ကျွေး|ပေး|ထည့်)))";
const NOT_AT_ALL_MY = `(?<!(?:မချင်း|ခင်|မီ|အထိ|၊) ?)${JOINED_MY}(?:တို့|တွေ|များ|ကို)? ?(?:(?:စတာ ?တွေ|ဘာမှ|လုံးဝ|တစ်ခုမှ|တစ်စက်မှ|နည်းနည်း(?:လေး)?(?:တောင်|မှ)|အနည်းငယ်မှ|တစ်စိတ်မှ) ?){0,2}မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}`;
const LITTLE_MY = "(?:တစ်စိတ်|တစ်ဆိတ်|တစ်စက်|တစ်မြူ|နည်းနည်း|အနည်းငယ်)(?:လေး)?";
const NONE_OF_THEM_MY = `${SEASONS_MY}(?:တို့|တွေ|များ)? ?(?:စတာ ?တွေ ?)?(?:ဘာမှ|တစ်ခုမှ) ?မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}`;
const NOT_A_PINCH_MY = `(?:${SEASON_MY} ?${LITTLE_MY}၊? ?){0,3}${SEASON_MY} ?${LITTLE_MY}(?:တောင်|မှ) ?မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}`;
const NOT_NEEDED_MY = `(?<!(?:မချင်း|ခင်|မီ|အထိ|၊) ?)${JOINED_MY}(?:တို့|တွေ|များ|ကို)? ?${PUT_MY}(?:စရာ|ဖို့|ရန်) ?မလို(?:သေး)?(?:ပါ|ဘူး|ပေ)${NO_BUT_MY}`;
const KEPT_AWAY_MY = `${JOINED_MY}(?:နဲ့|နှင့်)? ?(?:ဝေးဝေး ?(?:နေ|ထား|ရှောင်)(?!စရာ|ဖို့|ရန်|တာ)|ဝေးပါစေ|ဝေးအောင်)${NO_BUT_MY}`;
const NOT_ASKED_MY = `${SEASON_MY}(?:ကို)? ?${PUT_MY}(?:ခိုင်း|ဖို့ ?ပြော|ချင်)(?:ရင်|လည်း|ရင်လည်း|လျှင်|ပေမဲ့|ပေမယ့်)[^။\\n]{0,15}?မ${PUT_MY}(?:ပါနဲ့|ပါနှင့်|နဲ့|ရဘူး|ရပါ)(?!ဘဲ)`;
const BAD_FOR_BABIES_MY = `${SEASON_MY}(?:ဆိုတာ|ကတော့|က|ဟာ|သည်)[^။\\n]{0,40}?(?:အန္တရာယ် ?(?!မရှိ|ကင်း)(?:ရှိ|ဖြစ်|များ|ကြီး)|မ ?သင့်(?:တော်|သေး|ပါ|ဘူး)|မ ?တည့်|မ ?ကောင်း(?:ပါ|ဘူး|သေး))(?![^။\\n]{0,60}(?:ပေမ|သော်|ရင် ?(?:တော့ ?)?ရ))`;
const ASKED_AND_DENIED_MY = `${SEASON_MY}(?:လား|ရော)[?၊] ?မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}`;
const IN_BRACKETS_MY = `${SEASON_MY} ?\\((?:(?:လုံးဝ ?)?မ(?:ပါ|ထည့်|သုံး|လို)(?:ပါ)?|${GROWN_UPS_MY}(?:အတွက်|ဖို့|စာ)? ?(?:ပဲ|သာ))\\)`;
const ONTO_THEIRS_MY = `${GROWN_UPS_MY} ?(?:ပန်းကန်|အိုး|ခွက်|ဝေစု|ပုဂံ)(?:တွေ|များ)?(?:ထဲ|ပေါ်)(?:ကို|မှာ|သာ|ပဲ|တော့)? ?${SEASONS_MY}(?:တွေ|များ|ကို)? ?${PUT_MY}${NO_BABY_MY}`;
const ONLY_ONTO_THEIRS_MY = `${SEASONS_MY}(?:ကို|ကတော့|က)? ?${GROWN_UPS_MY} ?(?:ပန်းကန်|အိုး|ခွက်|ဝေစု|ပုဂံ)(?:တွေ|များ)?(?:ထဲ|ပေါ်)(?:မှာ)? ?(?:သာ|ပဲ|တင်) ?${PUT_MY}${NO_BABY_MY}`;
const ONLY_THEY_MY = `${SEASONS_MY}(?:နဲ့|နှင့်|ကို|ကတော့)? ?${GROWN_UPS_MY}(?:က)? ?(?:သာ|ပဲ|ချည်း) ?(?:တို့စား|စား|သောက်|တို့)${NO_BABY_MY}`;
const UNDER_AGE_MY = `[^။၊\\n]{0,40}?(?:နှစ်|လ) ?(?:မပြည့်(?:မီ|ခင်)|အောက်)[^။၊\\n]{0,25}?မ ?(?:ကျွေး|တိုက်|ပေး)${NEVER_MY}${NO_BUT_MY}`;
const TAKEN_BEFORE_SALT_MY = `ဆား ?မ(?:ထည့်|ခတ်|ခပ်)(?:ရသေး)?(?:ခင်|မီ)၊? ?ကလေး ?(?:စာ|အတွက်|ဖို့|ဝေစု)(?:ကို)?[^။\\n]{0,12}?(?:ခပ်|ယူ|ခွဲ|ဖယ်|ဆယ်)`;

/** Things in a row, up to what is done or said of something else before them. */
const THINGS_MY = `(?:(?!ပြီး|ထည့်|ခတ်|ခပ်|ဖြူး|ဆမ်း|ကျွေး|ပေး|တိုက်|ချက်(?!ဆီ)|ပြုတ်|ပေါင်း|နယ်|ပါ[၊ ]|တယ်|မယ်|အောင်|အထိ|ဘဲ|ရင်|လျှင်|ပေမ|သော်|ကာ |ကလေး|သားသား|သမီး|သူ့|မ ?ကျက်|အားလုံး|စား|သောက်|ခွံ့|လောင်း|ထား|လုပ်|အနှစ်|အစိမ်း|ပန်းရောင်|သွေး|(?:မှာ|ထဲ|ထဲကို)ရော)[^။\\n]){1,60}?(?:ကို|ကတော့|က)?(?:တော့)? ?`;
const PLATE_MY = "(?:ဘေး ?)?(?:ပန်းကန်|အိုး|ခွက်|ဝေစု|ပုဂံ|ဇလုံ)(?:ပြား|လုံး)?(?:တွေ|များ)?";
const ONLY_MY = "(?:ပဲ|သာ(?! ?မက)|တင်|ချည်း|သီးသန့်|သီးခြား|သပ်သပ်)";
/** Nor a little of it for the baby, in the sentence behind it either. */
const NOR_A_LITTLE_MY = `${NO_BABY_MY}(?![^\\n]{0,80}(?:ကလေး|သားသား|သမီး|သူ့)[^။\\n]{0,16}(?:လည်း|လဲ(?!့)|နည်းနည်း|အနည်းငယ်|တစ်စက်|တစ်ဆိတ်|တစ်စိတ်|မြည်း)(?![^။\\n]{0,16}မ ?${PUT_MY}))`;
const ON_THEIR_PLATES_MY = `${THINGS_MY}${GROWN_UPS_MY} ?${PLATE_MY}(?:ထဲ|ပေါ်)?(?:မှာ|တွင်|ကို)?(?: ?${ONLY_MY}|ပါ(?:ပဲ)?(?= ?(?:[။\\n]|$)))${NOR_A_LITTLE_MY}`;
const KEPT_FOR_THEM_MY = `${THINGS_MY}(?:${GROWN_UPS_MY}|မိသားစု(?:ဝင်)?(?:တွေ|များ)?) ?(?:အတွက်|ဖို့|စာ) ?(?:စားပွဲ ?(?:ပေါ်|ဝိုင်း)(?:မှာ)? ?|${PLATE_MY}(?:ထဲ|ပေါ်)?(?:မှာ)? ?)?${ONLY_MY}${NOR_A_LITTLE_MY}`;
const BABYS_MY = `(?:ကလေး|သားသား|သမီး|ဘေဘီ)(?:ရဲ့)? ?(?:${PLATE_MY}|အစာ|ဟင်း|အတွက်|ပါးစပ်)(?:ထဲ|ပေါ်)?(?:ကို|မှာ)?(?:တော့)? ?(?:(?:လုံးဝ|ဘယ်တော့မှ|တစ်စက်မှ|တစ်စက်တောင်) ?)?`;
const NEVER_THERE_MY = `မ ?(?:ရောက်|ထည့်|ပါ|ဖြူး|ဆမ်း|ရော|ခတ်|ခပ်)(?:ပါ)?(?:စေ)?(?:နဲ့|နှင့်|ရ(?!င်)|ဘူး|သင့်)`;
/** The command ends its sentence: only what is said of it takes it back. */
const NO_MATTER_MY = "(?! ?(?:လို့|ဟု|ဆို|တဲ့|ပေမ|သော်|မ ?ဖြစ်|မဟုတ်))(?![^။\\n]{0,60}(?:ပေမ|သော်လည်း))(?![^\\n]{0,60}(?:ဒါပေမဲ့|ဒါပေမယ့်)[^။\\n]{0,40}(?:ရပါတယ်|ရတယ်|လို့ ?ရ))";
const NOT_INTO_THE_BABYS_MY = `${THINGS_MY}${BABYS_MY}${NEVER_THERE_MY}${NO_MATTER_MY}${NO_BUT_MY}`;
const THEY_MAY_MY = `${GROWN_UPS_MY}(?:(?:နဲ့|နှင့်|၊) ?${GROWN_UPS_MY})?(?:က|ကတော့)?(?:(?!ကလေး|သားသား|သမီး|ပြီး)[^။\\n]){1,60}?(?:ပေမဲ့|ပေမယ့်|သော်လည်း)၊? ?${BABYS_MY}${NEVER_THERE_MY}${NO_MATTER_MY}`;
const USUAL_BUT_NOT_HERE_MY = `${THINGS_MY}${PUT_MY}(?:လေ့ ?ရှိ|တတ်)(?:ကြ|တယ်|ပါတယ်)?(?:ပေမဲ့|ပေမယ့်|သော်လည်း)၊? ?(?:(?:ဒီ|ဤ)(?:မှာ|နည်း|ဟင်း|တစ်ခါ|တစ်ခေါက်)?(?:မှာ|ထဲ)?(?:တော့)? ?|ကလေး ?(?:အတွက်|စာ)(?:မှာ|ထဲ)?(?:တော့)? ?|လုံးဝ ?){0,3}မ ?${PUT_MY}(?:ပါ ?ဘူး|ဘူး|တော့|ပါ|ရ(?!င်))${NO_BUT_MY}`;
const GIVEN_MY = "(?:ထည့် ?ပေး|ပေး|ကျွေး|ခွံ့|စားခိုင်း|စား|မြည်းခိုင်း|မြည်း|တိုက်)";
const NEVER_RAW_MY = `(?:(?!ပြီး|ထည့်|ပါ[၊ ]|ပေမ|သော်|တော့|အောင်|ရင်|လျှင်|ထား|တယ်|မယ်)[^။၊\\n]){0,30}?အ?စိမ်း(?:လိုက်|အတိုင်း|အချောင်း|ချောင်း|အတုံး|တုံး|အစိတ်|စိတ်|ပြား)?(?:လေး)?(?:တွေ|များ)?(?:ကို|တော့)* ?(?:(?:ဘယ်တော့မှ|လုံးဝ|ဘယ်လိုမှ|ကလေးကို|ကလေး|လက်ထဲ|ပါးစပ်ထဲ|လက်ထဲကို) ?){0,3}မ ?${GIVEN_MY}(?:ပါ)?(?:နဲ့|နှင့်|ရဘူး|ရ(?!င်|ဲ)|သင့်|စေနဲ့)${NO_MATTER_MY}`;
/** "If it is not soft yet, steam it on." */
const COOKED_ON_MY = `(?:မ(?:နူး|ပျော့|ကျက်)(?:သေး)?|မာနေ(?:သေး)?) ?(?:ရင်|လျှင်) ?(?!လည်း|လဲ)(?=[^။\\n]{0,12}(?:ထပ်|ဆက်|ပြန်)[^။\\n]{0,16}(?:ပေါင်း|ပြုတ်|ချက်|ကျို|ဖုတ်|တည်|ကြော်|ကင်))(?![^။\\n]{0,50}မ ?(?:လို|ပေါင်း|ပြုတ်|ချက်|ကျို|ဖုတ်|တည်|ကြော်|ကင်))`;
const TOOL_MY = "(?:လက်(?:ဖဝါး|သည်း|ချောင်း|နှစ်ဖက်)?|(?:စဉ်း|စဥ်း|စင်း)တီတုံး|ဓား|ပန်းကန်|ခွက်|ဇွန်း|ခက်ရင်း|ဘူး|ဗူး|ပုလင်း|အိုး|စားပွဲ|ထိုင်ခုံ|ခုံ)";
const TOOLS_MY = `(?:${TOOL_MY}(?:တွေ|များ)?(?:ကို|နဲ့|နှင့်|ရော|ပါ|၊)* ?){1,5}`;
const SOON_MY = "(?:(?:ချက်ချင်း|အရင်|စင်စင်|သေချာ|သေသေချာချာ|ပြန်|ရေ(?:နွေး)?(?:နဲ့|နှင့်)?|၂၀ ?စက္ကန့်) ?){0,3}";
const WITH_SOAP_MY = `ဆပ်ပြာ(?:ရည်|ခဲ|မှုန့်)? ?(?:နဲ့|နှင့်|ဖြင့်|သုံးပြီး)? ?`;
const SOAPED_MY = `${TOOLS_MY}${SOON_MY}${WITH_SOAP_MY}${SOON_MY}(?:ဆေး|တိုက်ချွတ်|ပွတ်)(?!ပြီး(?:သား)?[^။\\n]{0,6}ရည်)`;
/** What is strewn over food or seasons it, beside those: each may be roasted, ground or fried. */
const STREWN_MY = `(?:${SEASON_MY}|ဟင်း ?ခတ် ?မှုန့်|(?:ကြက် ?သား|ဝက် ?သား|အမဲ ?သား|အသား|ပုစွန်|ပုဇွန်) ?မှုန့်|(?:ပဲ ?)?ငံပြာ ?ရည်|ငါး ?ငံပြာ ?ရည်|ဆော့စ်?|ငရုတ် ?(?:ကောင်း|ဆော့စ်?|မှုန့်)|ငရုတ် ?သီး ?မှုန့်|ပုစွန် ?ခြောက်|ပုဇွန် ?ခြောက်|(?:မြေပဲ|နှမ်း|သီဟိုဠ် ?စေ့|သီဟို ?စေ့|ဗာဒံ ?စေ့|နေကြာ ?စေ့|အခွံမာ ?သီး|သစ်ကြား ?သီး|ပဲ)(?:ဆန်|စေ့)?(?:လှော်|ကြော်|ထောင်း|မှုန့်)|မြေပဲ|ကြက်သွန် ?(?:ဖြူ|နီ)? ?ကြော်)(?:မှုန့်)?`;
/** Where it is put: a thing of the dish, and not whose. */
const WHERE_MY = "(?:(?:အပေါ်(?:က|ကနေ|မှ|မှာ)?|အထဲ(?:ကို|မှာ)?|ထဲ(?:ကို)?|ဟင်းထဲ(?:ကို)?|ထပ်(?:ပြီး)?|ဘာမှ|လုံးဝ|တစ်ခုမှ|ဘယ်တော့မှ|တစ်စက်မှ|နည်းနည်းမှ) ?){0,3}";
/** Strewn over it, no; stirred into it, yes. */
const NOR_INTO_IT_MY = "(?![^။\\n]{0,50}(?:အောက်|ဟင်းထဲ|အိုးထဲ|ရော ?မွှေ|ရော ?ပါ|နယ်|နောက်မှ|နောက်ဆုံး))(?![^\\n]{0,50}အထဲ)";
/** The plural closes a list: nothing behind its commas is put in. */
const NOT_STREWN_MY = `(?<!(?:မချင်း|ခင်|မီ|အထိ) ?)${STREWN_MY}(?:(?:နဲ့|နှင့်|ရော)?[၊ ]{0,2}${STREWN_MY}){0,5}(?:တို့|တွေ|များ| ?စတာ ?တွေ| ?စသည်)(?:ကို)? ?${WHERE_MY}မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}${NOR_INTO_IT_MY}`;
const NOTHING_STREWN_MY = `(?<!(?:မချင်း|ခင်|မီ|အထိ) ?)${STREWN_MY}(?:(?:နဲ့|နှင့်|ရော)?[၊ ]{0,2}${STREWN_MY}){0,5}(?:တို့|တွေ|များ|ရော)? ?(?:ဘာမှ|တစ်ခုမှ|ဘာတစ်ခုမှ) ?${WHERE_MY}မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}${NOR_INTO_IT_MY}`;
const NOT_ON_TOP_MY = `(?<!(?:မချင်း|ခင်|မီ|အထိ|၊) ?)${STREWN_MY}(?:(?:နဲ့|နှင့်|ရော)[၊ ]{0,2}${STREWN_MY}){0,5}(?:ကို|တော့)* ?${WHERE_MY}မ ?${PUT_MY}${NEVER_MY}${NO_BUT_MY}${NOR_INTO_IT_MY}`;
const OWN_PLATE_MY = `(?:ကိုယ့် ?(?:ဘာသာ ?)?(?:ကိုယ် ?)?|ကိုယ်ပိုင် ?|မိမိ(?:တို့)?(?:ရဲ့)? ?|သူတို့ ?(?:ရဲ့ ?)?|ကိုယ်စီ ?)${PLATE_MY}(?:ထဲ|ပေါ်)?(?:ကို|မှာ|သာ|ပဲ|ကျမှ|ရောက်မှ|မှ| )*`;
/** "Grown-ups put fish sauce into their own bowls": whatever it is, and whichever of both is said first. */
const INTO_THEIR_OWN_MY = `${GROWN_UPS_MY}(?:ကတော့|က|တော့)? ?${THINGS_MY}${OWN_PLATE_MY}${PUT_MY}${NOR_A_LITTLE_MY}`;
const THEY_INTO_THEIR_OWN_MY = `${THINGS_MY}${GROWN_UPS_MY}(?:ကတော့|က|တော့|သာ|ပဲ| )*${OWN_PLATE_MY}${PUT_MY}${NOR_A_LITTLE_MY}`;
const ONTO_THEIR_OWN_MY = `${GROWN_UPS_MY}(?:ကတော့|က|တော့|သာ|ပဲ| )*${OWN_PLATE_MY}${THINGS_MY}${PUT_MY}${NOR_A_LITTLE_MY}`;
/** "Pound it as one pounds shrimp paste." */
const POUNDED_LIKE_MY = `${SEASON_MY} ?(?:ညက်အောင် ?)?(?:ထောင်း|နယ်|ကြိတ်|ညက်)(?:တာ|တဲ့)? ?(?:သလို|အတိုင်း ?ပဲ|ပုံ ?မျိုး|ကဲ့သို့)(?!မျိုး)`;
const SOAP_FOR_TOOLS_MY = `${WITH_SOAP_MY}${SOON_MY}${TOOLS_MY}${SOON_MY}(?:ဆေး|တိုက်ချွတ်|ပွတ်)`;

/** What a Burmese recipe says beside its dish. */
export const BURMESE_ASIDES: readonly SaidAside[] = [
  { kind: "like", said: /(?:ပျား ?ရည်|ကော် ?ဖီ|သကြား|လက်ဖက် ?ရည်) ?(?:ရောင် ?(?:သန်း|ရ|ပြောင်း)?|လို ?ချို(?:မြ)?)/u.source },
  {
    kind: "denied",
    said: /(?:(?:ဆား|သကြား|ဟင်း ?ချို ?မှုန့်|အ ?ချို ?မှုန့်|ငါးပိ|ငံပြာ ?ရည်|ပျား ?ရည်|နို့ ?ဆီ)(?:တို့|တွေ|များ|ဆမ်းတာ|နဲ့)?[၊ ]{0,2}){1,6}(?:စတာ ?တွေ ?|ဘာမှ ?|လုံးဝ ?|တစ်ခုမှ ?|မ ?လုပ် ?)?(?:မ ?ထည့်|မ ?ပါဝင်|မ ?ပါ|မ ?လိုပါ|မ ?သုံး|မ ?လုပ်ပါနဲ့|မ ?ဖျော်ပါနဲ့|✗)(?![^။\n]{0,60}(?:ရင်|လျှင်|လို့|ဘဲ|မ ?ဖြစ်|ပေမ|ခင်|မ ?မှန်))/u.source,
    unless: /^(?:(?:ဆား|သကြား|ဟင်း ?ချို ?မှုန့်|အ ?ချို ?မှုန့်|ငါးပိ|ငံပြာ ?ရည်|ပျား ?ရည်|နို့ ?ဆီ)(?:နဲ့)?[၊ ]{0,2}){1,2}မ/u,
  },
  { kind: "denied", said: /(?:(?:ဆား|သကြား) ?ကင်း ?){1,2}/u.source },
  { kind: "denied", said: /(?:တစ်နှစ် ?(?:မပြည့်ခင်|အောက်)|၁နှစ် ?အောက်)[^။\n]{0,10}ပျား ?ရည်[^။\n]{0,25}မ ?(?:တိုက်|ကျွေး)/u.source },
  { kind: "denied", said: /(?:ပျား ?ရည်|ဆား|သကြား)(?:က|ဟာ)[^။\n]{0,40}(?:အန္တရာယ်(?! ?(?:မရှိ|ကင်း))|မ ?ကောင်း)(?![^။\n]{0,60}(?:ပေမ|သော်လည်း))/u.source, unless: /ရင်|လျှင်/u },
  { kind: "denied", said: /[^။\n]{0,60}ဝေးဝေး ?ရှောင်/u.source },
  { kind: "denied", said: NOT_AT_ALL_MY },
  { kind: "denied", said: NONE_OF_THEM_MY },
  { kind: "denied", said: NOT_A_PINCH_MY },
  { kind: "denied", said: NOT_NEEDED_MY },
  { kind: "denied", said: KEPT_AWAY_MY },
  { kind: "denied", said: NOT_ASKED_MY },
  { kind: "denied", said: BAD_FOR_BABIES_MY },
  { kind: "denied", said: ASKED_AND_DENIED_MY },
  { kind: "denied", said: IN_BRACKETS_MY },
  { kind: "denied", said: ONTO_THEIRS_MY },
  { kind: "denied", said: ONLY_ONTO_THEIRS_MY },
  { kind: "denied", said: ONLY_THEY_MY },
  { kind: "denied", said: UNDER_AGE_MY },
  { kind: "denied", said: TAKEN_BEFORE_SALT_MY },
  { kind: "denied", said: ON_THEIR_PLATES_MY },
  { kind: "denied", said: KEPT_FOR_THEM_MY },
  { kind: "denied", said: NOT_INTO_THE_BABYS_MY },
  { kind: "denied", said: THEY_MAY_MY },
  { kind: "denied", said: USUAL_BUT_NOT_HERE_MY },
  { kind: "denied", said: NEVER_RAW_MY },
  { kind: "like", said: COOKED_ON_MY },
  { kind: "like", said: SOAPED_MY },
  { kind: "like", said: SOAP_FOR_TOOLS_MY },
  { kind: "denied", said: NOT_STREWN_MY },
  { kind: "denied", said: NOTHING_STREWN_MY },
  { kind: "denied", said: NOT_ON_TOP_MY },
  { kind: "denied", said: INTO_THEIR_OWN_MY },
  { kind: "denied", said: THEY_INTO_THEIR_OWN_MY },
  { kind: "denied", said: ONTO_THEIR_OWN_MY },
  { kind: "like", said: POUNDED_LIKE_MY },
  { kind: "denied", said: /(?:အသား|ဝက်သား|အမဲသား|ကြက်သား|ငါး|ကြက်ဥ|ဥ)အ?စိမ်း(?:ကို)? ?(?:လုံးဝ ?)?မ(?:မြည်း|စား|ကျွေး)(?:ပါနဲ့|ပါနှင့်|ရဘူး|ရပါ|ရ(?!င်)|သင့်)/u.source },
  { kind: "like", said: /(?:အရေခွံ|အရိုး|အကြွင်း|အစအန|ကျန်တာ)(?:တွေ|များ)?(?:က|ကတော့|ကို)? ?(?:ခွေး|ကြောင်)(?:စာ|ကျွေး)/u.source },
  { kind: "like", said: /(?:ခွေး|ကြောင်)စာ ?(?:ပန်းကန်|ခွက်)/u.source },
  { kind: "like", said: /ဆား ?(?:ဗူး|ဘူး|ခွက်)(?:ကို|လေး)?(?:(?!ထည့်|ခတ်|ခပ်|ဖြူး)[^။\n]){0,20}?(?:ဖယ်|ဝှက်|သိမ်း|ဝေးဝေး)/u.source },
  { kind: "like", said: /(?:ပျား ?ရည်|နို့ ?ဆီ)(?:လေး)? ?လို ?(?:ပျစ်|ခဲ|ချော|ကျဲ|ဝါ|ညို|ရွှန်း)/u.source },
  { kind: "denied", said: /(?:အဖေ|အဖွား|အဖိုး|အမေ|လူကြီး)(?:တို့|တွေ|က|ကတော့)[^။၊\n]{0,20}?(?:လက်ဖက်|ကော်ဖီ|ဘီယာ|အရက်)(?:သုပ်|ရည်)?[^။၊\n ]{0,14}/u.source },
  { kind: "denied", said: /ကလေးစာ ?(?:ကို ?)?(?:ယူ|ဖယ်|ခွဲ|ဆယ်)(?:ထုတ်|ထား)? ?ပြီး(?:သွားရင်|မှ|ရင်|တော့)[^။\n]{0,60}/u.source, unless: /ကျွေး|ခွံ့|တိုက်|ကလေး(?!စာ)/u },
  { kind: "denied", said: /ကျန်တဲ့ ?(?:အိုး|ဟင်း|ဟာ)[^။\n]{0,80}?လူကြီး[^။\n]{0,20}/u.source },
  { kind: "denied", said: /မ ?ကျိုရသေးတဲ့ ?(?:နွား)?နို့[^။\n]{0,6}?မ ?(?:သုံး|တိုက်)/u.source },
  { kind: "like", said: /နို့ ?ဆီ ?(?:ဘူး|ဗူး)(?:နဲ့|ဖြင့်)? ?(?:ချိန်|တိုင်း|ခြင်)/u.source },
  { kind: "like", said: /(?:လက်|ပန်းကန်|ဘူး|ဇွန်း)[^။\n]{0,12}ဆပ်ပြာ(?:ရည်)?[^။\n]{0,20}(?:ဆေး|တိုက်)/u.source },
  { kind: "like", said: /ပန်းကန် ?ဆေး ?ဆပ်ပြာ ?ရည်?/u.source },
];
