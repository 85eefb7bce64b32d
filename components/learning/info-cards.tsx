import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { InfoPicture } from "./info-picture";

const CARDS = ["recognition", "habits", "safety"] as const;

/** What the games are for, in three cards: knowing food, eating together, the kitchen. */
export async function InfoCards() {
  const t = await getTranslations("Learning");
  return (
    <section aria-labelledby="learning-info" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="learning-info" className="text-2xl">
        {t("infoTitle")}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        {CARDS.map((card) => (
          <li key={card} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
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
