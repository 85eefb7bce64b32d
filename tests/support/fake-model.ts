import { afterAll, beforeAll, beforeEach } from "vitest";
import { meteredModel, type MeterSettings } from "@/lib/platform/ai/metered";
import { openAiProvider } from "@/lib/platform/ai/openai";
import { chooseModel } from "@/lib/platform/ai/select";
import { startFakeProvider, type FakeProvider } from "./fake-provider";
import type { Api } from "./fake-provider-wire";

/** The key that the stand-in is called with: where it appears, it has leaked. */
export const FAKE_KEY = "sk-CANARY-9c1e-key";

const METER: MeterSettings = { dailyTokens: 2_000_000_000, dailyCallsPerParent: 100_000, patience: 1_500 };

/** Makes the stand-in the process's model, with a closed breaker and an idle meter. */
export function askFakeModel(
  fake: Pick<FakeProvider, "baseUrl">,
  api: Api = "chat",
  meter: Partial<MeterSettings> = {},
): void {
  const provider = openAiProvider({
    apiKey: FAKE_KEY,
    baseUrl: fake.baseUrl,
    writer: "stand-in",
    vision: "stand-in",
    api,
  });
  chooseModel(meteredModel(provider, { ...METER, ...meter }));
}

/** A stand-in for this test file; each test begins with a good one that has heard nothing. */
export function withFakeProvider(): { readonly fake: () => FakeProvider } {
  let running: FakeProvider | undefined;
  const fake = (): FakeProvider => {
    if (running === undefined) throw new Error("the stand-in is not running");
    return running;
  };
  beforeAll(async () => {
    running = await startFakeProvider();
  });
  beforeEach(() => {
    fake().behave("good");
    fake().forget();
    askFakeModel(fake());
  });
  afterAll(async () => {
    chooseModel(undefined);
    await running?.stop();
  });
  return { fake };
}
