/** The least a password may have, in characters, as specified. */
export const MIN_PASSWORD_LENGTH = 6;

/** What we recommend: three or four words are easy to remember and long. */
export const RECOMMENDED_PASSWORD_LENGTH = 14;

export const PASSWORD_STRENGTHS = ["tooShort", "weak", "fair", "strong"] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const FAIR_LENGTH = 10;

/** Fewer different characters than this is a pattern, however long it is. */
const FEW_CHARACTERS = 5;

/**
 * A rough word about a password while it is typed. Length counts, not symbols; repeating the same few characters does
 * not. It refuses nothing: the server does that.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < MIN_PASSWORD_LENGTH) return "tooShort";
  if (new Set(characters).size < FEW_CHARACTERS || characters.length < FAIR_LENGTH) return "weak";
  return characters.length < RECOMMENDED_PASSWORD_LENGTH ? "fair" : "strong";
}
