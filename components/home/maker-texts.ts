import "server-only";
import { getTranslations } from "next-intl/server";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import type { Language } from "@/lib/domain/shared/language";
import type { Stage } from "@/lib/features/recipes/schema";
import { expandPlural } from "@/lib/i18n/plural-forms";

export type MakerTexts = Awaited<ReturnType<typeof makerTexts>>;
export type PhotoTexts = MakerTexts["photo"];
export type CheckTexts = Awaited<ReturnType<typeof checkTexts>>;
export type CelebrationTexts = Awaited<ReturnType<typeof celebrationTexts>>;

/** What the check of one ingredient says. Names, words and ages are filled in by the browser. */
export async function checkTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Check" });
  return {
    allergens: t("allergens"),
    announcement: t("announcement", { name: "{name}", word: "{word}" }),
    at: t("at", { age: "{age}" }),
    blocked: t("blocked"),
    caution: t("caution"),
    change: t("change"),
    checking: t("checking"),
    close: t("close"),
    containsAllergen: t("containsAllergen"),
    explain: t("explain"),
    failed: t("failed"),
    failedBody: t("failedBody"),
    found: t("found"),
    nothingFound: t("nothingFound"),
    offlineBody: t("offlineBody"),
    ok: t("ok"),
    preparation: t("preparation"),
    read: t("read", { name: "{name}" }),
    remove: t("remove", { name: "{name}" }),
    retry: t("retry"),
    reviewed: t("reviewed"),
    sources: t("sources"),
    unknown: t("unknown"),
    unknownBody: t("unknownBody"),
  };
}

export async function celebrationTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Celebration" });
  return {
    baby: t("baby"),
    close: t("close"),
    look: t("look"),
    scroll: t("scroll"),
    subtitle: t("subtitle"),
    title: t("title"),
  };
}

/** The choices of the maker in words, in the order of their values. */
export async function choiceTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Maker" });
  return {
    ages: AGE_GROUPS.map((value) => ({
      value,
      label: t(`age.${value}.label`),
      description: t(`age.${value}.description`),
      guideline: t(`age.${value}.guideline`),
    })),
    meals: MEAL_TYPES.map((value) => ({ value, label: t(`meals.${value}`) })),
    methods: COOKING_METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
  };
}

/** What the photo picker says. Counts and lists are filled in by the browser. */
async function photoTexts(locale: Language) {
  const [t, photo] = await Promise.all([
    getTranslations({ locale, namespace: "Maker" }),
    getTranslations({ locale, namespace: "Photo" }),
  ]);
  return {
    alt: t("photoAlt"),
    analyzing: photo("analyzing"),
    camera: photo("camera"),
    choose: t("photo"),
    detected: photo("detected"),
    drop: photo("drop"),
    errorTitle: t("photoErrorTitle"),
    failed: photo("failed"),
    formats: t("photoFormats"),
    found: expandPlural(locale, (count) => photo("found", { count, list: "{list}" })),
    guest: photo("guest"),
    identified: expandPlural(locale, (count) => photo("identified", { count })),
    look: photo("look"),
    none: photo("none"),
    notAnImage: t("photoNotAnImage"),
    notKnown: expandPlural(locale, (count) => photo("notKnown", { count })),
    notSetUp: t("photoNotSetUp"),
    prepareFailed: photo("prepareFailed"),
    preparing: photo("preparing"),
    privacy: photo("privacy"),
    remove: t("photoRemove"),
    retry: photo("retry"),
    signIn: t("signIn"),
    slow: photo("slow"),
    tooLarge: t("photoTooLarge"),
    unreadable: t("photoUnreadable"),
  };
}

export async function makerTexts(locale: Language) {
  const t = await getTranslations({ locale, namespace: "Maker" });
  const choices = await choiceTexts(locale);
  const ageUnset = t("ageUnset");
  const guidelines = t("guidelines");
  return {
    ...choices,
    add: t("add"),
    ageLegend: t("ageLegend"),
    /** The longest of the texts that may stand below the ages. */
    ageRoom: choices.ages
      .map(({ guideline }) => guidelines + guideline)
      .reduce((one, other) => (other.length > one.length ? other : one), ageUnset),
    ageUnset,
    choose: t("choose"),
    cookingSlow: t("cookingSlow"),
    exampleList: [t("example1"), t("example2"), t("example3"), t("example4")],
    examples: t("examples"),
    failed: t("failed"),
    failedUnexpected: t("failedUnexpected"),
    generate: t("generate"),
    generated: t("generated"),
    generating: t("generating"),
    guestBody: t("guestBody"),
    guestKept: t("guestKept"),
    guestTitle: t("guestTitle"),
    guidelines,
    ingredients: t("ingredients"),
    ingredientsHint: t("ingredientsHint"),
    invalidAnswer: t("invalidAnswer"),
    list: t("list"),
    meal: t("meal"),
    method: t("method"),
    missing: t("stillMissing"),
    missingBody: t("missingBody"),
    missingTitle: t("missingTitle"),
    noIngredientsBody: t("noIngredientsBody"),
    noIngredientsTitle: t("noIngredientsTitle"),
    notAdded: expandPlural(locale, (count) => t("notAdded", { count })),
    notUsable: t("notUsable"),
    or: t("or"),
    photo: await photoTexts(locale),
    placeholder: t("placeholder"),
    signIn: t("signIn"),
    stages: {
      checking: t("stages.checking"),
      writing: t("stages.writing"),
      reading: t("stages.reading"),
      again: t("stages.again"),
      composing: t("stages.composing"),
      storing: t("stages.storing"),
    } satisfies Record<Stage, string>,
    suggesting: t("suggesting"),
    suggestionsFailed: t("suggestionsFailed", { error: "{error}" }),
    suggestionsReady: t("suggestionsReady"),
  };
}
