import { expression } from "../shared/expression";

/** It is the baby's share that was taken out before, whatever sentence said so. */
export const TAKEN_OUT = expression(/(?<!\p{L})(?:(?:take|taking|taken|took|set|setting|put|lift|scoop|spoon|keep|hold|serve|portion|dish|fill)(?!\p{L})[^.!?;\n]{0,60}(?<!\p{L})(?:out|aside|off|apart|back|up|away|first|before)|(?:remov|reserv|separat|divid|split)\p{L}*|(?:is|are|been) (?:filled|plated)|portions?(?!\p{L})[^.!?;\n]{0,20}(?<!\p{L})(?:out|aside|served)|first|after (?:serving|plating))(?!\p{L})|(?<!\p{L})(?:zuerst|erst|vorher|davor|bevor|beiseite\p{L}*|abnehm\p{L}*|abgenommen\p{L}*|entnehm\p{L}*|entnommen\p{L}*|herausnehm\p{L}*|herausgenommen\p{L}*|wegnehm\p{L}*|weggenommen\p{L}*|abfüll\p{L}*|abtrenn\p{L}*|trenn\p{L}*|abgetrennt\p{L}*|(?:nimm|nehmt|nehmen|stell|stelle)(?!\p{L})[^.!?;\n]{0,50}(?<!\p{L})(?:ab|heraus|raus|weg|zur seite))(?!\p{L})|(?<!\p{L})(?:najpierw|odłóż|odłoż\p{L}*|odkład\p{L}*|oddziel\p{L}*|wyjmij|wyjm\p{L}*|wyjęci\p{L}*|odlej|odbierz|nałóż|przełóż|zabierz|zanim|wydziel\p{L}*|odłoże\p{L}*|odłożyć|odlan\p{L}*|odlać|odlewam\p{L}*|nałożeni\p{L}*)(?!\p{L})|ခွဲ(?! ?(?:ကျွေး|တိုက်))|ဖယ်|သီးသန့်|သပ်သပ်|အရင်|ပြီးမှ/u);
/** What is left is not the baby's. */
export const THE_REST = expression(/(?<!\p{L})(?:rest(?! of the (?!family|household|group))|remaining|remainder|left|else|others|restlich\p{L}*|übrig\p{L}*|anderen|reszt\p{L}*|pozostał\p{L}*)(?!\p{L})|ကျန်/u);
export const BABY = expression(/(?<!\p{L})(?:bab(?:y|ies|y's)|infants?|toddlers?|child(?:ren)?|little ones?|baby\p{L}*|babies|säugling\p{L}*|kind(?:er|es|ern)?|kleinkind\p{L}*|dzieck\p{L}*|dzieci\p{L}*|niemowl\p{L}*|malu(?:ch|sz)\p{L}*)(?!\p{L})|ကလေး|ဘေဘီ/u);
/** "Not in the baby's", "the baby's stays plain". */
export const NOT_THE_BABY = expression(/(?<!\p{L})(?:not|never|except|without|nicht|nie|außer|ohne|oprócz|poza|bez)(?: \p{L}+(?:'s)?){0,3} (?:baby|bab|infant|toddler|child|kind|dzieck|dzieci|niemowl|malu)|(?:bab(?:y|ies)|infant|toddler|child|kind|dzieck|dzieci|niemowl|malu)\p{L}*(?:'s)?(?:[ ,]+\p{L}+){0,4}[ ,]+(?:without|unsalted|unseasoned|plain|no|ohne|ungesalzen|ungewürzt|kein|keines|bez|niesolon\p{L}*)(?!\p{L})|(?:baby|kind|dziecko|child|infant|toddler) (?:has|gets|must|does|should)(?:n't| not| none)|(?<!\p{L})(?:only|nur|tylko|wyłącznie)(?: \p{L}+){0,2} (?:adult|grown|famil|erwachsen|große|dorosł|rodzic)|ကလေး[^။]{0,30}(?:မထည့်|မပါ)/u);
/** "Adults like it too", "as for the adults": what is said of them is true of the dish that all eat. */
export const ALIKE = expression(/(?<!\p{L})(?:lik(?:e|es)|lov(?:e|es)|enjoy|too|also|alike|both|as (?:for|grown|the)|auch|mögen|mag|schmeckt|wie für|genauso|sowohl|(?:u?lubi|uwielbia)\p{L}*|smakuj\p{L}*|też|także|również|jak dla|zarówno)(?!\p{L})|လည်း|ကြိုက်/u);
export const OWN_PORTION = expression(/(?<!\p{L})(?:own|portions?|plates?|bowls?|theirs|portion\p{L}*|teller\p{L}*|porcj\p{L}*|talerz\p{L}*)(?!\p{L})/u);
export const FAMILY = /famil|rodzin|မိသားစု/u;
/** "And baby" beside the adults, with at most two words between. */
export const AND_BABY = expression(/(?<!\p{L})(?:and|und|i|oraz)(?: \p{L}+)?(?: \p{L}+)? bab(?:y|ies)|(?<!\p{L})(?:die|den) kleinen (?:auch|ebenso|genauso)(?!\p{L})/u);

/** What is taken out for the baby. */
export const SHARE = expression(/(?<!\p{L})(?:portions?|pieces?|stück\p{L}*|kinderportion\p{L}*|shares?|servings?|bowls?|plates?|dish|some|part|amount|babyportion\p{L}*|portion\p{L}*|anteil\p{L}*|teil|teller\p{L}*|schüssel\p{L}*|porcj\p{L}*|część|części|talerz\p{L}*|miseczk\p{L}*)(?!\p{L})|အတွက်|ဖို့/u);
/** Between taking it out and a seasoning: what is seasoned comes later ("before salting", "erst dann"). */
export const BEFORE_IT = expression(/(?<!\p{L})(?:only then|erst dann|dopiero (?:potem|wtedy)|before|prior to|bevor|ehe|vor dem|zanim|przed)(?!\p{L})/u);
/** Anywhere in the sentence of a seasoning: it is seasoned when the baby's is out. */
export const AFTER_IT = expression(/(?<!\p{L})(?:after|once) (?:you |you've |you have )?(?:taken|taking|set|setting|removed|removing|served|serving|scooped|scooping|spooned|spooning)[^.!?;\n]{0,50}bab|(?<!\p{L})(?:nach(?:dem)?)(?!\p{L})[^.!?;\n]{0,40}(?:baby|kind)[^.!?;\n]{0,40}(?:entnahme|entnommen|abnehm|abgenommen|herausgenommen|abgefüllt)|(?<!\p{L})nach (?:der entnahme|dem abnehmen|dem entnehmen)[^.!?;\n]{0,30}(?:baby|kind)|(?<!\p{L})po (?:odłożeniu|odlaniu|wyjęciu|oddzieleniu|nałożeniu|odebraniu)[^.!?;\n]{0,40}(?:dzieck|niemowl|malu)/u);
/** The same of the baby's share itself: "once baby's portion is out". */
export const SHARE_IS_OUT = expression(/(?<!\p{L})(?:once|after|when|as soon as) (?:the |your )?(?:baby|child|toddler|little one)(?:'s)? (?:portion|share|serving|bowl|plate|part|one) (?:is|has been|was) (?:out|aside|served|dished up|(?:taken|set|put|lifted|spooned|scooped) (?:out|aside|off|away))(?! of)(?!\p{L})/u);
/** Behind it: it goes to the baby's, too. */
export const TO_ALL = expression(/(?<!\p{L})(?:both|all|every\p{L}*|bab(?:y|ies)\p{L}*|child\p{L}*|toddler\p{L}*|kids?\p{L}*|little one\p{L}*|hers?|his|him|too|back|together|zurück|beide\p{L}*|alle\p{L}*|kind\p{L}*|wszystk\p{L}*|dzieck\p{L}*|niemowl\p{L}*|malu(?:ch|sz)\p{L}*|też|także|również)(?!\p{L})/u);
/** Right before a thing: it is what is left of this thing itself ("chop the remaining bacon"). */
export const OF_ITSELF = expression(/(?<!\p{L})(?:rest of the|remaining|leftover|other|restlich\p{L}*|übrig\p{L}*|rest (?:der|des|vom))(?: \p{L}+)? $/u);
/** What is left, said of what is seasoned then; those who eat it. */
export const FOR_OTHERS = expression(/(?<!\p{L})(?:rest|remaining|remainder|others|adults?'?|grown-ups?'?|mum|mom|dad|parents?'?|family's|your own|yours|restlich\p{L}*|übrig\p{L}*|erwachsen\p{L}*|eltern|große\p{L}*|reszt\p{L}*|pozostał\p{L}*|dorosł\p{L}*|rodzic\p{L}*|siebie)(?!\p{L})|ကျန်|လူကြီး/u);
/** Who eats of what is seasoned then, whatever it is put to: "für uns kommt noch Salz dazu". */
export const FOR_US = expression(/(?<!\p{L})(?:für uns|for us|dla nas)(?!\p{L})/u);
/** It is put to what was taken out. */
export const INTO_IT = expression(/(?<!\p{L})(?:in|into|to|over|on|onto|with) (?:it|them|this|that|both|all|everything)(?!\p{L})|(?<!\p{L})(?:hinein|darunter|darüber|dazu|alles|do niej|do niego|do nich)(?!\p{L})/u);
/** A sentence begins with it: what is seasoned then is what is left. */
export const ONLY_THEN = expression(/^[^\p{L}]*(?:only (?:then|now|afterwards|after that)|erst (?:dann|danach|jetzt|zum schluss|anschließend)|(?:danach|dann|jetzt) erst|dopiero (?:potem|wtedy|teraz))(?!\p{L})/u);
/** Between two parts of a sentence. */
export const PART_END = expression(/[,;:\n]|(?<!\p{L})(?:and|then|und|dann|i|a|oraz|potem)(?!\p{L})|ပြီး(?:မှ|တော့)?/gu);
/** What ends the part that a mention stands in. */
export const NEXT_PART = /[,;:\n]/u;
