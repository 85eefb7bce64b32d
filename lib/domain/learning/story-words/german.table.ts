import type { StoryWords } from "../write-story";

export const GERMAN_STORIES: StoryWords = {
  templates: {
    "hungry-adventure": {
      name: "Das hungrige Abenteuer",
      description: "Über den Bach und den Hügel hinauf. Wer kommt mit?",
      intro:
        "Eines Morgens wachte ein kleiner Bauch auf und machte: grummel, grummel. „Ich suche mir ein Frühstück hinter dem Hügel“, sagte er. „Wer kommt mit?“",
      conclusion:
        "Oben auf dem Hügel setzten sich alle ganz dicht zusammen und schauten in die weite, weite Welt. Der kleine Bauch grummelte nicht mehr. „Was für ein Tag“, sagte er. „Gehen wir morgen wieder?“ Und genau das taten sie.",
    },
    "kitchen-magic": {
      name: "Küchenzauber",
      description: "Dreimal klopft der Löffel, und alles verwandelt sich.",
      intro:
        "Wenn es in der Küche still ist und der große Topf summt, dann nimm einen Holzlöffel und klopf auf den Tisch. Klopf, klopf, klopf. Hast du das gehört? Jetzt beginnt der Zauber.",
      conclusion:
        "Klopf, klopf, klopf machte der Löffel ein letztes Mal. Der Tisch war gedeckt, die Küche duftete, und alle kamen angelaufen. Und das ist der schönste Zauber von allen.",
    },
    "growing-garden": {
      name: "Der wachsende Garten",
      description: "Sonne, Regen und ein Marienkäfer, der auf alle aufpasst.",
      intro:
        "Hinter dem Haus liegt ein Garten. Die Sonne kitzelt ihn, der Regen wäscht ihn, und ein Marienkäfer passt auf ihn auf. Komm auf Zehenspitzen herein und schau, wer hier wohnt.",
      conclusion:
        "Die Sonne ging hinter dem Zaun schlafen. „Gute Nacht, ihr alle“, sagte der Marienkäfer und zählte noch einmal nach. Alle da, und alle ein kleines bisschen größer als gestern.",
    },
  },
  started: (arrival) => `${arrival} und machte sich auf den Weg.`,
  joined: (arrival) => `${arrival} und kam mit auf die Reise.`,
  sharePower: (boast, funFact) => `${boast} Wusstest du das? ${funFact}`,
  tellSecret: (whisper, mainBenefit) => `${whisper} „${mainBenefit}“`,
  tellGrown: (growth, mainBenefit) => `${growth} „${mainBenefit}“`,
  didYouKnow: (funFact) => `„Weißt du was?“, flüsterte der Marienkäfer. „${funFact}“`,
  foods: {
    apple: {
      name: "Apfel",
      superpower: "Schwimmt wie ein Boot",
      message: "Ich komme angerollt!",
      arrival: "Plumps! Der Apfel purzelte vom Baum, rieb sich die roten Backen blank",
      boast: "„Ich kann schwimmen wie ein kleines Boot“, sagte der Apfel.",
      funFact: "Ein Apfel schwimmt, weil ein Viertel von ihm Luft ist.",
      transform:
        "Hinein mit dem Apfel. Rühr und rühr und rühr! Heraus kam eine goldene Wolke, und die ganze Küche duftete nach Herbst.",
      whisper: "„Soll ich dir ein Geheimnis verraten?“, fragte der Apfel.",
      growth:
        "Zuerst war da eine Knospe, dann eine weiße Blüte, dann eine Biene, die machte summ. Und jetzt schau: ein Apfel mit runden roten Backen.",
      mainBenefit: "In mir stecken Ballaststoffe. Ballaststoffe halten deinen Bauch in Bewegung.",
    },
    carrot: {
      name: "Karotte",
      superpower: "Gräbt sich tief hinunter",
      message: "Ich kenne den Weg unter der Erde!",
      arrival: "Plopp! Die Karotte hüpfte aus der weichen Erde, schüttelte ihr grünes Haar",
      boast: "„Ich grabe tiefer als ein Maulwurf, und das im Kopfstand“, sagte die Karotte.",
      funFact: "Die allerersten Karotten im Garten waren lila und gelb. Die orangen kamen erst viel später.",
      transform:
        "Hinein mit der Karotte. Blubber, blubber, pst! Heraus kamen kleine orange Sonnen, so weich, dass ein Finger sie zerdrücken konnte.",
      whisper: "„Komm ein bisschen näher“, flüsterte die Karotte.",
      growth:
        "Unter der Erde kitzelte etwas. Das war die Karotte: Sie wuchs hinunter und hinunter, und ihr grünes Haar winkte dem Himmel.",
      mainBenefit: "In mir steckt Vitamin A. Vitamin A hilft deinen Augen, im Dunkeln zu sehen.",
    },
    rice: {
      name: "Reis",
      superpower: "Steht gern in Pfützen",
      message: "Wir kommen alle mit!",
      arrival: "Platsch, platsch! Der Reis stapfte aus dem Wasser, wackelte mit hundert Zehen",
      boast: "„Ich kann den ganzen Tag in einer Pfütze stehen, und ich mag das“, sagte der Reis.",
      funFact: "Reis ist der Samen von einem Gras. Wo er wächst, sieht das Feld oft aus wie ein See.",
      transform: "Hinein mit dem Reis. Zisch, paff, wackel! Heraus kam ein Hügel aus Schnee, ganz warm und weich.",
      whisper: "„Wir Körner haben ein Geheimnis“, sagte der Reis mit hundert winzigen Stimmen.",
      growth:
        "Unten am Teich stand der Reis mit den Füßen im Wasser. Der Wind kämmte ihn nach links, der Wind kämmte ihn nach rechts.",
      mainBenefit: "In mir steckt Stärke. Stärke gibt dir Kraft zum Spielen.",
    },
    egg: {
      name: "Ei",
      superpower: "Hat sein Haus immer dabei",
      message: "Wartet auf mich, ich wackle!",
      arrival: "Wickel, wackel! Das Ei rollte aus dem Stroh, fand sein Gleichgewicht",
      boast: "„Ich nehme mein ganzes Haus mit, egal wohin ich gehe“, sagte das Ei.",
      funFact: "Eine Eierschale hat tausende Löcher, so klein, dass fast nur Luft hindurchschlüpft.",
      transform: "Hinein mit dem Ei. Knack, quirl, brutzel! Heraus kam eine gelbe Decke, gefaltet wie ein Brief.",
      whisper: "„Pst, in mir ist etwas drin“, flüsterte das Ei.",
      growth: "„Gack!“, machte jemand im Stroh. Eine Henne stand auf, und da lag das Ei, warm und rund.",
      mainBenefit: "In mir steckt Eiweiß. Eiweiß baut deine Muskeln und lässt dich wachsen.",
    },
    banana: {
      name: "Banane",
      superpower: "Lächelt alle an",
      message: "Hier kommt ein Lächeln!",
      arrival: "Hui! Die Banane rutschte von der hohen, hohen Staude herunter, verbeugte sich",
      boast: "„Ich kann bei jedem Wetter lächeln“, sagte die Banane.",
      funFact: "Bananen wachsen zuerst nach unten und biegen sich dann zur Sonne hinauf. So bekommen sie ihr Lächeln.",
      transform: "Hinein mit der Banane. Matsch, patsch, platsch! Heraus kam ein süßer Mond, cremig wie ein Traum.",
      whisper: "„Das sage ich nur dir“, lächelte die Banane.",
      growth:
        "In der wärmsten Ecke hielten sich die Bananen an den Händen, ein ganzer Büschel, und reckten sich zur Sonne hinauf.",
      mainBenefit: "In mir steckt Kalium. Kalium hilft deinen Muskeln.",
    },
    broccoli: {
      name: "Brokkoli",
      superpower: "Ist ein ganzer Wald",
      message: "Ich bringe die Bäume mit!",
      arrival: "Raschel, raschel! Der Brokkoli streckte seine Ästchen, machte sich groß wie ein Baum",
      boast: "„Ich bin ein ganzer Wald auf einem einzigen Teller“, sagte der Brokkoli.",
      funFact: "Brokkoli ist ein Strauß aus Knospen. Wenn ihn niemand erntet, blüht er leuchtend gelb.",
      transform: "Hinein mit dem Brokkoli. Paff, paff, dampf! Heraus kamen winzige weiche Bäume, grüner als zuvor.",
      whisper: "„Hör auf meine Blätter“, raschelte der Brokkoli.",
      growth:
        "Zwischen großen blaugrünen Blättern guckte ein kleiner grüner Kopf hervor. Das war der Brokkoli, und er spielte Baum.",
      mainBenefit: "In mir steckt Vitamin C. Vitamin C hilft deinem Körper, Eisen aufzunehmen.",
    },
  },
};
