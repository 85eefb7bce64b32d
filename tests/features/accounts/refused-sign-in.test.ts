import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { login } from "@/lib/features/accounts/login";
import { register } from "@/lib/features/accounts/register";
import type { LoginBody } from "@/lib/features/accounts/schema";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

const PASSWORD = "wózek pod jabłonią";

const source = () => new Request("http://localhost/api");

/** A parent's name and address; nobody's, as long as theirs. */
const names = () => {
  const name = `p_${newId().slice(0, 12).toLowerCase()}`;
  return { username: name, email: `${name}@example.org` };
};

function statementsOfRefusal(body: LoginBody): Promise<readonly string[]> {
  return statementsOf(async () => {
    const refused = await login(body, source()).catch((error: unknown) => error);
    expect(refused instanceof AppError && refused.code).toBe("login_failed");
  });
}

beforeEach(() => database().loginDelay.deleteMany());

describe("what a refused sign-in asks the database", () => {
  it.each(["email", "username"] as const)(
    "is the same by %s whether there is such an account or not",
    async (field) => {
      const parent = names();
      await register({ ...parent, password: PASSWORD, confirmPassword: PASSWORD }, source());
      const refuse = (name: string) => statementsOfRefusal({ [field]: name, password: "wrong password" });
      // The first of a process prepares what the others find.
      await refuse(names()[field]);
      const known = await refuse(parent[field]);
      const unknown = await refuse(names()[field]);
      expect(known.length).toBeGreaterThan(0);
      expect(unknown).toEqual(known);
    },
  );
});
