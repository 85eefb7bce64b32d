import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "@/lib/domain/food/normalise";
import { createVocabulary, scan } from "@/lib/domain/food/scan";
import type { VocabularyEntry } from "@/lib/domain/food/word-index";
import { inYardsticks } from "@/tests/support/processor-time";

const ENTRIES: readonly VocabularyEntry<string>[] = [
  { surface: "honey", value: "honey", language: "en" },
  { surface: "salt", value: "salt", language: "en" },
  { surface: "sugar", value: "sugar", language: "en" },
  { surface: "nuts", value: "nuts", language: "en" },
  { surface: "rice", value: "rice", language: "en" },
  { surface: "rice cake", value: "rice cake", language: "en" },
  { surface: "carrot", value: "carrot", language: "en" },
  { surface: "peach", value: "peach", language: "en" },
  { surface: "grape", value: "grape", language: "en" },
  { surface: "tomato", value: "tomato", language: "en" },
  { surface: "butter", value: "butter", language: "en" },
  { surface: "tea", value: "tea", language: "en", strict: true },
  { surface: "0% yogurt", value: "low fat", language: "en" },
  { surface: "Honig", value: "honey", language: "de" },
  { surface: "Salz", value: "salt", language: "de" },
  { surface: "Zucker", value: "sugar", language: "de" },
  { surface: "Apfel", value: "apple", language: "de" },
  { surface: "Karotte", value: "carrot", language: "de" },
  { surface: "Kirsche", value: "cherry", language: "de" },
  { surface: "Kirschtomate", value: "cherry tomato", language: "de" },
  { surface: "Tomate", value: "tomato", language: "de" },
  { surface: "Soße", value: "sauce", language: "de" },
  { surface: "Würstel", value: "sausage", language: "de" },
  { surface: "Wein", value: "wine", language: "de" },
  { surface: "Erbsen", value: "peas", language: "de" },
  { surface: "Käse", value: "cheese", language: "de" },
  { surface: "Möhre", value: "carrot", language: "de" },
  { surface: "miód", value: "honey", language: "pl" },
  { surface: "miodu", value: "honey", language: "pl" },
  { surface: "sól", value: "salt", language: "pl" },
  { surface: "soli", value: "salt", language: "pl" },
  { surface: "cukru", value: "sugar", language: "pl" },
  { surface: "marchewka", value: "carrot", language: "pl" },
  { surface: "orzechy", value: "nuts", language: "pl" },
  { surface: "ပျားရည်", value: "honey", language: "my" },
  { surface: "ဆား", value: "salt", language: "my" },
  { surface: "သကြား", value: "sugar", language: "my" },
  { surface: "ကြက်", value: "chicken", language: "my" },
  { surface: "ငါး", value: "fish", language: "my" },
];
const VOCABULARY = createVocabulary(ENTRIES);

const mentions = (text: string) => scan(normalise(text), VOCABULARY);
const found = (text: string) =>
  mentions(text).map((mention) => (mention.negated ? `-${mention.values.join()}` : mention.values.join()));
const how = (text: string) => mentions(text).map((mention) => mention.how);

describe("scan", () => {
  it("finds once what several surfaces stand for, each by a value of its own", () => {
    const vocabulary = createVocabulary([
      { surface: "tart", value: { food: "cake" }, language: "en" },
      { surface: "Tart", value: { food: "cake" }, language: "de" },
      { surface: "Tart", value: { food: "pastry" }, language: "de" },
    ]);
    expect(scan(normalise("tart"), vocabulary).map(({ values }) => values)).toEqual([
      [{ food: "cake" }, { food: "pastry" }],
    ]);
  });

  it.each([
    ["honey", "exact"],
    ["miod", "folded"],
    ["mohre", "folded"],
    ["Moehre", "folded"],
    ["carrots", "inflected"],
    ["Karotten", "inflected"],
    ["Äpfel", "folded"],
    ["Aepfeln", "inflected"],
    ["tomatoes", "inflected"],
    ["marchewkami", "inflected"],
    ["marchewek", "inflected"],
    ["marchewkę", "inflected"],
    ["Karottenbrei", "compound"],
    ["Lindenhonig", "compound"],
    ["hoeny", "typo"],
    ["hony", "typo"],
    ["honeyy", "typo"],
    ["xarrot", "typo"],
    ["h0ney", "folded"],
    ["$alt", "folded"],
    ["h o n e y", "typo"],
    ["h.o.n.e.y", "typo"],
    ["h*ney", "typo"],
    ["hooooney", "typo"],
  ])("reads %s, written %s", (text, kind) => {
    expect(how(text)).toEqual([kind]);
  });

  it("prefers the longest words and joins them over one space or hyphen only", () => {
    expect(found("rice cake")).toEqual(["rice cake"]);
    expect(found("rice-cakes")).toEqual(["rice cake"]);
    expect(found("ricecake")).toEqual(["rice cake"]);
    expect(found("rice, cake")).toEqual(["rice"]);
    expect(found("rice\ncake")).toEqual(["rice"]);
    expect(found("0% yogurt")).toEqual(["low fat"]);
  });

  it("finds nothing by a surface that has no word in it", () => {
    const vocabulary = createVocabulary([{ surface: "!", value: "mark", language: "en" }, ...ENTRIES]);
    expect(scan("! rice !", vocabulary).map(({ surface }) => surface)).toEqual(["rice"]);
  });

  it("finds whole words only", () => {
    for (const text of [
      "price",
      "basalt",
      "steak",
      "Schwein",
      "reisen",
      "licorice",
      "teaspoon",
      "steamed",
      "brother",
    ]) {
      expect(found(text)).toEqual([]);
    }
  });

  it("never takes an ordinary word for a mistyped one, nor one known word for another", () => {
    for (const text of ["poach", "grate", "teach", "batter", "salty", "rise", "great"]) expect(found(text)).toEqual([]);
    expect(found("tomate")).toEqual(["tomato"]);
    expect(found("tee")).toEqual([]);
  });

  it("says all that a typo may be", () => {
    const chives = createVocabulary([
      { surface: "szczypiorku", value: "chives", language: "pl" },
      { surface: "szczypioru", value: "spring onion", language: "pl" },
    ]);
    expect(
      scan("szczypiorxu", chives)
        .flatMap((mention) => mention.values)
        .toSorted(),
    ).toEqual(["chives", "spring onion"]);
  });

  it("hides nothing that is named: neither a joined word nor what stands beside it", () => {
    const dangers = createVocabulary([
      ...["honey", "nut", "butter", "salt", "popcorn", "almond", "sugar", "beer"].map((surface) => ({
        surface,
        value: surface,
        language: "en" as const,
      })),
      ...["Honig", "Leber", "Zucker", "Eier", "Salz", "Sirup"].map((surface) => ({
        surface,
        value: surface,
        language: "de" as const,
      })),
      { surface: "sól", value: "salt", language: "pl" },
    ]);
    const values = (text: string) => scan(normalise(text), dangers).flatMap((mention) => mention.values);
    expect(values("honey nut cereal")).toEqual(["honey", "nut"]);
    expect(values("butter nut biscuits")).toEqual(["butter", "nut"]);
    expect(values("pop corn")).toEqual(["popcorn"]);
    expect(values("onion salt, almond butter, ginger beer, coconut sugar")).toEqual([
      "salt",
      "almond",
      "butter",
      "beer",
      "sugar",
    ]);
    expect(values("creamed honey")).toEqual(["honey"]);
    expect(values("Fenchelhonig")).toEqual(["Honig"]);
    expect(values("Kalbsleber, Traubenzucker, Hühnereier")).toEqual(["Leber", "Zucker", "Eier"]);
  });

  it("lets a shield hide no word that the vocabulary knows when it is written as one", () => {
    const shield = { surface: "pop corn", is: "anything", language: "en" as const };
    const vocabulary = createVocabulary([{ surface: "popcorn", value: "popcorn", language: "en" as const }], [shield]);
    expect(scan("pop corn", vocabulary).map((mention) => mention.values)).toEqual([["popcorn"]]);
  });

  it("splits German compounds into what it knows and keeps what is in them", () => {
    expect(found("Kirschtomatensoße")).toEqual(["cherry tomato", "sauce"]);
    expect(found("Würstelscheiben")).toEqual(["sausage"]);
    expect(found("Apfelkarottenmus")).toEqual(["apple", "carrot"]);
    expect(found("Käsereibe")).toEqual([]);
    expect(found("erbsengroße Stücke")).toEqual([]);
    expect(found("zuckerfrei")).toEqual(["-sugar"]);
    expect(found("Honigmelone")).toEqual([]);
    expect(found("Honigmelonenwürfel")).toEqual([]);
    expect(found("Weintrauben")).toEqual([]);
    expect(found("Tomatensoße mit Honig")).toEqual(["tomato", "sauce", "honey"]);
  });

  it("keeps one Burmese word from hiding in another", () => {
    expect(found("ကြက်သွန်နီ")).toEqual([]);
    expect(found("ကြက်ဟင်းခါးသီး")).toEqual([]);
    expect(found("ပြည်ကြီးငါး")).toEqual([]);
    expect(found("ပျားရည်နှင့်ဆားထည့်ပါ")).toEqual(["honey", "salt"]);
  });

  it.each([
    ["without honey", ["-honey"]],
    ["without any added sugar", ["-sugar"]],
    ["no added sugar or salt, honey", ["-sugar", "-salt", "honey"]],
    ["sugar-free", ["-sugar"]],
    ["sugar free rice", ["-sugar", "rice"]],
    ["sugar- and salt-free", ["-sugar", "-salt"]],
    ["do not add honey", ["-honey"]],
    ["Don't use salt", ["-salt"]],
    ["honey instead of sugar", ["honey", "-sugar"]],
    ["free from nuts", ["-nuts"]],
    ["ohne Salz", ["-salt"]],
    ["ohne Salz und Zucker", ["-salt", "-sugar"]],
    ["ohne Salz, Honig", ["-salt", "honey"]],
    ["kein Salz, keinen Honig", ["-salt", "-honey"]],
    ["Honig statt Zucker", ["honey", "-sugar"]],
    ["Salz weglassen", ["-salt"]],
    ["Honig nicht verwenden", ["-honey"]],
    ["bez soli i cukru", ["-salt", "-sugar"]],
    ["nie dodawaj miodu", ["-honey"]],
    ["miód zamiast cukru", ["honey", "-sugar"]],
    ["ပျားရည်မပါ", ["-honey"]],
    ["ဆား မပါ", ["-salt"]],
    ["သကြားမထည့်ပါနှင့်", ["-sugar"]],
    ["ဆားနှင့်သကြားမပါ", ["-salt", "-sugar"]],
    ["leave out the honey", ["-honey"]],
    ["leave the honey and the salt out", ["-honey", "-salt"]],
    ["replace the honey with sugar", ["-honey", "sugar"]],
    ["replace honey by carrot", ["-honey", "carrot"]],
    ["swap salt for honey", ["-salt", "honey"]],
    ["honey replaced by sugar", ["-honey", "sugar"]],
    ["Honig weglassen", ["-honey"]],
    ["lasst Honig und Salz weg", ["-honey", "-salt"]],
    ["statt Honig Karotte", ["-honey", "carrot"]],
    ["ersetze Honig durch Karotte", ["-honey", "carrot"]],
    ["den Honig durch Karotte ersetzen", ["-honey", "carrot"]],
    ["verzichte auf Salz", ["-salt"]],
    ["auf Salz verzichten", ["-salt"]],
    ["pomiń miód", ["-honey"]],
    ["miód pomiń", ["-honey"]],
    ["zamiast miodu marchewka", ["-honey", "carrot"]],
    ["zastąp miód marchewką", ["-honey", "carrot"]],
    ["zrezygnuj z soli", ["-salt"]],
    ["ပျားရည်အစား သကြား", ["-honey", "sugar"]],
    ["ပျားရည်ကို ရှောင်ပါ", ["-honey"]],
    ["ပျားရည်ကို မထည့်ပါနဲ့", ["-honey"]],
  ])("knows what %j leaves out", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ["not without honey", ["honey"]],
    ["nicht ohne Honig", ["honey"]],
    ["without salt but add honey", ["-salt", "honey"]],
    ["without salt. honey", ["-salt", "honey"]],
    ["without salt\nhoney", ["-salt", "honey"]],
    ["no salt and add honey", ["-salt", "honey"]],
    ["free range honey", ["honey"]],
    ["honey free range", ["honey"]],
    ["there is no better thing than honey", ["honey"]],
    ["ပျားရည်ထည့်ပါ ဆားမပါ", ["honey", "-salt"]],
    ["without salt honey", ["-salt", "honey"]],
    ["bez cukru miód", ["-sugar", "honey"]],
    ["ohne Salz Honig", ["-salt", "honey"]],
    ["do not leave out the honey", ["honey"]],
    ["do not leave the honey out", ["honey"]],
    ["never replace the honey with sugar", ["honey", "sugar"]],
    ["leave the honey out overnight", ["honey"]],
    ["honey replaces salt", ["honey", "-salt"]],
    ["nicht auf Honig verzichten", ["honey"]],
    ["Honig ersetzt Zucker", ["honey", "sugar"]],
    ["miód pomiń sól", ["honey", "-salt"]],
    ["czarny bez miód", ["honey"]],
    ["ပျားရည် မထည့်ခင် သကြား", ["honey", "sugar"]],
    ["ပျားရည် မပါမဖြစ်", ["honey"]],
    ["ပျားရည်အစားအစာ", ["honey"]],
  ])("does not let %j hide what is in it", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("lets a negation reach past a word that only says how something is", () => {
    const chopped = createVocabulary([
      ...ENTRIES,
      { surface: "chopped", value: "form", language: "en" as const, attribute: true },
    ]);
    const seen = scan("without chopped nuts honey", chopped).map(({ values, negated }) => [values.join(), negated]);
    expect(seen).toEqual([
      ["form", true],
      ["nuts", true],
      ["honey", false],
    ]);
  });

  it("keeps a word apart that only a space parts from what it could close, in Burmese", () => {
    const entries = [
      { surface: "ဆန်", value: "rice", language: "my" as const },
      { surface: "ဆန်ပေါက်ပေါက်", value: "puffed rice", language: "my" as const },
      { surface: "ပြောင်း", value: "maize", language: "my" as const },
      { surface: "ပေါက်ပေါက်", value: "popcorn", language: "my" as const, apart: true },
    ];
    const values = (text: string) => scan(text, createVocabulary(entries)).flatMap((mention) => mention.values);
    expect(values("ဆန်ပေါက်ပေါက်")).toEqual(["puffed rice"]);
    expect(values("ဆန် ပေါက်ပေါက်")).toEqual(["rice", "popcorn"]);
    expect(values("ဆန်ပေါက် ပေါက်")).toEqual(["puffed rice"]);
    const joined = createVocabulary(entries.map((each) => ({ ...each, apart: false })));
    expect(scan("ဆန် ပေါက်ပေါက်", joined).flatMap((mention) => mention.values)).toEqual(["puffed rice"]);
  });

  it("lets no word take from the one before it what belongs to the one after it, in Burmese", () => {
    const fish = createVocabulary(
      ["ငါး", "ငါးခွေးလျှာ", "ခွေးလျှာငါး", "ငါးပိ"].map((surface) => ({
        surface,
        value: surface,
        language: "my" as const,
      })),
    );
    const values = (text: string) => scan(text, fish).flatMap((mention) => mention.values);
    expect(values("ငါးခွေးလျှာ ငါးပိ")).toEqual(["ငါးခွေးလျှာ", "ငါးပိ"]);
    expect(values("ခွေးလျှာငါး ငါးပိ")).toEqual(["ခွေးလျှာငါး", "ငါးပိ"]);
    expect(values("ငါး ခွေးလျှာငါး")).toEqual(["ငါး", "ခွေးလျှာငါး"]);
  });

  it("reads marks that nobody types by mistake as another word, and misses those that are left out", () => {
    const words = createVocabulary([
      { surface: "sola", value: "sole", language: "pl" as const },
      { surface: "solą", value: "salt", language: "pl" as const, strict: true },
      { surface: "Milo", value: "milo", language: "en" as const },
      { surface: "żółw", value: "turtle", language: "pl" as const },
    ]);
    const values = (text: string) => scan(normalise(text), words).flatMap((mention) => mention.values);
    expect(values("solą")).toEqual(["salt"]);
    expect(values("sola")).toEqual(["sole"]);
    expect(values("miło")).toEqual([]);
    expect(values("zolw")).toEqual(["turtle"]);
  });

  it("gives mentions in order, apart from each other, inside the text, each with a value", () => {
    const words = fc.constantFrom(
      ...ENTRIES.map((entry) => entry.surface),
      "Honigmelone",
      "Kirschtomatensoße",
      "ohne",
      "without",
      "-",
      ", ",
      "h o n e y",
      "ß",
      "s@lt",
      "xyz",
      "ကြက်သွန်နီ",
      "1",
      "&",
      "Würstelscheiben",
      "\n",
    );
    const text = fc.array(fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 5 })), { maxLength: 20 });
    fc.assert(
      fc.property(text, fc.constantFrom(" ", "", "-"), (pieces, glue) => {
        const normalised = normalise(pieces.join(glue));
        let last = 0;
        for (const mention of scan(normalised, VOCABULARY)) {
          expect(mention.start).toBeGreaterThanOrEqual(last);
          expect(mention.end).toBeGreaterThan(mention.start);
          expect(mention.values.length).toBeGreaterThan(0);
          last = mention.end;
        }
        expect(last).toBeLessThanOrEqual(normalised.length);
      }),
      { numRuns: 1000 },
    );
  });

  it("finds every word of a vocabulary of any words, unless a longer one holds it", () => {
    const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{2}[aiou][b-df-hj-np-tv-z]{2}[aiou]$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), (words) => {
        const vocabulary = createVocabulary(words.map((surface) => ({ surface, value: surface })));
        expect(scan(words.join(", "), vocabulary).map((mention) => mention.values)).toEqual(
          words.map((each) => [each]),
        );
      }),
    );
  });

  it("reads a text the same, whatever was read before it", () => {
    const piece = fc.constantFrom(
      "honey",
      "h0ney",
      "5a1t",
      "5a1z",
      "12",
      "karottenapfel",
      "butterkarotte",
      "hony",
      "ryż",
      " ",
      ", ",
      "31",
      "r0h",
      "h",
      "h.o.n.e.y",
      "o.n",
      "rice",
      "cake",
      "without",
      "ကြက်သွန်",
      "နီ",
    );
    const glue = fc.constantFrom(" ", ", ", ". ", "\n", ",", ".", " (", "-", "");
    const text = fc.array(fc.tuple(piece, glue), { maxLength: 8 }).map((pieces) => pieces.flat().join(""));
    const entries = [...ENTRIES, { surface: "Ei", value: "egg", language: "de" } as const];
    const used = createVocabulary(entries);
    fc.assert(
      fc.property(text, (raw) => {
        const normalised = normalise(raw);
        expect(scan(normalised, used)).toEqual(scan(normalised, createVocabulary(entries)));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    "honeyhon",
    "a ",
    "h o n e y ",
    "no ",
    "karottenapfel",
    "honey free ",
    "ကြက်သွန်",
    "1ခု ",
    "-",
    "ohne salz und ",
    "****",
    "x0",
  ])("stays fast on ten thousand characters of %j", (piece) => {
    const text = normalise(piece.repeat(Math.ceil(10_000 / piece.length)));
    scan(text.slice(0, 100), VOCABULARY);
    expect(inYardsticks(() => void scan(text, VOCABULARY))).toBeLessThan(250);
  });
});
