import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { COMMON_PASSWORDS } from "@/lib/platform/identity/common-passwords.table";
import { hashPassword, verifyPassword } from "@/lib/platform/identity/password-hash";
import { isTooCommon } from "@/lib/platform/identity/password-policy";

const own = { username: "Anna", email: "anna.kowalska@example.org" };

describe("common passwords", () => {
  it("are at least three thousand, each as it is looked up", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3_000);
    const odd = [...COMMON_PASSWORDS].filter((word) => word.length < 6 || word !== word.toLowerCase());
    expect(odd).toEqual([]);
  });

  it.each([
    "123456",
    "Password1",
    "QWERTZUIOP",
    "hallo123",
    "kochanie",
    "squish123",
    "aaaaaaaa",
    "xyxyxyxy",
    "ANNA.KOWALSKA",
  ])("%s is refused", (password) => expect(isTooCommon(password, own)).toBe(true));

  it.each(["korrekte Pferde-Batterie", "wózek pod jabłonią", "x7#kQ2!mZ", "မုန်လာဥနီနှင့်ဆန်"])("%s is not", (password) =>
    expect(isTooCommon(password, own)).toBe(false),
  );
});

describe("a password's hash", () => {
  it("is Argon2id with the least cost we allow, salted, and fits its password only", async () => {
    const [first, second] = await Promise.all([hashPassword("wózek"), hashPassword("wózek")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, "wózek")).toBe(true);
    expect(await verifyPassword(first, "wozek")).toBe(false);
    expect(await verifyPassword("no hash", "wozek")).toBe(false);
  });

  it("is made for two at once and twenty in line; whoever comes then is told to come again", async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => hashPassword("a")));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason instanceof AppError && reason.code).toBe("overloaded");
    await hashPassword("the line is open again");
  });
});
