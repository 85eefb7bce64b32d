import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { TickIcon, WarningIcon } from "@/components/ui/icons";

const SIGNS = [
  { name: "gag", parts: ["gagSound", "gagLook"], act: "gagDo", look: "text-pea", Shape: TickIcon },
  { name: "choke", parts: ["chokeSound", "chokeLook"], act: "chokeDo", look: "text-beet", Shape: WarningIcon },
] as const;

/** How gagging, which helps, differs from choking, which kills. */
export function GaggingOrChoking() {
  const t = useTranslations("Resources");
  return (
    <section aria-labelledby="gagging" className="grid gap-4">
      <h2 id="gagging" className="text-2xl">
        {t("gagTitle")}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        {SIGNS.map(({ name, parts, act, look, Shape }) => (
          <Card key={name} className="grid grid-cols-1 content-start gap-2">
            <h3 className={`flex items-center gap-2 text-xl ${look}`}>
              <Shape />
              {t(name)}
            </h3>
            <ul className="ml-5 list-disc">
              {parts.map((part) => (
                <li key={part}>{t(part)}</li>
              ))}
            </ul>
            <p className="font-bold">{t(act)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}

const STEPS = [
  { age: "aidUnder", steps: ["aidUnder1", "aidUnder2", "aidUnder3", "aidUnder4"] },
  { age: "aidOver", steps: ["aidOver1", "aidOver2", "aidOver3"] },
] as const;

/** What to do when a child chokes, step by step, for a baby and for an older child. */
export function ChokingSteps() {
  const t = useTranslations("Resources");
  return (
    <section id="choking" aria-labelledby="choking-title" className="grid scroll-mt-20 gap-4">
      <h2 id="choking-title" className="text-2xl text-beet">
        {t("aidTitle")}
      </h2>
      <p>{t("aid")}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {STEPS.map(({ age, steps }) => (
          <div key={age} className="grid content-start gap-3 rounded-card bg-beet-soft p-4 sm:p-6">
            <h3 className="text-xl text-beet">{t(age)}</h3>
            <ol className="ml-6 grid list-decimal gap-2 marker:font-extrabold marker:text-beet">
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="font-bold">{t("aidLimp")}</p>
      <p>{t("aidCourse")}</p>
    </section>
  );
}
