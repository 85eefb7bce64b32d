import { describe, expect, it } from "vitest";
import { STORY_FOODS, STORY_TEMPLATES } from "../../lib/domain/learning/story-plan";
import { ENGLISH_STORIES } from "../../lib/domain/learning/story-words/english.table";
import { writeStory } from "../../lib/domain/learning/write-story";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { messagesFor } from "../../lib/i18n/messages";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Child } from "./child";

const origin = originForThisFile();
browserForThisFile();

const CELEBRATION = [523.25, 659.25, 783.99, 1046.5];

describe("Food Friends", () => {
  it("turns five cards, earns five stars, and is heard at the right pitch and time", async () => {
    const child = await Child.sitsDown(origin);
    const texts = child.parent.texts.LearningFriends;
    for (const [index, friend] of (["carrot", "broccoli", "apple", "banana", "blueberry"] as const).entries()) {
      await child.card().getByText(texts[friend].message).waitFor();
      await child.turnsTheCard();
      await child.card().getByText(texts[friend].fact).waitFor();
      await child.takesTheNextCard();
      await child.seesStars("foodFriends", index + 1, 5);
    }
    await child.page.getByText(texts.achievement).waitFor();
    await child.card().getByText(texts.carrot.message).waitFor();
    await child.seesDone("foodFriends", 5, 5);

    const heard = await child.heard();
    const hertz = heard.map((tone) => tone.hertz);
    expect(hertz).toEqual([440, 880, 440, 880, 440, 880, 440, 880, 440, 880, ...CELEBRATION]);
    // At once: none was asked for ahead of its time, however far the speaker's clock had gone on meanwhile.
    for (const { late } of heard.slice(0, 10)) expect(late).toBeGreaterThan(-0.001);
    const celebrated = heard.slice(10).map(({ at }) => at - (heard[9]?.at ?? 0));
    for (const [index, seconds] of [0.5, 0.65, 0.8, 0.95].entries()) expect(celebrated[index]).toBeCloseTo(seconds, 6);
    await child.leaves();
  });

  it("gives no star for a card that was left unturned", async () => {
    const child = await Child.sitsDown(origin);
    await child.takesTheNextCard();
    await child.seesStars("foodFriends", 0, 5);
    expect(await child.heard()).toEqual([]);
    await child.leaves();
  });

  it("is silent once sound is off, and remembers it", async () => {
    const child = await Child.sitsDown(origin);
    const sound = child.page.getByRole("switch", { name: child.parent.texts.Learning.sound });
    await expect.poll(() => sound.getAttribute("aria-checked")).toBe("true");
    await sound.click();
    await child.opensTheGames();
    await expect.poll(() => sound.getAttribute("aria-checked")).toBe("false");
    await child.turnsTheCard();
    await child.takesTheNextCard();
    await child.seesStars("foodFriends", 1, 5);
    expect(await child.heard()).toEqual([]);
    await child.leaves();
  });
});

describe("Food Hero", () => {
  it("locks its options after the first choice, waits for it, and celebrates the fourth star", async () => {
    const child = await Child.sitsDown(origin);
    const texts = child.parent.texts.LearningHero;
    await expect.poll(() => child.nextQuestion().isDisabled()).toBe(true);
    await child.answer("throwAway").click();
    await child.page.getByText(texts.banana.fact).waitFor();
    await child.answer("one").click({ force: true });
    await child.seesStars("foodHero", 0, 4);
    for (const option of ["one", "two", "throwAway"] as const) {
      await expect.poll(() => child.answer(option).getAttribute("aria-disabled")).toBe("true");
    }
    for (const [index, question] of (["bread", "spinach", "apple", "banana"] as const).entries()) {
      await child.nextQuestion().click();
      await child.page.getByRole("heading", { name: texts[question].title }).waitFor();
      await child.answer(index % 2 === 0 ? "one" : "two").click();
      await child.page.getByText(texts[question].fact).waitFor();
      await child.seesStars("foodHero", index + 1, 4);
    }
    await child.page.getByText(texts.achievement).waitFor();
    await child.seesDone("foodHero", 4, 4);
    const heard = await child.heard();
    expect(heard.map(({ hertz }) => hertz)).toEqual([880, 880, 880, 880, ...CELEBRATION]);
    expect((heard[4]?.at ?? 0) - (heard[3]?.at ?? 0)).toBeCloseTo(0.5, 6);
    await child.leaves();
  });
});

describe("Food Story", () => {
  it("is made in three steps, counted without a name, and leads back to the foods or to nothing", async () => {
    const child = await Child.sitsDown(origin);
    const texts = child.parent.texts.LearningStory;
    await child.choosesFoods("carrot", "rice", "egg");
    await child.page.locator("[data-chosen=rice]").click();
    const counted = child.page.waitForResponse((response) => response.url().endsWith("/api/analytics/events"));
    await child.choosesStory("hungry-adventure");
    const answer = await counted;
    expect(answer.status()).toBe(204);
    expect(answer.request().postDataJSON()).toEqual({
      name: "story_created",
      properties: { template: "adventure", foodCount: 2 },
    });
    const expected = writeStory({ foods: ["carrot", "egg"], template: "hungry-adventure" }, ENGLISH_STORIES);
    await expect.poll(() => child.pages().locator("p").allInnerTexts()).toEqual(expected.map(({ text }) => text));
    const delays = await child.pages().evaluateAll((pages) => pages.map((page) => page.style.animationDelay));
    expect(delays).toEqual(["0ms", "200ms", "400ms", "600ms", "800ms", "1000ms"]);
    await child.seesDone("foodStory", 1, 3);

    await child.taps(texts.chooseDifferent);
    await child.taps(texts.backToFoods);
    await expect.poll(() => child.page.locator("[data-chosen]").count()).toBe(2);
    await child.choosesStory("growing-garden");
    await child.taps(texts.startOver);
    await expect.poll(() => child.page.locator("[data-chosen]").count()).toBe(0);
    await expect.poll(() => child.page.getByRole("button", { name: texts.toTemplates }).isDisabled()).toBe(true);
    await child.leaves();
  });

  it("takes five foods and no sixth", async () => {
    const child = await Child.sitsDown(origin);
    await child.choosesFoods(...STORY_FOODS.slice(0, 5));
    await child.page.locator("[data-food=broccoli]").click({ force: true });
    await expect.poll(() => child.page.locator("[data-chosen]").count()).toBe(5);
    await child.page.getByText(child.parent.texts.LearningStory.full).waitFor();
    await child.leaves();
  });

  it("is kept on the device, opened again, and taken off the shelf", async () => {
    const child = await Child.sitsDown(origin);
    const texts = child.parent.texts.LearningStory;
    await child.choosesFoods("banana");
    await child.choosesStory("kitchen-magic");
    await child.taps(texts.keep);
    await child.page.getByText(texts.kept, { exact: true }).waitFor();
    await child.opensTheGames();
    const story = `${ENGLISH_STORIES.templates["kitchen-magic"].name}: ${ENGLISH_STORIES.foods.banana.name}`;
    await child
      .game("foodStory")
      .getByRole("button", { name: new RegExp(`^${texts.open}`) })
      .click();
    await expect.poll(() => child.pages().count()).toBe(4);
    await child.taps(texts.startOver);
    await child.taps(child.parent.text(texts.forget, { story }));
    await child.page.getByText(texts.shelf).waitFor({ state: "detached" });
    await child.leaves();
  });

  it("is read aloud where the device has a voice, with the word that is read marked", async () => {
    const child = await Child.sitsDown(origin);
    // A device with a voice: it speaks one word whenever it is told to.
    await child.page.addInitScript(() => {
      const spoken: SpeechSynthesisUtterance[] = [];
      Reflect.set(window, "spoken", spoken);
      const voice = { lang: "en-GB", name: "Test", default: true, localService: true, voiceURI: "test" };
      Object.defineProperty(window, "SpeechSynthesisUtterance", {
        value: class {
          constructor(readonly text: string) {}
        },
      });
      Object.defineProperty(window, "speechSynthesis", {
        value: Object.assign(new EventTarget(), {
          getVoices: () => [voice],
          speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
          cancel: () => undefined,
        }),
      });
    });
    await child.opensTheGames();
    await child.choosesFoods("apple");
    await child.choosesStory("kitchen-magic");
    await child.taps(child.parent.texts.LearningStory.read);
    const says = (event: "onboundary" | "onend", charIndex = 0) =>
      child.page.evaluate(
        ([name, index]) => {
          const spoken = Reflect.get(window, "spoken") as Record<string, (event: object) => void>[];
          spoken.at(-1)?.[name]?.({ name: "word", charIndex: index });
        },
        [event, charIndex] as const,
      );
    await says("onboundary", 5);
    await expect.poll(() => child.page.locator("mark").allInnerTexts()).toEqual(["the"]);
    await says("onend");
    await says("onboundary", 0);
    await expect.poll(() => child.pages().nth(1).locator("mark").innerText()).toBe("In");
    await child.taps(child.parent.texts.LearningStory.stop);
    await expect.poll(() => child.page.locator("mark").count()).toBe(0);
    await child.leaves();
  });

  it("is printed as a book: its pages and nothing else of the page", async () => {
    const child = await Child.sitsDown(origin);
    await child.choosesFoods("apple");
    await child.choosesStory("growing-garden");
    await child.page.emulateMedia({ media: "print" });
    await expect.poll(() => child.pages().first().isVisible()).toBe(true);
    await child.card().waitFor({ state: "hidden" });
    await child.page.getByRole("heading", { level: 1 }).waitFor({ state: "hidden" });
    const breaks = await child.pages().evaluateAll((pages) => pages.map((page) => getComputedStyle(page).breakAfter));
    expect(new Set(breaks)).toEqual(new Set(["page"]));
    await child.leaves();
  });

  it("is made without a connection once the page is there", async () => {
    const child = await Child.sitsDown(origin);
    await child.page.context().setOffline(true);
    await child.choosesFoods("rice", "broccoli");
    await child.choosesStory("growing-garden");
    await expect.poll(() => child.pages().count()).toBe(6);
    await child.turnsTheCard();
    await child.takesTheNextCard();
    await child.seesDone("foodFriends", 1, 5);
    await child.page.context().setOffline(false);
    await child.leaves();
  });
});

describe("a child who uses the keyboard only", () => {
  it("plays all three games", async () => {
    const child = await Child.sitsDown(origin, { width: 320 });
    const { keyboard } = child.page;
    const tabsTo = async (selector: string) => {
      for (let presses = 0; presses < 120; presses += 1) {
        await keyboard.press("Tab");
        if (await child.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      }
      throw new Error(`the Tab key never reaches ${selector}`);
    };
    await tabsTo("[data-food=egg]");
    await keyboard.press("Enter");
    await tabsTo("[data-chosen=egg]");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await tabsTo("[data-template=kitchen-magic]");
    await keyboard.press("Space");
    await expect.poll(() => child.pages().count()).toBe(4);
    await tabsTo("[data-slot=friend-card]");
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await child.seesStars("foodFriends", 1, 5);
    await tabsTo("[data-option=one]");
    await keyboard.press("Space");
    await child.seesStars("foodHero", 1, 4);
    await child.leaves();
  });
});

describe.each(["light", "dark"] as const)("axe in the %s", (colorScheme) => {
  it("finds nothing in any step of the games", async () => {
    const child = await Child.sitsDown(origin, { colorScheme });
    const { screen } = child.parent;
    await child.turnsTheCard();
    await child.answer("throwAway").click();
    await child.choosesFoods("carrot", "rice");
    expect(await violations(screen)).toEqual([]);
    await child.taps(child.parent.texts.LearningStory.toTemplates);
    expect(await violations(screen)).toEqual([]);
    await child.page.locator("[data-template=growing-garden]").click();
    await child.taps(child.parent.texts.LearningStory.keep);
    expect(await violations(screen)).toEqual([]);
    await child.taps(child.parent.texts.LearningStory.startOver);
    await child.page.getByText(child.parent.texts.LearningStory.shelf).waitFor();
    expect(await violations(screen)).toEqual([]);
    await child.leaves();
  });
});

describe("progress", () => {
  it("of a visitor stays on the device and goes along when a parent signs up", async () => {
    const child = await Child.sitsDown(origin);
    await child.turnsTheCard();
    await child.takesTheNextCard();
    await child.opensTheGames();
    await child.seesDone("foodFriends", 1, 5);
    const merged = child.page.waitForResponse(
      (response) => response.url().endsWith("/api/learning/progress") && response.request().method() === "POST",
    );
    await child.parent.signsUp();
    expect((await merged).status()).toBe(200);
    await child.opensTheGames();
    await child.seesDone("foodFriends", 1, 5);
    // It is the parent's now: the device itself knows nothing more, and the server knows it from anywhere.
    await expect.poll(() => child.page.evaluate(() => localStorage.getItem("learning_progress"))).toBeNull();
    await child.opensTheGames();
    await child.seesDone("foodFriends", 1, 5);
    await child.leaves();
  });
});

describe.each(LANGUAGES)("the child's page in %s", (language) => {
  it("fits 320 px with targets of 64 px, through all the steps of a story", async () => {
    const child = await Child.sitsDown(origin, { language, width: 320 });
    await child.parent.seesNothingCutOff();
    await child.choosesFoods(...STORY_FOODS.slice(0, 5));
    await child.parent.seesNothingCutOff();
    await child.seesNothingTooSmallToTouch();
    for (const template of STORY_TEMPLATES) {
      if (template === "hungry-adventure") await child.choosesStory(template);
      else {
        await child.taps(child.parent.texts.LearningStory.chooseDifferent);
        await child.page.locator(`[data-template=${template}]`).click();
      }
      await expect.poll(() => child.pages().count()).toBe(12);
      await child.parent.seesNothingCutOff();
      await child.seesNothingTooSmallToTouch();
    }
    await child.leaves();
  });
});

describe("the story of the product", () => {
  it("is told by a parent who had some help from AI, and leads to the recipes", async () => {
    const child = await Child.sitsDown(origin);
    await child.parent.opens("/about");
    await child.page.getByRole("link", { name: messagesFor("en").About.ourStory }).click();
    await child.page.getByRole("heading", { name: messagesFor("en").OurStory.title }).waitFor();
    await child.page.getByText("some help from AI", { exact: false }).first().waitFor();
    const journey = child.page.getByRole("link", { name: "Start Your Journey" });
    await expect.poll(() => journey.getAttribute("href")).toBe("/");
    await child.leaves();
  });
});
