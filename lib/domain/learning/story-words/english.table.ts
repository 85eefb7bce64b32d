import type { StoryWords } from "../write-story";

export const ENGLISH_STORIES: StoryWords = {
  templates: {
    "hungry-adventure": {
      name: "The hungry adventure",
      description: "Over the brook and up the hill. Who comes along?",
      intro:
        "One morning a little tummy woke up and went grumble, grumble. “I am off to find breakfast behind the hill,” it said. “Who is coming with me?”",
      conclusion:
        "On top of the hill they all sat down, close together, and looked at the wide, wide world. The little tummy had stopped grumbling. “What a day,” it said. “Shall we go again tomorrow?” And that is just what they did.",
    },
    "kitchen-magic": {
      name: "Kitchen magic",
      description: "Three taps of the spoon, and everything changes.",
      intro:
        "When the kitchen is quiet and the big pot hums, take a wooden spoon and tap the table. Tap, tap, tap. Did you hear that? Now the magic begins.",
      conclusion:
        "Tap, tap, tap went the spoon one last time. The table was laid, the kitchen smelled wonderful, and everybody came running. And that is the best magic of all.",
    },
    "growing-garden": {
      name: "The growing garden",
      description: "Sun, rain and a ladybird who looks after everyone.",
      intro:
        "Behind the house there is a garden. The sun tickles it, the rain washes it, and a ladybird looks after it. Come in on tiptoe and see who lives here.",
      conclusion:
        "The sun went to bed behind the fence. “Good night, everybody,” said the ladybird and counted them once more. All there, and all a tiny bit bigger than yesterday.",
    },
  },
  started: (arrival) => `${arrival} and started the journey.`,
  joined: (arrival) => `${arrival} and joined the journey.`,
  sharePower: (boast, funFact) => `${boast} Did you know? ${funFact}`,
  tellSecret: (whisper, mainBenefit) => `${whisper} “${mainBenefit}”`,
  tellGrown: (growth, mainBenefit) => `${growth} “${mainBenefit}”`,
  didYouKnow: (funFact) => `“Do you know what?” whispered the ladybird. “${funFact}”`,
  foods: {
    apple: {
      name: "Apple",
      superpower: "Floats like a boat",
      message: "I'm rolling along!",
      arrival: "Bump, bump, bump! The apple tumbled down from its tree, polished its red cheeks",
      boast: "“I can float like a little boat,” said the apple.",
      funFact: "An apple floats because a quarter of it is air.",
      transform: "In went the apple. Stir and stir and stir! Out came a golden cloud, and the whole kitchen smelled of autumn.",
      whisper: "“Shall I tell you a secret?” asked the apple.",
      growth:
        "First there was a bud, then a white flower, then a bee that went buzz. And now look: an apple with round red cheeks.",
      mainBenefit: "There is fibre in me. Fibre keeps your tummy moving.",
    },
    carrot: {
      name: "Carrot",
      superpower: "Digs deep down",
      message: "I know the way underground!",
      arrival: "Plop! The carrot hopped out of the soft earth, shook its green hair",
      boast: "“I can dig deeper than a mole, and I do it standing on my head,” said the carrot.",
      funFact: "The very first carrots in the garden were purple and yellow. The orange ones came much later.",
      transform:
        "In went the carrot. Bubble, bubble, hush! Out came little orange suns, so soft that a finger could squash them.",
      whisper: "“Come closer,” whispered the carrot.",
      growth:
        "Something tickled under the ground. It was the carrot, growing down and down while its green hair waved at the sky.",
      mainBenefit: "There is vitamin A in me. Vitamin A helps your eyes see when it is getting dark.",
    },
    rice: {
      name: "Rice",
      superpower: "Stands in puddles",
      message: "All of us are coming!",
      arrival: "Swish, swish! The rice waded out of the water, wiggled its hundred toes",
      boast: "“I can stand in a puddle all day long, and I like it,” said the rice.",
      funFact: "Rice is the seed of a grass. Where it grows, the field often looks like a lake.",
      transform: "In went the rice. Hiss, puff, wobble! Out came a snowy hill, warm and soft.",
      whisper: "“We grains have a secret,” said the rice in a hundred tiny voices.",
      growth:
        "Down by the pond stood the rice with its feet in the water. The wind combed it to the left, the wind combed it to the right.",
      mainBenefit: "There is starch in me. Starch gives you power to play.",
    },
    egg: {
      name: "Egg",
      superpower: "Brings its own house",
      message: "Wait for me, I wobble!",
      arrival: "Wibble, wobble! The egg rolled out of the straw, found its balance",
      boast: "“I take my whole house with me wherever I go,” said the egg.",
      funFact: "An eggshell has thousands of holes, so small that hardly anything but air can slip through.",
      transform: "In went the egg. Crack, whisk, sizzle! Out came a yellow blanket, folded like a letter.",
      whisper: "“Psst, there is something inside me,” whispered the egg.",
      growth: "“Cluck!” said somebody in the straw. A hen stood up, and there lay the egg, warm and round.",
      mainBenefit: "There is protein in me. Protein builds your muscles and helps you grow.",
    },
    banana: {
      name: "Banana",
      superpower: "Smiles at everyone",
      message: "Here comes a smile!",
      arrival: "Whee! The banana slid down from the tall, tall plant, took a bow",
      boast: "“I can smile in any weather,” said the banana.",
      funFact: "Bananas grow down at first, and then they bend up to the sun. That is how they get their smile.",
      transform: "In went the banana. Squish, squash, splash! Out came a sweet moon, as creamy as a dream.",
      whisper: "“I will only tell you,” smiled the banana.",
      growth: "In the warmest corner the bananas held hands, a whole bunch of them, and bent up to look at the sun.",
      mainBenefit: "There is potassium in me. Potassium helps your muscles work.",
    },
    broccoli: {
      name: "Broccoli",
      superpower: "Is a whole forest",
      message: "I'll bring the trees!",
      arrival: "Rustle, rustle! The broccoli stretched its little branches, made itself as tall as a tree",
      boast: "“I can be a whole forest on one plate,” said the broccoli.",
      funFact: "Broccoli is a bunch of flower buds. If nobody picks it, it blooms bright yellow.",
      transform: "In went the broccoli. Puff, puff, steam! Out came tiny soft trees, greener than before.",
      whisper: "“Listen to my leaves,” rustled the broccoli.",
      growth: "Between big blue-green leaves a small green head peeped out. It was the broccoli, playing at being a tree.",
      mainBenefit: "There is vitamin C in me. Vitamin C helps your body take in iron.",
    },
  },
};
