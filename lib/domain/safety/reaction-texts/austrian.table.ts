import { GERMAN_REACTION_TEXTS as GERMAN } from "./german.table";
import type { ReactionTexts } from "./reaction-texts";

export const AUSTRIAN_REACTION_TEXTS: ReactionTexts = {
  ...GERMAN,
  emergency: {
    ...GERMAN.emergency,
    after:
      "Ist es vorbei und dein Baby wieder wohlauf? Ruf trotzdem heute in der Kinderarztordination an und biete das Lebensmittel nicht wieder an.",
    steps: GERMAN.emergency.steps.map((step) => step.replace("im Krankenhaus", "im Spital")),
  },
  doctor: {
    title: "Ruf heute in der Kinderarztordination an",
    lead: GERMAN.doctor.lead,
    steps: GERMAN.doctor.steps.map((step) => step.replace("für die Praxis", "für die Ordination").replace("mit der Praxis", "mit der Ordination")),
  },
  watch: {
    ...GERMAN.watch,
    steps: GERMAN.watch.steps.map((step) => step.replace("Kinderarztpraxis", "Kinderarztordination")),
  },
};
