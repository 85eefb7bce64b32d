import type { Source } from "./sources.table";

/** Where the triage comes from. Signs and steps were compared; where they differ, the strictest is followed. */
export const TRIAGE_SOURCES: readonly Source[] = [
  {
    authority: "Australasian Society of Clinical Immunology and Allergy (ASCIA)",
    title: "First aid plan for anaphylaxis",
    url: "https://www.allergy.org.au/hp/anaphylaxis/first-aid-for-anaphylaxis",
  },
  {
    authority: "Food Allergy Research & Education (FARE, US)",
    title: "Recognizing and responding to a reaction",
    url: "https://www.foodallergy.org/resources/recognizing-and-responding-reaction",
  },
  {
    authority: "Anaphylaxis UK",
    title: "What to do in an emergency",
    url: "https://www.anaphylaxis.org.uk/what-to-do-in-an-emergency/",
  },
  {
    authority: "National Allergy Council (Australia)",
    title: "Identifying allergic reactions in babies",
    url: "https://preventallergies.org.au/identifying-allergic-reactions/",
  },
  {
    authority: "American Academy of Allergy, Asthma & Immunology",
    title: "International consensus guidelines for food protein-induced enterocolitis syndrome, 2017",
  },
];
