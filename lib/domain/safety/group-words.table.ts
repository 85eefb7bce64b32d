import type { AllergenId } from "../food/allergen";
import type { Language } from "../shared/language";

/** What parents call a group when they say what their child must not eat. */
export interface GroupWords {
  readonly language: Language;
  readonly words: readonly string[];
  readonly groups: readonly AllergenId[];
}

/**
 * "Nuts" alone is what people say of peanuts too, so it stands for both: leaving out too much is the smaller mistake.
 * Lactose intolerance is no allergy; leaving out milk serves it as well.
 */
export const GROUP_WORDS: readonly GroupWords[] = [
  { language: "en", words: ["milk", "dairy", "cow's milk", "cow milk protein", "milk protein", "cmpa", "lactose", "cheese", "dairy products"], groups: ["milk"] },
  { language: "de", words: ["Milch", "Kuhmilch", "Milcheiweiß", "Milchprotein", "Milchprodukte", "Laktose", "Kuhmilcheiweiß", "Käse"], groups: ["milk"] },
  { language: "pl", words: ["mleko", "mleka", "nabiał", "białko mleka", "białka mleka krowiego", "laktoza", "laktozy", "ser"], groups: ["milk"] },
  { language: "my", words: ["နို့", "နွားနို့", "နို့ထွက်ပစ္စည်း"], groups: ["milk"] },
  { language: "en", words: ["egg", "eggs", "egg white"], groups: ["eggs"] },
  { language: "de", words: ["Ei", "Eier", "Hühnerei", "Hühnereiweiß"], groups: ["eggs"] },
  { language: "pl", words: ["jajko", "jajka", "jaja", "jajek", "jaj", "białko jaja"], groups: ["eggs"] },
  { language: "my", words: ["ကြက်ဥ", "ဥ"], groups: ["eggs"] },
  { language: "en", words: ["peanut", "peanuts", "groundnut"], groups: ["peanut"] },
  { language: "de", words: ["Erdnuss", "Erdnüsse"], groups: ["peanut"] },
  { language: "pl", words: ["orzeszki ziemne", "orzechy ziemne", "orzeszków ziemnych", "orzechów ziemnych", "fistaszki", "orzech ziemny", "arachidy"], groups: ["peanut"] },
  { language: "my", words: ["မြေပဲ"], groups: ["peanut"] },
  { language: "en", words: ["tree nuts", "tree nut"], groups: ["nuts"] },
  { language: "en", words: ["nuts", "nut", "any nuts", "all nuts"], groups: ["nuts", "peanut"] },
  { language: "de", words: ["Schalenfrüchte", "Baumnüsse"], groups: ["nuts"] },
  { language: "de", words: ["Nüsse", "Nuss", "Nussallergie"], groups: ["nuts", "peanut"] },
  { language: "pl", words: ["orzechy drzewne", "orzechy z drzew"], groups: ["nuts"] },
  { language: "pl", words: ["orzechy", "orzechów", "orzech", "orzechach"], groups: ["nuts", "peanut"] },
  { language: "my", words: ["အခွံမာသီး"], groups: ["nuts", "peanut"] },
  { language: "en", words: ["fish", "finned fish"], groups: ["fish"] },
  { language: "de", words: ["Fisch", "Fische"], groups: ["fish"] },
  { language: "pl", words: ["ryba", "ryby", "ryb"], groups: ["fish"] },
  { language: "my", words: ["ငါး"], groups: ["fish"] },
  { language: "en", words: ["crustaceans", "crustacean", "prawns", "shrimp", "crab"], groups: ["crustaceans"] },
  { language: "en", words: ["shellfish"], groups: ["crustaceans", "molluscs"] },
  { language: "en", words: ["seafood"], groups: ["crustaceans", "molluscs", "fish"] },
  { language: "en", words: ["molluscs", "mollusks"], groups: ["molluscs"] },
  { language: "de", words: ["Krebstiere", "Garnelen", "Krustentiere"], groups: ["crustaceans"] },
  { language: "de", words: ["Schalentiere"], groups: ["crustaceans", "molluscs"] },
  { language: "de", words: ["Meeresfrüchte"], groups: ["crustaceans", "molluscs", "fish"] },
  { language: "de", words: ["Weichtiere", "Muscheln"], groups: ["molluscs"] },
  { language: "pl", words: ["skorupiaki", "skorupiaków", "krewetki"], groups: ["crustaceans"] },
  { language: "pl", words: ["mięczaki", "mięczaków", "małże"], groups: ["molluscs"] },
  { language: "pl", words: ["owoce morza", "owoców morza"], groups: ["crustaceans", "molluscs", "fish"] },
  { language: "my", words: ["ပုစွန်", "ပုဇွန်", "ကဏန်း"], groups: ["crustaceans"] },
  { language: "my", words: ["ခုံးကောင်", "ပြည်ကြီးငါး"], groups: ["molluscs"] },
  { language: "my", words: ["ပင်လယ်စာ"], groups: ["crustaceans", "molluscs", "fish"] },
  { language: "en", words: ["gluten", "wheat", "coeliac", "celiac", "celiac disease"], groups: ["gluten"] },
  { language: "de", words: ["Gluten", "Weizen", "Zöliakie", "Getreide"], groups: ["gluten"] },
  { language: "pl", words: ["gluten", "glutenu", "pszenica", "pszenicy", "pszenicę", "celiakia"], groups: ["gluten"] },
  { language: "my", words: ["ဂျုံ", "ဂလူတင်"], groups: ["gluten"] },
  { language: "en", words: ["soya", "soy", "soybean"], groups: ["soya"] },
  { language: "de", words: ["Soja"], groups: ["soya"] },
  { language: "pl", words: ["soja", "soi", "soję"], groups: ["soya"] },
  { language: "my", words: ["ပဲပုပ်"], groups: ["soya"] },
  { language: "en", words: ["sesame", "sesame seeds", "tahini"], groups: ["sesame"] },
  { language: "de", words: ["Sesam"], groups: ["sesame"] },
  { language: "pl", words: ["sezam", "sezamu"], groups: ["sesame"] },
  { language: "my", words: ["နှမ်း"], groups: ["sesame"] },
  { language: "en", words: ["celery", "celeriac"], groups: ["celery"] },
  { language: "de", words: ["Sellerie", "Zeller"], groups: ["celery"] },
  { language: "pl", words: ["seler", "selera"], groups: ["celery"] },
  { language: "my", words: ["တရုတ်နံနံကြီး"], groups: ["celery"] },
  { language: "en", words: ["mustard"], groups: ["mustard"] },
  { language: "de", words: ["Senf"], groups: ["mustard"] },
  { language: "pl", words: ["gorczyca", "gorczycy", "musztarda"], groups: ["mustard"] },
  { language: "my", words: ["မုန်ညင်းစေ့"], groups: ["mustard"] },
  { language: "en", words: ["sulphites", "sulfites", "sulphur dioxide", "sulfur dioxide"], groups: ["sulphites"] },
  { language: "de", words: ["Sulfite", "Sulfit", "Schwefeldioxid"], groups: ["sulphites"] },
  { language: "pl", words: ["siarczyny", "dwutlenek siarki"], groups: ["sulphites"] },
  { language: "my", words: ["ဆာလဖိုက်"], groups: ["sulphites"] },
  { language: "en", words: ["lupin", "lupine", "lupini"], groups: ["lupin"] },
  { language: "de", words: ["Lupine", "Lupinen"], groups: ["lupin"] },
  { language: "pl", words: ["łubin", "łubinu"], groups: ["lupin"] },
  { language: "my", words: ["လူပင်ပဲ"], groups: ["lupin"] },
];
