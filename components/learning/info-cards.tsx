import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { InfoPicture } from "./info-picture";

const CARDS = ["recognition", "habits", "safety"] as const;

/** What the games are for, in three cards: knowing food, eating together, the kitchen. */
export async function InfoCards() {
  const t = await getTranslations("Learning");
  return (
    <section aria-labelledby="learning-info" className="grid gap-4">
      <h2 id="learning-info" className="text-2xl">
        {t("infoTitle")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {CARDS.map((card) => (
          <li key={card} className="grid">
            <Card className="grid content-start gap-3">
              <InfoPicture card={card} />
              <h3 className="text-xl">{t(`${card}Title`)}</h3>
              <p>{t(card)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
