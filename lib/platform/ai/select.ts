import "server-only";
import { capabilities, env } from "../env";
import { meteredModel } from "./metered";
import { openAiProvider } from "./openai";
import type { LanguageModel } from "./port";

const DEFAULT_WRITER = "gpt-4.1-mini";
const DAILY_CALLS_PER_PARENT = 80;

declare global {
  /** One per process: Next bundles this module several times, and its breaker counts for all of them. */
  var squishModel: { readonly model: LanguageModel | undefined } | undefined;
}

function fromSettings(): LanguageModel | undefined {
  const settings = env();
  const { writer, vision } = capabilities(settings);
  if (settings.OPENAI_API_KEY === undefined || (writer === "embedded" && !vision)) return undefined;
  const provider = openAiProvider({
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL,
    writer: writer === "openai" ? (settings.OPENAI_MODEL ?? DEFAULT_WRITER) : undefined,
    vision: vision ? settings.OPENAI_VISION_MODEL : undefined,
    api: settings.OPENAI_BASE_URL === undefined ? "responses" : "chat",
  });
  return meteredModel(provider, {
    dailyTokens: settings.OPENAI_DAILY_TOKENS,
    dailyCallsPerParent: DAILY_CALLS_PER_PARENT,
    patience: settings.OPENAI_TIMEOUT_SECONDS * 1000,
  });
}

/** The model of this installation; `undefined` where none is set up or models are switched off: no call is made then. */
export function languageModel(): LanguageModel | undefined {
  globalThis.squishModel ??= { model: fromSettings() };
  return globalThis.squishModel.model;
}

/** Makes `model` the process's own: for tests that bring a provider of theirs. */
export function chooseModel(model: LanguageModel | undefined): void {
  globalThis.squishModel = { model };
}
