import type { StoryWords } from "../write-story";
import { GERMAN_STORIES } from "./german.table";

const { foods, templates } = GERMAN_STORIES;

/** German as it is told in Austria: only what differs is written here. */
export const AUSTRIAN_STORIES: StoryWords = {
  ...GERMAN_STORIES,
  templates: {
    ...templates,
    "hungry-adventure": {
      ...templates["hungry-adventure"],
      intro:
        "In der Früh wachte ein kleines Baucherl auf und machte: grummel, grummel. „Ich suche mir ein Frühstück hinter dem Hügel“, sagte es. „Wer kommt mit?“",
      conclusion:
        "Oben auf dem Hügel setzten sich alle ganz eng zusammen und schauten in die weite, weite Welt. Das kleine Baucherl grummelte nicht mehr. „So ein schöner Tag“, sagte es. „Gehen wir morgen wieder?“ Und genau das taten sie.",
    },
    "kitchen-magic": {
      ...templates["kitchen-magic"],
      description: "Dreimal klopft der Kochlöffel, und alles verwandelt sich.",
      intro:
        "Wenn es in der Küche still ist und der große Topf summt, dann nimm einen Kochlöffel und klopf auf den Tisch. Klopf, klopf, klopf. Hast du das gehört? Jetzt fängt der Zauber an.",
      conclusion:
        "Klopf, klopf, klopf machte der Kochlöffel ein letztes Mal. Der Tisch war gedeckt, die Küche duftete, und alle kamen angelaufen. Und das ist der schönste Zauber von allen.",
    },
  },
  foods: {
    ...foods,
    rice: {
      ...foods.rice,
      superpower: "Steht gern in der Lacke",
      boast: "„Ich kann den ganzen Tag in einer Lacke stehen, und ich mag das“, sagte der Reis.",
      transform: "Hinein mit dem Reis. Zisch, puff, wackel! Heraus kam ein Hügerl aus Schnee, ganz warm und weich.",
    },
    egg: {
      ...foods.egg,
      growth: "„Gack!“, machte jemand im Stroh. Eine Henne stand auf, und da lag das Ei, schön warm und rund.",
    },
    broccoli: {
      ...foods.broccoli,
      growth:
        "Zwischen großen blaugrünen Blättern schaute ein kleiner grüner Kopf heraus. Das war der Brokkoli, und er spielte Baum.",
    },
  },
};
