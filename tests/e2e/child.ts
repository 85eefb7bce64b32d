import type { Locator } from "playwright";
import { expect } from "vitest";
import type { HeroOption } from "../../lib/domain/learning/food-hero";
import type { Activity } from "../../lib/domain/learning/progress";
import type { StoryFood, StoryTemplate } from "../../lib/domain/learning/story-plan";
import type { Device } from "./browser";
import { Parent } from "./parent";

/** A tone that the page put into the audio graph: its pitch, its time on the speaker's clock, and how late it was then. */
export interface Heard {
  readonly hertz: number;
  readonly at: number;
  readonly late: number;
}

/** A child on a parent's lap, at the page of the games. */
export class Child {
  readonly parent: Parent;

  private constructor(parent: Parent) {
    this.parent = parent;
  }

  static async sitsDown(origin: string, device: Device = {}): Promise<Child> {
    const child = new Child(await Parent.arrives(origin, device));
    await child.page.addInitScript(() => {
      const heard: unknown[] = [];
      Reflect.set(window, "heard", heard);
      const started: unknown = Reflect.get(OscillatorNode.prototype, "start");
      OscillatorNode.prototype.start = function (when = 0) {
        heard.push({ hertz: this.frequency.value, at: when, late: this.context.currentTime - when });
        Reflect.apply(started as () => void, this, [when]);
      };
    });
    await child.opensTheGames();
    return child;
  }

  get page() {
    return this.parent.screen.page;
  }

  async opensTheGames(): Promise<void> {
    await this.parent.opens("/learning");
    await this.page.locator("[data-food]").first().waitFor();
  }

  /** Every tone since the page was opened, in the order it was asked for. */
  async heard(): Promise<readonly Heard[]> {
    const tones = await this.page.evaluate(() => Reflect.get(window, "heard") as Heard[]);
    // A speaker keeps pitches in 32 bits.
    return tones.map((tone) => ({ ...tone, hertz: Math.round(tone.hertz * 100) / 100 }));
  }

  game(activity: Activity): Locator {
    return this.page.locator(`[data-activity=${activity}]`);
  }

  card(): Locator {
    return this.page.locator("[data-slot=friend-card]");
  }

  async turnsTheCard(): Promise<void> {
    await this.card().click();
  }

  async takesTheNextCard(): Promise<void> {
    await this.game("foodFriends").getByRole("button", { name: this.parent.texts.LearningFriends.next }).click();
  }

  answer(option: HeroOption): Locator {
    return this.page.locator(`[data-option=${option}]`);
  }

  nextQuestion(): Locator {
    return this.game("foodHero").getByRole("button", { name: this.parent.texts.LearningHero.next });
  }

  async seesStars(activity: Activity, won: number, total: number): Promise<void> {
    const label = this.parent.text(this.parent.texts.Learning.starsLabel, {
      completed: String(won),
      total: String(total),
    });
    await this.game(activity).getByRole("img", { name: label }).waitFor();
  }

  async seesDone(activity: Activity, completed: number, total: number): Promise<void> {
    const name = this.parent.text(this.parent.texts.Learning.completedLabel, {
      completed: String(completed),
      total: String(total),
    });
    await this.game(activity).getByRole("progressbar", { name }).waitFor();
  }

  async choosesFoods(...foods: readonly StoryFood[]): Promise<void> {
    for (const food of foods) await this.page.locator(`[data-food=${food}]`).click();
  }

  async choosesStory(template: StoryTemplate): Promise<void> {
    await this.taps(this.parent.texts.LearningStory.toTemplates);
    await this.page.locator(`[data-template=${template}]`).click();
  }

  async taps(name: string): Promise<void> {
    await this.game("foodStory").getByRole("button", { name, exact: true }).click();
  }

  pages(): Locator {
    return this.page.locator("[data-slot=story-page]");
  }

  /** Everything to touch in the games is at least 64 px high and wide. */
  async seesNothingTooSmallToTouch(): Promise<void> {
    const small = await this.page.locator("[data-activity] button").evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 64 || height < 64 ? [`${button.textContent} ${width}x${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  }

  async leaves(): Promise<void> {
    await this.parent.leaves();
  }
}
