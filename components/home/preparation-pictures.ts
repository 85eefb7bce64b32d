import type { AgeGroup } from "@/lib/domain/food/age";
import type { Cut } from "@/lib/domain/food/food";
import type { Language } from "@/lib/domain/shared/language";
import { SOFT_WORDS } from "./soft-words.table";

/** What is drawn beside a sentence on how to prepare a food. */
export interface PreparationPictures {
  /** The shape that the sentence names; absent where no drawing shows exactly that. */
  readonly cut?: Cut;
  /** The sentence asks for something soft: show how a parent tells. */
  readonly squish: boolean;
}

/**
 * The pictures that say what the sentence says, never more: from 9 months it asks for thin wedges and strips, which the
 * drawings with two fingers beside them are not, and what is not cooked soft is cut flat instead of diced.
 */
export function preparationPictures(
  { preparation = "", cut }: { readonly preparation?: string | undefined; readonly cut?: Cut | undefined },
  ageGroup: AgeGroup,
  language: Language,
): PreparationPictures {
  const squish = SOFT_WORDS[language].test(preparation);
  if (cut === undefined || (ageGroup !== "6-9" && (cut === "wedge" || cut === "strip"))) return { squish };
  return { cut: cut === "dice" && !squish ? "smallPieces" : cut, squish };
}
