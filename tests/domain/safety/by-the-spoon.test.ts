import { describe, expect, it } from "vitest";
import { putInByTheSpoon } from "../../../lib/domain/safety/by-the-spoon";
import { recipeLine } from "../../../lib/domain/safety/recipe-line";

const line = (text: string) => putInByTheSpoon(recipeLine(text).reading);

describe("what a Burmese line asks for by the spoon", () => {
  it.each(["သံပရာရည် ၂ စက်", "ချင်းရည် အနည်းငယ်"])("is juice that flavours: %s", (text) => {
    expect(line(text)).toEqual([]);
  });

  it("may be of soya where it is flour of pulses", () => {
    expect(line("ပဲမှုန့် ၃ ဇွန်း")).toEqual(["soya"]);
  });

  it.each(["သံပရာရည်", "သံပရာရည် ၁ ခွက်", "ချင်းရည်", "ပဲမှုန့်", "မုန်လာဥနီ ၁ ချောင်း"])(
    "is not told without an amount that is small: %s",
    (text) => {
      expect(line(text)).toBeUndefined();
    },
  );
});
