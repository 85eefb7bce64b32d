import { beforeEach, describe, expect, it } from "vitest";
import { login } from "@/lib/features/accounts/login";
import type { LoginBody } from "@/lib/features/accounts/schema";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { registered, request } from "@/tests/support/registered";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

function statementsOfRefusal(body: LoginBody): Promise<readonly string[]> {
  return statementsOf(() =>
    expect(login({ ...body, password: "wrong password" }, request())).rejects.toMatchObject({ code: "login_failed" }),
  );
}

beforeEach(() => database().loginDelay.deleteMany());

describe("what a refused sign-in asks the database", () => {
  it("is the same by e-mail and by username, whether there is such an account or not", async () => {
    const { email, name } = await registered("wózek pod jabłonią");
    const nobody = `p${newId().slice(0, 10).toLowerCase()}`;
    // The first of a process prepares what the others find.
    await statementsOfRefusal({ email: `first-${email}` });
    for (const [known, unknown] of [
      [{ email }, { email: `${nobody}@families.test` }],
      [{ username: name }, { username: nobody }],
    ] as const) {
      const asked = await statementsOfRefusal(known);
      expect(asked.length).toBeGreaterThan(0);
      expect(await statementsOfRefusal(unknown)).toEqual(asked);
    }
  });
});
