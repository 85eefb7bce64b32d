import type { EngineFindingId } from "../finding";
import type { RuleId } from "../rule-ids";
import type { RuleMessage } from "../rule-message";

/** What every rule says in English. Each text is true at every age at which its rule fires and stands alone. */
export const ENGLISH_RULE_MESSAGES: Readonly<Record<RuleId, RuleMessage>> = {
  honey: {
    title: "Honey in any form",
    why: "Honey can carry spores that make a baby under 12 months seriously ill, and cooking or baking at home does not destroy them. After the first birthday it still counts as added sugar.",
    instead: "Leave it out until the second birthday and sweeten with ripe banana, apple purée or soaked, puréed dates. After that, use it rarely.",
  },
  raw_egg: {
    title: "Raw or runny egg",
    why: "Egg that is not cooked through can carry salmonella, which can make small children very ill.",
    instead: "Cook egg until white and yolk are firm. Leave out dishes made with raw egg, such as fresh mayonnaise or tiramisu.",
  },
  raw_meat: {
    title: "Raw or pink meat",
    why: "Meat that is not cooked through can carry germs that hit small children hard.",
    instead: "Cook meat until nothing is pink and the juices run clear. Minced meat needs 71 °C in the middle, poultry 74 °C.",
  },
  raw_fish: {
    title: "Raw, marinated or cold-smoked fish and roe",
    why: "Fish that is not cooked through can carry parasites and listeria, and smoked or marinated fish is very salty too.",
    instead: "Cook fresh or frozen fish to 63 °C in the middle, until it is opaque and flakes easily.",
  },
  raw_shellfish: {
    title: "Raw or lightly cooked shellfish",
    why: "Shellfish that is not cooked through can carry germs, viruses and toxins from algae.",
    instead: "Cook prawns until they are opaque and mussels until their shells open, throw away any that stay closed, and mince the flesh very finely. Shellfish is a common allergen, so the first taste should be tiny.",
  },
  high_mercury_fish: {
    title: "Fish with a lot of mercury, indigestible wax or poison",
    why: "Large predatory fish such as shark and swordfish hold a lot of mercury, which can harm a growing brain. Butterfish and escolar contain a wax that the gut cannot digest, and pufferfish is poisonous, cooked or not.",
    instead: "Leave these fish out at every age. Salmon, trout, cod, haddock, pollock or plaice can take their place.",
  },
  mercury_limit_fish: {
    title: "Fish to keep for rare days",
    why: "This kind of fish can hold more mercury or other pollutants than smaller fish.",
    instead: "Offer it at most once a week, in a small portion of no more than about 30 g for a small child. Choose salmon, trout or cod more often.",
  },
  unpasteurised_dairy: {
    title: "Raw milk and raw-milk products",
    why: "Milk that was not pasteurised, and cheese made from it, can carry listeria and other germs that hit small children hard.",
    instead: "Use pasteurised or long-life milk and products made from it. Boil raw milk first, and use raw-milk cheese only baked all the way through.",
  },
  mould_ripened_cheese: {
    title: "Soft mould-ripened and blue cheese",
    why: "Listeria can grow in soft ripened cheese such as Brie, Camembert or Gorgonzola.",
    instead: "Choose pasteurised cream cheese, cottage cheese, mozzarella, ricotta or quark. If you cook with soft ripened cheese, heat it until it steams all the way through.",
  },
  cows_milk_drink: {
    title: "Animal milk as a drink before the first birthday",
    why: "As a drink, cow's milk and other animal milk gives a baby too little iron and too much protein, and can lead to a lack of iron.",
    instead: "Keep breast milk or infant formula as the drink until 12 months. Pasteurised full-fat cow's milk can go into porridge and cooking, up to about 200 ml a day.",
  },
  sweetened_milk: {
    title: "Sweetened or flavoured milk",
    why: "Condensed, flavoured and sweetened milk and creamers bring a lot of sugar and do not replace plain milk.",
    instead: "Cook with plain, pasteurised full-fat milk instead.",
  },
  low_fat_dairy: {
    title: "Skimmed and low-fat dairy",
    why: "Under two years, a small stomach needs the energy and the vitamins that come with the fat in milk.",
    instead: "Choose full-fat milk, yogurt and cheese until the second birthday. Skimmed milk should not be the main drink before the fifth.",
  },
  rice_drink: {
    title: "Rice drink",
    why: "Rice drink can contain more arsenic than a small child should take in.",
    instead: "Offer breast milk or infant formula. From 12 months, an unsweetened oat or soya drink with added calcium is another choice.",
  },
  rice_limit: {
    title: "Rice and rice products",
    why: "Rice takes up arsenic while it grows, and for a small body it adds up when rice is on the plate every day.",
    instead: "Take turns with oats, millet, potato, maize and wheat, and do not make rice cakes a daily snack. Rinse rice, cook it in plenty of water and pour the water away.",
  },
  brown_seaweed: {
    title: "Brown seaweed and algae powder",
    why: "Kelp, kombu, wakame and other algae can hold far too much iodine, and hijiki also holds arsenic.",
    instead: "Leave them out, also as stock or powder. From 12 months, a crumble of unsalted nori now and then can take their place.",
  },
  raw_sprouts: {
    title: "Raw or lightly cooked sprouts",
    why: "Germs can grow inside a sprouting seed, where washing does not reach them.",
    instead: "Cook sprouts for at least five minutes, until they are steaming hot and soft, then chop them finely.",
  },
  undercooked_beans: {
    title: "Dried beans that are not boiled through",
    why: "Raw or half-cooked beans contain a substance that causes violent vomiting, even in small amounts.",
    instead: "Soak dried beans for at least five hours, pour the water away, boil them hard in fresh water for at least 30 minutes, then cook them until soft. Beans from a tin are cooked already; do not start dried beans in a slow cooker.",
  },
  raw_green_beans: {
    title: "Raw green beans",
    why: "Raw green beans contain phasin, and a few of them can make a child ill.",
    instead: "Boil or steam them for at least 10 to 15 minutes until they are soft, and throw the cooking water away.",
  },
  green_potato: {
    title: "Green, sprouting or raw potato",
    why: "Green and sprouting potatoes, potato skin and green tomatoes contain solanine, which can make a child ill and stays when cooked.",
    instead: "Use firm potatoes, peel them, cut out eyes and green parts generously, cook them soft and throw the cooking water away. Use tomatoes only when they are ripe.",
  },
  bitter_cucurbit: {
    title: "Bitter courgette, pumpkin, cucumber or melon",
    why: "A bitter taste is a sign of plant toxins that injure the gut and stay when cooked.",
    instead: "Let an adult taste a raw crumb first, and throw the whole fruit away if it is bitter. Never cook ornamental gourds or plants that seeded themselves in the garden.",
  },
  bitter_gourd: {
    title: "Bitter gourd before the first birthday",
    why: "Bitter gourd is very bitter, and its juice and tea have caused low blood sugar in children.",
    instead: "Wait until 12 months, then offer small amounts without seeds and pith, blanched and cooked soft. Leave out its juice and tea.",
  },
  raw_cassava: {
    title: "Raw cassava or bamboo shoot",
    why: "Cassava and bamboo shoots contain substances that release cyanide when they are raw or not cooked enough.",
    instead: "Peel, cut and soak cassava and boil it soft in plenty of water without a lid; from 12 months, boil bamboo shoots for at least 30 minutes in several waters and chop them finely. Throw the water away.",
  },
  bitter_kernels: {
    title: "Bitter almonds and fruit kernels",
    why: "Bitter almonds and the kernels inside apricot and other fruit stones release cyanide, and half a small kernel is already the limit for a toddler.",
    instead: "Leave them out at every age and do not crack fruit stones. Finely ground sweet almonds can take their place; they are a tree nut, so count them as an allergen.",
  },
  raw_elderberry: {
    title: "Raw elderberries and foraged berries",
    why: "Raw elderberries contain substances that make a child ill, and foraged berries are easily mixed up.",
    instead: "From 12 months, use ripe elderberries heated above 80 °C for 20 minutes. Leave foraged berries out.",
  },
  rhubarb: {
    title: "Rhubarb",
    why: "Rhubarb contains a lot of oxalic acid, most of all in its leaves.",
    instead: "Wait until about 12 months, then offer the stalk now and then, peeled and cooked soft with banana or apple instead of sugar, together with some yogurt. Never use the leaves.",
  },
  wild_mushrooms: {
    title: "Wild or raw mushrooms",
    why: "Edible and deadly wild mushrooms look alike, and raw mushrooms are hard to digest.",
    instead: "Leave out wild mushrooms, picked or bought, fresh or dried. From about ten months, use farmed mushrooms, cooked through and chopped finely.",
  },
  raw_flour: {
    title: "Raw flour, dough or batter",
    why: "Flour is a raw food that can carry germs, and raw dough often contains raw egg too.",
    instead: "Bake or boil it all the way through before your baby tastes it. Toasting flour at home is not enough.",
  },
  foraged_plants: {
    title: "Plants picked in the wild",
    why: "Wild garlic and other wild plants are easily taken for poisonous ones, such as lily of the valley or autumn crocus.",
    instead: "Leave out what was gathered in the wild. Take wild garlic from the shop, or chives and leek.",
  },
  poppy: {
    title: "Poppy seeds",
    why: "Poppy seeds can hold changing amounts of morphine and codeine, which can slow a small child's breathing.",
    instead: "Leave out poppy seeds, poppy filling and poppy milk until the third birthday. A few seeds eaten by accident on baked bread are not an emergency.",
  },
  game_lead: {
    title: "Wild game",
    why: "Game shot with lead ammunition can hold tiny lead fragments, and even a little lead can harm a growing brain.",
    instead: "Use farmed meat, or game that is certified lead-free, and cook it through. Otherwise wait until the seventh birthday.",
  },
  liver: {
    title: "Liver",
    why: "Liver is very rich in vitamin A, and too much of it adds up.",
    instead: "Offer a small piece of about 20 to 30 g, cooked through, at most once a week. Ask your doctor before you combine it with cod-liver oil or vitamin A drops in the same week.",
  },
  pate: {
    title: "Pâté and spreadable sausage",
    why: "Pâté and chilled spreads can carry listeria and bring a lot of salt, and liver spreads also a lot of vitamin A.",
    instead: "Cook fresh meat and mash it, or spread a smooth bean purée or well-cooked egg.",
  },
  spinach_nitrate: {
    title: "Vegetables rich in nitrate",
    why: "Spinach, chard, beetroot and some salad leaves are rich in nitrate, which can turn into nitrite when food stands or is reheated, and nitrite makes it harder for a baby's blood to carry oxygen.",
    instead: "Under 12 months keep them to about a fifth of the meal, until three years to one portion a day, and leave them out while your child has a stomach bug. Cook them fresh, pour the water away, chill leftovers at once, and reheat them once within 24 hours.",
  },
  star_fruit: {
    title: "Star fruit",
    why: "Star fruit contains oxalate and a substance that the kidneys have to clear.",
    instead: "Leave it out until the second birthday, and at every age if your child has a kidney problem. Mango or papaya can take its place.",
  },
  fennel_tea: {
    title: "Fennel, anise and star anise tea",
    why: "These teas and seed extracts contain estragole, of which small children should take in as little as possible, and star anise can be mixed up with a poisonous relative.",
    instead: "Offer water instead. Fennel bulb can be cooked as a vegetable.",
  },
  herbal_products: {
    title: "Herbal remedies and essential oils",
    why: "Their strength is hard to know, and some, such as camphor, eucalyptus or comfrey, are poisonous for small children.",
    instead: "Leave them out of food and cook with mild kitchen herbs. Ask your doctor or pharmacist before you give a remedy.",
  },
  non_food: {
    title: "This is not a food",
    why: "Medicines, drugs, tobacco and similar things can poison a child, even in small amounts.",
    instead: "Leave it out and keep it out of reach. If a child has swallowed some, call the emergency number or a poison centre now.",
  },
  caffeine: {
    title: "Coffee, tea and other drinks with caffeine",
    why: "Caffeine stimulates a small body, tea makes it harder to take up iron, and many of these drinks are sweet.",
    instead: "Offer water, breast milk or infant formula, and later plain milk.",
  },
  chocolate_cocoa: {
    title: "Chocolate and cocoa",
    why: "Cocoa contains stimulants similar to caffeine, and chocolate also brings a lot of sugar.",
    instead: "Leave them out until the second birthday and flavour with banana or a little vanilla pod. After that, a little unsweetened cocoa is enough.",
  },
  alcohol: {
    title: "Alcohol, also in cooking and flavouring",
    why: "Alcohol is toxic for a child, and cooking does not remove all of it.",
    instead: "Leave it out. Vanilla pod, finely grated lemon zest, apple purée or salt-free stock give flavour instead.",
  },
  slush_glycerol: {
    title: "Slush drinks with glycerol",
    why: "Glycerol (E 422) can make a small child's blood sugar fall sharply, to the point of fainting.",
    instead: "Leave these drinks out until the seventh birthday. Offer half-thawed fruit purée instead.",
  },
  juice: {
    title: "Juice and smoothies as a drink",
    why: "Juice brings a lot of sugar, is hard on teeth and takes the place of milk and meals.",
    instead: "Under 12 months offer water and soft fruit instead; a spoon of lemon or orange juice in a dish is possible. From 12 months offer at most 120 ml a day, pasteurised and diluted, from a cup with a meal.",
  },
  sugary_drinks: {
    title: "Soft drinks, syrup and sweetened tea",
    why: "Sweet drinks bring sugar with hardly any nutrients and are hard on teeth.",
    instead: "Offer water instead.",
  },
  added_sugar: {
    title: "Added sugar",
    why: "Sugar is hard on new teeth, shapes the taste and fills a small stomach without nutrients.",
    instead: "Leave it out until the second birthday and sweeten with ripe fruit. After that, use it rarely and in small amounts.",
  },
  sweeteners: {
    title: "Sweeteners",
    why: "Sweeteners get a child used to very sweet food, and sugar alcohols such as xylitol or sorbitol can cause diarrhoea.",
    instead: "Leave them out until the third birthday and sweeten with ripe fruit.",
  },
  added_salt: {
    title: "Added salt",
    why: "Small kidneys cannot handle much salt, and the taste for salty food forms early.",
    instead: "Under 12 months cook without salt. Later, take out your child's portion before you season, and use herbs or lemon for flavour.",
  },
  salty_foods: {
    title: "Salty processed foods",
    why: "Sausage, stock cubes, soy sauce and similar foods bring more salt than small kidneys can handle well, and cured meat also contains nitrite.",
    instead: "Leave them out under 12 months; later keep them to small, rare amounts and rinse what was in brine. Herbs, lemon and salt-free stock give flavour instead.",
  },
  raw_cured_meat: {
    title: "Raw-cured sausage and ham",
    why: "Salami, raw ham and similar meats are never cooked, so they can carry germs such as listeria, and they are very salty.",
    instead: "Choose freshly cooked meat. From 12 months, if you use them at all, bake them all the way through and use very little.",
  },
  hot_chili: {
    title: "Hot spices",
    why: "Chilli, horseradish, wasabi and other hot spices burn in the mouth and eyes and can make a child cough while eating.",
    instead: "Leave the heat out until the second birthday. Small amounts of mild paprika, turmeric, cumin or ginger give flavour instead.",
  },
  cassia_cinnamon: {
    title: "Cassia cinnamon",
    why: "Ordinary cinnamon is mostly cassia, which contains coumarin, and too much of that can harm the liver.",
    instead: "Choose Ceylon cinnamon. Use no more than a pinch of cassia, and not every day.",
  },
  nutmeg: {
    title: "Nutmeg and mace",
    why: "Nutmeg and mace contain a substance that can poison a child in larger amounts.",
    instead: "A tiny pinch in the family pot is enough. Never use it by the spoon.",
  },
  bran_fibre: {
    title: "Added bran and fibre",
    why: "Bran and fibre powders fill a small stomach and bind iron and zinc.",
    instead: "Leave them out until the second birthday. A mix of white and wholegrain products is enough.",
  },
  plant_drink_main: {
    title: "Plant drinks in place of milk",
    why: "Plant drinks have too little energy, protein and iron to replace breast milk or infant formula.",
    instead: "Keep breast milk or infant formula as the drink. Under 12 months, use plant drinks only in cooking, unsweetened and with added calcium.",
  },
  bee_products: {
    title: "Royal jelly, bee pollen and propolis",
    why: "These can set off strong allergic reactions, and under 12 months they may also carry the spores that make honey a risk.",
    instead: "Leave them out until the fifth birthday. Nothing needs to take their place.",
  },
  whole_nuts: {
    title: "Whole or chopped nuts",
    why: "Nuts and pieces of nut are hard and can block a small child's airway.",
    instead: "Until the fifth birthday, use nuts only finely ground or as smooth nut butter stirred into food.",
  },
  nut_butter_thick: {
    title: "Thick or crunchy nut and seed butter",
    why: "A spoonful of nut or seed butter is sticky and can get stuck in the throat.",
    instead: "Use a smooth kind without salt and sugar, spread very thinly on toast strips, or stir two teaspoons into two to three teaspoons of warm water, milk or purée. Crunchy kinds wait until the fifth birthday.",
  },
  whole_seeds: {
    title: "Whole or dry seeds",
    why: "Whole seeds can be breathed in, and dry chia or flaxseed swells in the throat.",
    instead: "Until the fifth birthday, grind seeds to a powder or use smooth seed butter. Soak chia until it has turned into a gel.",
  },
  round_fruit: {
    title: "Grapes, cherry tomatoes and other round fruit",
    why: "Round, firm fruit is just the size to block a small child's airway.",
    instead: "Take out stones and pips and quarter each one lengthwise until the fifth birthday. Under 12 months, also peel it or squash it flat.",
  },
  blueberry: {
    title: "Blueberries and other small berries",
    why: "Small berries are round and firm and can block a small child's airway.",
    instead: "Under 12 months, squash each berry flat. After that, flatten or quarter them until the fifth birthday.",
  },
  raw_hard_veg: {
    title: "Raw hard vegetables",
    why: "Raw carrot and other hard vegetables snap into hard pieces that can block the airway.",
    instead: "Under 12 months, cook them until they squash between two fingers. Later, offer them raw only finely grated, from three years in thin ribbons, and in sticks or slices only from four years.",
  },
  raw_hard_fruit: {
    title: "Raw apple and other hard fruit",
    why: "Raw apple and other hard fruit break into firm pieces that can block the airway.",
    instead: "Under 12 months, cook the fruit soft or grate it finely; until three years, grate it or slice it paper-thin. After that offer thin wedges, and chunks only from four years.",
  },
  sausage_coins: {
    title: "Sausage in rounds",
    why: "A round piece of sausage fits a small child's airway exactly and can block it.",
    instead: "Under 12 months leave sausage out; after that, take the skin off and cut it lengthwise into thin strips, then into short pieces. Flat pieces of fresh cooked mince are a better choice.",
  },
  popcorn: {
    title: "Popcorn and puffed corn",
    why: "Popcorn is light and jagged and is easily breathed in.",
    instead: "Leave it out until the fifth birthday. Soft polenta can take its place.",
  },
  hard_sticky_sweets: {
    title: "Hard, chewy or sticky sweets",
    why: "Hard and sticky sweets can block the airway and are hard on teeth.",
    instead: "Leave them out until the fifth birthday. Soft, ripe fruit can take their place.",
  },
  marshmallow: {
    title: "Marshmallows and foam sweets",
    why: "Foam sweets swell and can plug a small child's airway.",
    instead: "Leave them out until the fifth birthday. Soft, ripe fruit can take their place.",
  },
  jelly_konjac: {
    title: "Jelly cubes, konjac, mochi and tapioca pearls",
    why: "Firm jelly and elastic dough slide to the back of the mouth and can block the airway.",
    instead: "Leave them out until the fifth birthday, and konjac jelly cups at every age; offer plain yogurt or smooth fruit purée instead. Sticky rice waits until 12 months, and then comes as a thin, loosened spoonful.",
  },
  corn_kernels: {
    title: "Whole corn kernels",
    why: "Corn kernels are small, have a tough skin and can be breathed in.",
    instead: "Under 12 months, blend corn or press every kernel flat. Until the second birthday, flatten or chop the kernels.",
  },
  whole_legumes: {
    title: "Whole beans, chickpeas, peas and lentils",
    why: "Pulses are round, have a skin and can stay firm in the middle.",
    instead: "Cook them very soft, and under 12 months mash them or press each one flat. Until the second birthday, take the skins off chickpeas and edamame and mash them; roasted ones wait until the fifth.",
  },
  dried_fruit: {
    title: "Raisins and other dried fruit",
    why: "Dried fruit is tough and sticky, and it clings to throat and teeth.",
    instead: "Soak it and blend it, or chop it finely into a dish. It is no snack under 12 months, and whole pieces wait until the fourth birthday.",
  },
  cheese_cubes: {
    title: "Cheese in cubes, sticks or strings",
    why: "A piece of cheese is dense and rubbery and can block the airway.",
    instead: "Until the fourth birthday, grate it, shave it thinly or tear it into thin shreds. Let melted cheese cool in a thin layer, so that no rubbery string forms.",
  },
  meat_chunks: {
    title: "Chunks of meat, and skin",
    why: "Tough or dry meat is hard to chew without back teeth, and a chunk can block the airway.",
    instead: "Cook meat slowly until it falls apart, then mince it, shred it or slice it thinly across the grain, with some sauce. Take the skin off poultry; under nine months, a large tender strip to suck is possible too.",
  },
  bones_stones: {
    title: "Bones, stones, shells and skewers",
    why: "Small hard parts can block the airway or injure mouth and gut.",
    instead: "Take them all out before serving, and feel fish for bones with your fingertips. Meat on the bone waits until the fourth birthday.",
  },
  round_slippery: {
    title: "Coins, balls and other round shapes",
    why: "A round shape is just the size to block a small child's airway, whatever the food is.",
    instead: "Until the fourth birthday, change the cut: lengthwise sticks, quarters, flat fingers or grated. Flatten or break up meatballs, dumplings and falafel.",
  },
  bread_dough: {
    title: "Soft white bread and chewy dough",
    why: "Soft bread and chewy dough can form a sticky lump at the roof of the mouth.",
    instead: "Toast bread lightly, cut it into fingers and spread it thinly. Bagels, pretzel crust and large pieces of fresh white bread wait at least until the second birthday.",
  },
  crunchy_snacks: {
    title: "Crisps, crackers and other crunchy snacks",
    why: "Hard or sharp pieces can be breathed in, and many of these snacks are salty.",
    instead: "Leave them out until the fourth birthday and offer soft finger food instead.",
  },
  raw_leaves: {
    title: "Whole raw leaves",
    why: "A whole leaf or sheet sticks to the roof of the mouth and can cover the airway.",
    instead: "Cook the leaves, shred them finely or blend them. Under 12 months, leave out raw salad leaves.",
  },
  citrus_membrane: {
    title: "Membranes, pips and stringy fibre",
    why: "The skins around citrus segments and the strings in some fruit and vegetables can make a baby gag and can block the airway.",
    instead: "Cut citrus fruit down to the flesh without membranes and pips, and chop it. Cut the core out of pineapple, and strain the strings out of pineapple, mango and celery.",
  },
  long_pasta_sticky_rice: {
    title: "Long noodles and sticky clumps",
    why: "Long strands make a child gag, and sticky clumps can block the airway.",
    instead: "Cut noodles into pieces of 2 to 3 cm, keep them moist and loosen sticky rice. Under 12 months, leave out sticky rice and dense dumplings.",
  },
  frozen_hard: {
    title: "Ice cubes and hard-frozen food",
    why: "Hard-frozen pieces are slippery and can block the airway.",
    instead: "Thaw or blend frozen fruit. A frozen purée lolly is possible if an adult holds it.",
  },
  sticky_spread_large: {
    title: "Thick, sticky spreads",
    why: "A thick blob of a sticky spread can get stuck in the throat.",
    instead: "Spread it paper-thin.",
  },
  teether_biscuit: {
    title: "Hard teething biscuits and rusks",
    why: "Hard biscuits snap into chunks that a baby cannot chew.",
    instead: "Choose a kind that dissolves and has no added sugar, break it into flat pieces and stay beside your baby.",
  },
  allergen_first: {
    title: "First taste of a common allergen",
    why: "This food is a common allergen; egg and peanut in particular are best tried early rather than late. A first taste needs a calm moment.",
    instead: "Offer one new allergen at a time, at home, in the morning, when your baby is well: up to a quarter teaspoon, wait 15 minutes, then a small portion, and repeat it about weekly. With severe eczema, an egg allergy or an earlier reaction, ask your doctor first.",
  },
  process_temp: {
    title: "Serving temperature and reheating",
    why: "Hot food burns a small mouth, and germs grow in food that is warmed up only a little or more than once.",
    instead: "Let food cool to lukewarm, stir it and test it on your wrist. Reheat leftovers once to steaming hot (74 °C) and throw the rest away; chill rice within one hour and use it within 24 hours.",
  },
  process_supervise: {
    title: "Staying with your child",
    why: "Choking makes no sound, so it is easily missed from another room.",
    instead: "Let your child eat sitting upright and calm, within your reach, not in the car, in the pram or while walking. Everyone who feeds your child should know first aid for choking.",
  },
  grain_kernels: {
    title: "Whole grain kernels",
    why: "Whole kernels stay chewy and round, even after long cooking.",
    instead: "Cook grain very soft and mash it, or use flakes or flour. Under 12 months, leave out whole wheat, rye and firm barley kernels.",
  },
  cherry_stone_kernel: {
    title: "Fruit stones in the blender",
    why: "Crushed stones leave sharp splinters, and the kernels inside release cyanide.",
    instead: "Take all stones out before you blend cherries, plums or other stone fruit.",
  },
  banana_whole_coin: {
    title: "Banana in coins or large bites",
    why: "A round slice of banana is slippery and can block the airway.",
    instead: "Split the banana lengthwise into thirds; under nine months, leave some peel on as a handle. From nine months, you can also flatten small pieces.",
  },
  avocado_slippery: {
    title: "Slippery soft pieces",
    why: "Slippery pieces such as avocado, tofu or cooked beetroot slide to the back of the mouth.",
    instead: "Cut them into long spears, never into round chunks. Roll them in ground oats or ground flaxseed, so that small hands can hold them.",
  },
  raw_onion_garlic_large: {
    title: "Large raw onion and whole spices",
    why: "Large pieces of raw onion or garlic and whole spices are hard to chew and can block the airway.",
    instead: "Cook onion and garlic and chop them finely. Take out bay leaves, cloves, cardamom, star anise and lemongrass before serving.",
  },
  fat_full_meal_note: {
    title: "A little fat with the vegetables",
    why: "A meal of vegetables alone has little energy for a growing baby.",
    instead: "Add one teaspoon of rapeseed oil, olive oil or butter to a portion of 100 to 150 g.",
  },
  shellfish_cooked: {
    title: "Cooked prawns, mussels and squid",
    why: "Cooked shellfish is rubbery and can block the airway, and it is a common allergen.",
    instead: "Cook it through, take it out of the shell and mince it very finely, under 12 months to a smooth paste. Leave out rings and whole mussels, and throw away mussels that stay closed.",
  },
  nori: {
    title: "Nori seaweed",
    why: "The iodine in nori varies a lot, and a sheet sticks to the roof of the mouth.",
    instead: "Leave it out until 12 months. After that, a crumble of unsalted, unflavoured nori now and then is enough, never a sheet.",
  },
  slippery_stone_fruit: {
    title: "Lychee, longan, rambutan and mangosteen",
    why: "These fruits are round and slippery with a stone inside, and unripe lychees can make the blood sugar fall.",
    instead: "Leave them out until 12 months; after that peel ripe fruit, take the stone out and tear the flesh into thin slivers. Do not offer lychee on an empty stomach.",
  },
  stays_crunchy: {
    title: "Foods that stay hard after cooking",
    why: "Water chestnut, lotus root and bamboo shoot stay crunchy even when cooked, and hard pieces can block the airway.",
    instead: "Leave them out until 12 months. After that, mince them very finely.",
  },
  process_storage: {
    title: "Food that stood too long",
    why: "Germs can grow in food that stands warm, and some of their toxins stay when it is reheated.",
    instead: "Serve it at once or chill it below 5 °C within one hour, and use it within 24 hours or freeze it. Throw away what your child's spoon has touched.",
  },
  spoiled_food: {
    title: "Spoiled, or past its use-by date",
    why: "Mould spreads unseen through what is soft, its toxins stay when it is cooked, and past a use-by date germs can grow that nobody sees or smells.",
    instead: "Throw the whole of it away and take what is fresh. A hard apple or carrot with one small bad spot: cut it out generously, or better take another for the baby.",
  },
};

/** What the engine says in English of findings that come from no rule. */
export const ENGLISH_ENGINE_MESSAGES: Readonly<Record<EngineFindingId, RuleMessage>> = {
  family_allergy: {
    title: "On your family's list",
    why: "This contains something that your family avoids, so we left it out.",
    instead: "Cook with the other ingredients. You can change your list under Allergies at any time.",
  },
  reaction_pause: {
    title: "Paused after a reaction",
    why: "You noted symptoms after a meal with this food or with one of its allergen group, so we left it out.",
    instead: "Talk to your doctor before you offer it again. Then you can clear it under Reactions.",
  },
  unknown_ingredient: {
    title: "A word we do not know",
    why: "We do not know this word, so we left it out and cannot say anything about it.",
    instead: "Check the spelling, or use a plainer name for the food.",
  },
  unclear_ingredient: {
    title: "A word with several meanings",
    why: "This word can mean more than one food, or one that comes with and without salt or sugar, so we could not check it.",
    instead: "Say which one you mean. If it is without salt or sugar, write that too.",
  },
  below_six_months: {
    title: "Squish starts at six months",
    why: "Squish offers recipes from six months; before that, a baby needs only breast milk or infant formula.",
    instead: "Keep to milk for now. Ask your doctor if you would like to start earlier.",
  },
};
