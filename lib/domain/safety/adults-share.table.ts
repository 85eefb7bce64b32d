/** It is the baby's share that was taken out before, whatever sentence said so. */
export const TAKEN_OUT =
  /(?<!\p{L})(?:(?:take|taking|taken|took|set|setting|put|lift|scoop|spoon|keep|hold|serve|portion|dish|fill)(?!\p{L})[^.!?;\n]{0,60}(?<!\p{L})(?:out|aside|off|apart|back|up|away|first|before)|(?:remov|reserv|separat|divid|split)\p{L}*|portions?(?!\p{L})[^.!?;\n]{0,20}(?<!\p{L})(?:out|aside|served)|first|after (?:serving|plating))(?!\p{L})|(?<!\p{L})(?:zuerst|erst|vorher|davor|bevor|beiseite\p{L}*|abnehm\p{L}*|abgenommen\p{L}*|entnehm\p{L}*|entnommen\p{L}*|herausnehm\p{L}*|herausgenommen\p{L}*|wegnehm\p{L}*|weggenommen\p{L}*|abfüll\p{L}*|abtrenn\p{L}*|trenn\p{L}*|abgetrennt\p{L}*|(?:nimm|nehmt|nehmen|stell|stelle)(?!\p{L})[^.!?;\n]{0,50}(?<!\p{L})(?:ab|heraus|raus|weg|zur seite))(?!\p{L})|(?<!\p{L})(?:najpierw|odłóż|odłoż\p{L}*|odkład\p{L}*|oddziel\p{L}*|wyjmij|wyjm\p{L}*|wyjęci\p{L}*|odlej|odbierz|nałóż|przełóż|zabierz|zanim|wydziel\p{L}*)(?!\p{L})|ခွဲ|ဖယ်|သီးသန့်|သပ်သပ်|အရင်|ပြီးမှ/u;
/** What is left is not the baby's. */
export const THE_REST =
  /(?<!\p{L})(?:rest(?! of the (?!family|household|group))|remaining|remainder|left|else|others|restlich\p{L}*|übrig\p{L}*|anderen|reszt\p{L}*|pozostał\p{L}*)(?!\p{L})|ကျန်/u;
export const BABY =
  /(?<!\p{L})(?:bab(?:y|ies|y's)|infants?|toddlers?|child(?:ren)?|little ones?|baby\p{L}*|babies|säugling\p{L}*|kind(?:er|es|ern)?|kleinkind\p{L}*|dzieck\p{L}*|dzieci\p{L}*|niemowl\p{L}*|malu(?:ch|sz)\p{L}*)(?!\p{L})|ကလေး|ဘေဘီ/u;
/** "Not in the baby's", "the baby's stays plain". */
export const NOT_THE_BABY =
  /(?<!\p{L})(?:not|never|except|without|nicht|nie|außer|ohne|oprócz|poza|bez)(?: \p{L}+(?:'s)?){0,3} (?:baby|bab|infant|toddler|child|kind|dzieck|dzieci|niemowl|malu)|(?:bab(?:y|ies)|infant|toddler|child|kind|dzieck|dzieci|niemowl|malu)\p{L}*(?:'s)?(?:[ ,]+\p{L}+){0,4}[ ,]+(?:without|unsalted|unseasoned|plain|no|ohne|ungesalzen|ungewürzt|kein|keines|bez|niesolon\p{L}*)(?!\p{L})|(?:baby|kind|dziecko|child|infant|toddler) (?:has|gets|must|does|should)(?:n't| not| none)|(?<!\p{L})(?:only|nur|tylko|wyłącznie)(?: \p{L}+){0,2} (?:adult|grown|famil|erwachsen|große|dorosł|rodzic)|ကလေး[^။]{0,30}(?:မထည့်|မပါ)/u;
/** "Adults like it too", "as for the adults": what is said of them is true of the dish that all eat. */
export const ALIKE =
  /(?<!\p{L})(?:lik(?:e|es)|lov(?:e|es)|enjoy|too|also|alike|both|as (?:for|grown|the)|auch|mögen|mag|schmeckt|wie für|genauso|sowohl|lubi\p{L}*|smakuj\p{L}*|też|także|również|jak dla|zarówno)(?!\p{L})|လည်း|ကြိုက်/u;
export const OWN_PORTION =
  /(?<!\p{L})(?:own|portions?|plates?|bowls?|theirs|portion\p{L}*|teller\p{L}*|porcj\p{L}*|talerz\p{L}*)(?!\p{L})/u;
export const FAMILY = /famil|rodzin|မိသားစု/u;
/** "And baby" beside the adults, with at most two words between. */
export const AND_BABY = /(?<!\p{L})(?:and|und|i|oraz)(?: \p{L}+)?(?: \p{L}+)? bab(?:y|ies)/u;
