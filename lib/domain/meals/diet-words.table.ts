import type { Diet } from "./diet";

/** What parents write for a way of eating, in any of the five languages; in lower case, hyphens as spaces. */
export const DIET_WORDS: Readonly<Record<Diet, readonly string[]>> = {
  vegetarian: [
    "vegetarian", "vegetarians", "veggie", "vegetarianism", "lacto ovo",
    "vegetarisch", "vegetarische", "vegetarischer", "vegetarier", "vegetarierin",
    "wegetariańska", "wegetariański", "wegetariańskie", "wegetarianin", "wegetarianka", "wegetarianizm", "wege",
    "သက်သတ်လွတ်",
  ],
  vegan: [
    "vegan", "vegans", "plant based", "veganism", "animal products",
    "vegane", "veganer", "veganerin", "rein pflanzlich", "pflanzlich",
    "wegańska", "wegański", "wegańskie", "weganin", "weganka", "weganizm", "roślinna", "roślinne",
    "ဗီဂန်", "ဗီဂင်",
  ],
  halal: ["halal", "helal", "halaal", "ဟလာလ်", "ဟာလာလ်"],
  kosher: ["kosher", "koscher", "koszer", "koszerna", "koszerne", "koszerny", "ကိုရှာ", "ကိုရှာစားစရာ"],
  dairyFree: [
    "dairyfree", "dairy free", "milk free", "milkfree", "lactose free", "lactosefree", "non dairy",
    "milchfrei", "milchfreie", "laktosefrei", "laktosefreie",
    "bezmleczna", "bezmleczne", "bez mleka", "bez nabiału", "bez laktozy",
    "နို့မပါ", "နို့ထွက်ပစ္စည်းမပါ",
  ],
  glutenFree: [
    "glutenfree", "gluten free", "wheat free", "glutenfrei", "glutenfreie", "bezglutenowa", "bezglutenowe", "bez glutenu",
    "ဂလူတင်မပါ",
  ],
  eggFree: ["eggfree", "egg free", "eifrei", "eierfrei", "ohne ei", "bezjajeczna", "bez jajek", "bez jaj", "ကြက်ဥမပါ"],
  nutFree: ["nutfree", "nut free", "nussfrei", "nussfreie", "ohne nüsse", "bez orzechów", "အခွံမာသီးမပါ"],
  meatFree: [
    "meat", "meatless", "meat free", "red meat", "pescatarian", "pescetarian",
    "fleisch", "fleischlos", "fleischfrei", "pescetarisch", "pescetarier",
    "mięso", "mięsa", "bezmięsna", "bezmięsne", "peskatariańska",
    "အသား",
  ],
};
