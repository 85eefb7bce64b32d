/** How cooks head their lists, in the five languages: the whole of a line, but for a colon and for how many it is. */
export const INGREDIENT_HEADINGS =
  /^(?:ingredients?|you (?:will )?need|what you(?:'ll| will)? need|shopping list|zutaten(?:liste)?|du brauchst|man nehme|składniki|potrzebne będą|ပါဝင်ပစ္စည်း(?:များ|တွေ)?|လိုအပ်(?:တဲ့|သော) ?ပစ္စည်း(?:များ|တွေ)?)(?=\s*(?:$|[:(]|for\b|für\b|dla\b|na\b|\d))/iu;

export const STEP_HEADINGS =
  /^(?:instructions?|method|directions?|steps?|preparation|how to (?:make|cook) it|what to do|what you do|let's cook|cooking instructions|zubereitung|anleitung|so geht'?s|arbeitsschritte|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|ချက်(?:ပြုတ်)?(?:နည်း|ပုံ)|ပြုလုပ်(?:နည်း|ပုံ)|လုပ်နည်း)\s*:?\s*$/iu;

/** How many it is for, how long it takes, and which part of the dish comes next: whole lines that name nothing to eat. */
export const BETWEEN_LINES =
  /^(?:serves|serving|servings|makes|feeds|yields?|portions?|prep(?:aration)? time|prep|cook(?:ing)? time|total time|ready in)\s*[:-]?\s*(?:about |approx\.? |around |up to )?\d[\p{L}\d\s–-]{0,24}\.?$|^(?:for (?:the|your)(?: [\p{L}'-]+){1,4}|to (?:serve|garnish|finish|decorate)|optional(?: extras)?|toppings?|you(?:'ll| will) also need)\s*:$|^for (?:the|your)(?: [\p{L}'-]+){1,2}$/iu;

/** A step that asks for salt without its name. */
export const SEASONING =
  /(?<!\p{L})(?:season(?:ed|ing)?(?: (?:well|generously|to taste))?(?=[\s.,;!]|$)|to taste|abschmeck\p{L}*|(?:nach)?würz\p{L}*|dopraw\p{L}*|przypraw(?:ić|iamy|cie)?(?!\p{L})|do smaku)|အရသာ ?(?:မြည်း|ချိန်|ညှိ)|ဆားမြည်း/iu;
