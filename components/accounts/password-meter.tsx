import { cn } from "@/components/ui/cn";
import { PASSWORD_STRENGTHS, passwordStrength, type PasswordStrength } from "./password-strength";

export interface PasswordMeterTexts {
  readonly recommendation: string;
  readonly strengths: Readonly<Record<PasswordStrength, string>>;
}

const COLOURS = { tooShort: "bg-beet", weak: "bg-amber", fair: "bg-blueberry", strong: "bg-pea" } as const;

/** How much a password is worth, in a word and a bar; and what we would take. */
export function PasswordMeter({ password, texts }: { readonly password: string; readonly texts: PasswordMeterTexts }) {
  const strength = passwordStrength(password);
  const reached = password === "" ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1;
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {PASSWORD_STRENGTHS.map((step, index) => (
          <span
            key={step}
            className={cn(
              "h-2 rounded-chip transition-[background-color] duration-200",
              index < reached ? COLOURS[strength] : "bg-grey-soft",
            )}
          />
        ))}
      </div>
      <p className="text-muted">
        <span aria-live="polite" className="font-bold text-ink">
          {password === "" ? null : `${texts.strengths[strength]} `}
        </span>
        {texts.recommendation}
      </p>
    </div>
  );
}
