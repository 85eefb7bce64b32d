import type { RuleId } from "../../../../lib/domain/safety/rule-ids";
import type { Language } from "../../../../lib/domain/shared/language";

/** A recipe as people write them: its lines, its steps, and where a baby may not have it so, the rule that says why. */
export type WholeRecipe = readonly [
  language: Language,
  title: string,
  lines: readonly string[],
  steps: readonly string[],
  rule?: RuleId,
];

/** Dishes that families cook for babies: none of them is refused. */
export const FAMILY_DISHES: readonly WholeRecipe[] = [
  [
    "en",
    "Tuna dip",
    ["1 tin tuna in spring water", "3 tbsp plain yogurt"],
    ["Drain the tuna and flake it finely. Stir it into the yogurt."],
  ],
  [
    "en",
    "Cooked kidney bean mash",
    ["200 g cooked kidney beans", "1 carrot, diced"],
    ["Put the kidney beans in the slow cooker with the carrot for 2 hours. Mash."],
  ],
  [
    "en", "Slow cooker beef stew", ["500 g stewing beef, diced", "2 carrots, chopped", "2 potatoes, cubed", "1 onion, finely chopped", "400 ml low-salt beef stock", "1 tsp dried thyme"],
    ["Put the beef in the slow cooker with the vegetables.", "Pour over the stock and add the thyme.", "Cover and cook on low for 8 hours until the meat falls apart. Shred the beef and mash the vegetables."],
  ],
  [
    "en", "Slow cooker pulled chicken", ["4 chicken thighs", "1 sweet potato, diced", "1 tin chopped tomatoes", "1 tsp paprika"],
    ["Add everything to the slow cooker.", "Set to high for 4 hours. Shred the chicken with two forks and serve with the sweet potato."],
  ],
  [
    "en", "Crockpot lentil soup", ["200 g red lentils", "2 carrots", "1 stick celery", "1 l water", "1 tsp cumin"],
    ["Place the lentils, carrots and celery in the crockpot with the water and cumin.", "Leave on low for 6 hours. Blend until smooth."],
  ],
  [
    "en", "Microwave scrambled eggs", ["2 eggs", "1 tbsp milk", "1 tsp unsalted butter"],
    ["Whisk the eggs with the milk in a bowl.", "Microwave for 1 minute, stir, then microwave for another minute until completely set. Cut into strips."],
  ],
  [
    "en", "Microwave porridge fingers", ["4 tbsp porridge oats", "4 tbsp milk", "1/2 banana, mashed"],
    ["Mix the oats and milk and leave to soak for 5 minutes. Press flat with a spoon.", "Microwave on high for 2 minutes. Leave to cool and cut into fingers."],
  ],
  [
    "en", "Air fryer salmon", ["2 salmon fillets, boneless", "1 tsp olive oil", "1 tsp lemon juice"],
    ["Brush the salmon with the oil and lemon juice.", "Air fry at 180C for 10 minutes until it flakes easily. Check for bones and flake."],
  ],
  [
    "en", "Pressure cooker chickpea curry", ["200 g dried chickpeas, soaked overnight", "1 onion", "1 clove garlic", "200 ml coconut milk", "1 tsp mild curry powder"],
    ["Put the chickpeas into the pressure cooker with water to cover. Cook at high pressure for 35 minutes.", "Fry the onion and garlic until soft, add the curry powder, the chickpeas and the coconut milk and simmer for 10 minutes. Mash lightly."],
  ],
  [
    "en", "Instant Pot turkey bolognese", ["300 g minced turkey", "1 carrot, grated", "1 courgette, grated", "400 g passata", "100 g pasta shapes"],
    ["Set the Instant Pot to saute and brown the turkey.", "Add the carrot, courgette, passata and pasta. Seal and set to manual for 5 minutes. Release the pressure and stir."],
  ],
  [
    "en", "Sheet pan chicken", ["2 chicken breasts", "1 sweet potato", "1 head broccoli", "1 tbsp olive oil"],
    ["Preheat the oven to 200C. Toss everything with the oil and spread out on a tray.", "Roast for 25 minutes until the chicken is cooked through. Cut into finger-sized strips."],
  ],
  [
    "en", "Fish pie", ["400 g white fish fillet", "300 ml whole milk", "600 g potatoes", "50 g peas", "30 g unsalted butter", "30 g plain flour"],
    ["Boil the potatoes until tender and mash with half of the butter.", "Poach the fish in the milk for 8 minutes. Flake and remove any bones.", "Make a sauce with the rest of the butter, the flour and the poaching milk. Stir in the fish and peas.", "Top with the mash and bake for 30 minutes."],
  ],
  [
    "en", "Meatballs", ["500 g lean minced beef", "1 egg", "50 g breadcrumbs", "1 small onion, finely grated"],
    ["Combine the mince, egg, breadcrumbs and onion. Roll into walnut-sized balls and flatten slightly.", "Heat a little oil in a pan and cook the meatballs for 12 minutes, turning, until no longer pink inside."],
  ],
  [
    "en", "Baby burgers", ["400 g turkey mince", "1 apple, grated", "1 tbsp oats"],
    ["Mix all the ingredients in a bowl and form 8 flat patties.", "Grill for 6 minutes on each side until the juices run clear."],
  ],
  [
    "en", "Banana pancakes", ["1 ripe banana", "2 eggs", "3 tbsp oats"],
    ["Blend everything until smooth.", "Pour small rounds into a non-stick pan and cook for 2 minutes per side."],
  ],
  [
    "en", "Egg muffins", ["6 eggs", "50 g spinach, chopped", "40 g mild cheddar, grated", "1/2 red pepper, finely diced"],
    ["Preheat the oven to 180C and grease a muffin tin.", "Beat the eggs, stir in the rest and pour into the tin.", "Bake for 20 minutes until risen and set."],
  ],
  [
    "en", "Overnight oats", ["40 g rolled oats", "120 ml whole milk", "1 tbsp smooth peanut butter", "50 g raspberries, mashed"],
    ["Stir everything together in a jar. Chill overnight.", "Loosen with a little milk and serve."],
  ],
  [
    "en", "Tuna pasta bake", ["200 g pasta", "1 tin tuna in spring water, drained", "150 g sweetcorn", "300 ml milk", "25 g butter", "25 g flour"],
    ["Cook the pasta. Make a white sauce with the butter, flour and milk.", "Stir in the tuna and sweetcorn, tip into a dish and bake until golden, about 20 minutes."],
  ],
  [
    "en", "Shepherd's pie", ["500 g lamb mince", "1 onion", "2 carrots", "300 ml low-salt vegetable stock", "700 g potatoes"],
    ["Brown the mince with the onion and carrots. Add the stock and simmer for 30 minutes.", "Boil and mash the potatoes, spread on top and bake for 25 minutes."],
  ],
  [
    "en", "Chicken noodle soup", ["1 chicken carcass", "2 chicken thighs", "2 carrots", "2 sticks of celery", "100 g noodles"],
    ["Cover the chicken with water, bring to the boil and simmer for 1 hour. Strain, pick the meat off the bones and shred it.", "Return the meat to the broth with the vegetables and noodles and cook until soft."],
  ],
  [
    "de", "Rindereintopf aus dem Slow Cooker", ["500 g Rindfleisch, gewürfelt", "2 Karotten", "3 Kartoffeln", "1 Zwiebel", "400 ml Wasser", "1 TL Majoran"],
    ["Das Fleisch mit dem Gemüse in den Slow Cooker geben.", "Wasser und Majoran dazugeben und 8 Stunden auf niedriger Stufe garen. Alles zerdrücken."],
  ],
  [
    "de", "Mikrowellen-Porridge", ["4 EL Haferflocken", "100 ml Milch", "1/2 Birne, gerieben"],
    ["Haferflocken und Milch verrühren und 2 Minuten in der Mikrowelle erhitzen.", "Birne unterrühren und lauwarm servieren."],
  ],
  [
    "de", "Fischstäbchen selbst gemacht", ["300 g Kabeljaufilet", "1 Ei", "50 g Semmelbrösel", "2 EL Mehl", "1 EL Rapsöl"],
    ["Den Fisch in Streifen schneiden und Gräten entfernen. In Mehl, verquirltem Ei und Bröseln wenden.", "Im Backofen bei 200 Grad 15 Minuten goldbraun backen."],
  ],
  [
    "de", "Hackbällchen", ["400 g Rinderhackfleisch", "1 altbackenes Brötchen", "1 Ei", "1 kleine Zwiebel"],
    ["Das Brötchen einweichen und ausdrücken. Mit Hackfleisch, Ei und fein gehackter Zwiebel verkneten.", "Flache Laibchen formen und in etwas Öl bei mittlerer Hitze 10 Minuten durchbraten."],
  ],
  [
    "de", "Linsensuppe", ["150 g rote Linsen", "2 Karotten", "1 Kartoffel", "600 ml Wasser", "1 EL Rapsöl"],
    ["Karotten und Kartoffel würfeln und im Öl andünsten. Linsen und Wasser dazugeben.", "20 Minuten köcheln lassen, bis alles weich ist. Pürieren."],
  ],
  [
    "de", "Hühnersuppe aus dem Schnellkochtopf", ["2 Hühnerkeulen", "2 Karotten", "1 Stück Sellerie", "80 g Suppennudeln"],
    ["Hühnerkeulen mit dem Gemüse und Wasser in den Schnellkochtopf geben und 25 Minuten unter Druck garen.", "Fleisch von den Knochen lösen, klein zupfen. Nudeln in der Suppe weich kochen."],
  ],
  [
    "de", "Kaiserschmarrn", ["3 Eier", "150 ml Milch", "100 g Mehl", "1 EL Butter"],
    ["Eier trennen. Dotter mit Milch und Mehl verrühren, Eiklar steif schlagen und unterheben.", "In der Butter in einer Pfanne goldgelb backen, wenden und in Stücke reißen."],
  ],
  [
    "pl", "Gulasz z wolnowaru", ["500 g wołowiny, w kostkę", "2 marchewki", "1 cebula", "300 ml wody", "1 łyżeczka słodkiej papryki"],
    ["Mięso i warzywa włóż do wolnowaru, zalej wodą i dodaj paprykę.", "Gotuj 8 godzin na niskiej mocy, aż mięso będzie się rozpadać. Rozgnieć widelcem."],
  ],
  [
    "pl", "Pulpeciki z indyka", ["400 g mielonego indyka", "1 jajko", "2 łyżki płatków owsianych", "1 marchewka"],
    ["Indyka wymieszaj z jajkiem, płatkami i startą marchewką. Uformuj małe pulpeciki i lekko je spłaszcz.", "Gotuj na parze 20 minut."],
  ],
  [
    "pl", "Jajecznica z mikrofalówki", ["2 jajka", "1 łyżka mleka"],
    ["Jajka roztrzep z mlekiem w kubku.", "Podgrzewaj w mikrofalówce minutę, wymieszaj i podgrzewaj jeszcze minutę, aż całkowicie się zetną."],
  ],
  [
    "pl", "Zupa pomidorowa", ["1 kg pomidorów", "1 marchewka", "50 g ryżu", "1 łyżka śmietany 18%"],
    ["Pomidory sparz, obierz i pokrój. Gotuj z marchewką 30 minut i zmiksuj.", "Ugotuj ryż i dodaj do zupy razem ze śmietaną."],
  ],
  [
    "pl", "Łosoś z piekarnika", ["2 filety z łososia", "1 łyżka oliwy", "1 brokuł", "2 ziemniaki"],
    ["Łososia skrop oliwą i piecz 20 minut w 180 stopniach. Sprawdź, czy nie ma ości.", "Brokuł i ziemniaki ugotuj na parze do miękkości."],
  ],
  [
    "pl", "Placuszki bananowe", ["1 banan", "1 jajko", "3 łyżki mąki"],
    ["Wszystko zmiksuj. Smaż małe placuszki na suchej patelni po 2 minuty z każdej strony."],
  ],
  [
    "en", "Salmon with rice", ["1 salmon fillet", "100 g rice", "1 tsp oil"],
    ["Fry the salmon in the oil for 8 minutes until it flakes.", "Cook the rice and top with the salmon. Check for bones."],
  ],
  [
    "en", "Chicken and rice", ["1 chicken breast", "100 g rice", "1 carrot"],
    ["Simmer the chicken for 20 minutes and shred it.", "Boil the rice with the carrot until soft. Stir in the chicken."],
  ],
  [
    "en", "One-pot mince", ["200 g minced beef", "1 onion", "2 potatoes"],
    ["Soften the onion. Add the minced beef. Cover and leave on a low heat for 20 minutes.", "Boil the potatoes and serve with the minced beef."],
  ],
  [
    "de", "Reis mit Hähnchen", ["100 g Reis", "1 Hähnchenbrust", "1 Zucchini"],
    ["Hähnchenbrust 20 Minuten in Wasser garen und fein zupfen.", "Reis mit der Zucchini weich kochen. Das Hähnchen untermischen."],
  ],
  [
    "de", "Nudeln mit Faschiertem", ["100 g Nudeln", "150 g Faschiertes", "1 Dose Tomaten"],
    ["Faschiertes krümelig braten, Tomaten dazugeben und 15 Minuten köcheln lassen.", "Nudeln weich kochen und mit dem Faschierten mischen."],
  ],
  [
    "pl", "Ryż z kurczakiem", ["100 g ryżu", "1 pierś z kurczaka", "1 cukinia"],
    ["Pierś z kurczaka gotuj 20 minut i porwij na włókna.", "Ryż ugotuj z cukinią do miękkości. Dodaj kurczaka i wymieszaj."],
  ],
  [
    "pl", "Makaron z łososiem", ["80 g makaronu", "100 g łososia", "1 łyżka śmietanki"],
    ["Łososia upiecz i rozdrobnij, usuń ości.", "Makaron ugotuj do miękkości. Wymieszaj z łososiem i śmietanką."],
  ],
  [
    "en", "Microwave salmon", ["1 salmon fillet", "1 potato"],
    ["Microwave the salmon for 4 minutes until it flakes easily. Check for bones.", "Boil and mash the potato. Mix with the salmon."],
  ],
  [
    "en", "Bean stew", ["1 tin kidney beans, drained", "1 carrot, diced"],
    ["Put the beans and the carrot in the slow cooker and cook on low for 6 hours. Mash."],
  ],
  [
    "en", "Kidney bean stew", ["200 g dried kidney beans", "1 carrot, diced"],
    ["Soak the beans overnight. Boil the beans hard for 10 minutes and drain. Put the beans into the slow cooker with the carrot and cook for 6 hours. Mash."],
  ],
  [
    "de", "Bohneneintopf", ["1 Dose Kidneybohnen", "1 Karotte"],
    ["Die Bohnen mit der Karotte im Slow Cooker 6 Stunden garen. Zerdrücken."],
  ],
  [
    "pl", "Fasolka z wolnowaru", ["1 puszka czerwonej fasoli", "1 marchewka"],
    ["Gotuj fasolę z marchewką w wolnowarze 6 godzin. Rozgnieć."],
  ],
  [
    "en", "Green bean mash", ["200 g green beans", "1 potato"],
    ["Put the green beans and potato into the slow cooker for 4 hours. Mash."],
  ],
  [
    "en", "One pot chicken", ["1 chicken breast", "2 carrots", "1 potato"],
    ["Put the chicken, carrots and potato in a pot with water.", "Simmer until the carrots are soft. Cut the chicken into strips and serve with the carrots."],
  ],
  [
    "en", "Chicken tray", ["2 chicken thighs", "2 carrots"],
    ["Put the chicken on a tray with the carrots and cover.", "Roast until the carrots are soft. Cut the chicken into strips and serve with the carrots."],
  ],
  [
    "en", "Chicken in the pot 2", ["1 chicken breast", "2 carrots", "100 g rice"],
    ["Cover the chicken with water and bring to the boil. Add the carrots and simmer for 20 minutes.", "Cook the rice. Cut the chicken into strips and mix with the rice and carrots."],
  ],
  [
    "en", "Veg and chicken", ["1 chicken breast", "2 carrots", "1 courgette"],
    ["Add the chicken to the pan. Add the vegetables and simmer the vegetables until soft.", "Shred the chicken and stir it back in."],
  ],
  [
    "en", "Mince and tomato", ["200 g minced beef", "1 tin tomatoes", "80 g pasta"],
    ["Tip the mince into the pan. Pour over the tomatoes. Simmer the tomatoes for 20 minutes.", "Cook the pasta and mix with the mince."],
  ],
  [
    "en", "Salmon foil", ["1 salmon fillet", "1 courgette"],
    ["Wrap the salmon and courgette in foil.", "Bake until the courgette is tender. Flake the salmon, check for bones and mix with the courgette."],
  ],
  [
    "de", "Hähnchen-Eintopf", ["1 Hähnchenbrust", "2 Karotten", "1 Kartoffel"],
    ["Hähnchen, Karotten und Kartoffel in einen Topf geben und mit Wasser bedecken.", "Köcheln lassen, bis die Karotten weich sind. Das Hähnchen klein schneiden und mit dem Gemüse mischen."],
  ],
  [
    "pl", "Kurczak z garnka", ["1 pierś z kurczaka", "2 marchewki"],
    ["Kurczaka i marchewki włóż do garnka i zalej wodą.", "Gotuj, aż marchewki będą miękkie. Kurczaka pokrój i wymieszaj z marchewką."],
  ],
  [
    "en", "Beef in gravy", ["300 g beef", "2 carrots"],
    ["Season the beef with thyme. Put it in a casserole with the carrots and cover with water.", "Cook in the oven for 2 hours. Cut the beef finely and serve with the carrots."],
  ],
  [
    "en", "Two pans", ["1 cod fillet", "2 potatoes", "100 g peas"],
    ["Place the cod in the milk. Poach gently. Boil the potatoes and peas.", "Flake the cod and mix with the potatoes and peas."],
  ],
  [
    "en", "Fish in sauce", ["1 cod fillet", "200 g passata", "80 g pasta"],
    ["Heat the passata. Add the cod and cover. Cook the pasta.", "Break up the cod and mix with the pasta."],
  ],
  [
    "en", "Egg rice", ["2 eggs", "100 g rice", "50 g peas"],
    ["Cook the rice with the peas. Scramble the eggs in a pan until firm.", "Stir the eggs into the rice."],
  ],
  [
    "en", "Chicken salad cooked", ["1 cooked chicken breast", "1 ripe avocado", "2 potatoes"],
    ["Boil the potatoes until soft and mash. Shred the chicken and mash the avocado.", "Toss everything together and serve."],
  ],
  [
    "en", "Tuna mash", ["1 tin tuna in spring water", "2 potatoes"],
    ["Boil the potatoes until soft and mash. Flake the tuna and mix it in."],
  ],
  [
    "en", "Noodles with prawns", ["100 g noodles", "8 prawns, finely chopped"],
    ["Fry the prawns for 4 minutes until pink all through. Cook the noodles.", "Stir through the prawns and serve."],
  ],
];

/** Dishes that no baby may have as they stand, told like any other. */
export const NO_DISHES_FOR_BABIES: readonly WholeRecipe[] = [
  [
    "en",
    "Slow kidney bean mash",
    ["200 g dried kidney beans for the slow cooker", "1 carrot"],
    ["Cook the kidney beans in the slow cooker with the carrot for 8 hours. Mash."],
    "undercooked_beans",
  ],
  [
    "en", "Potato and mince mash", ["300 g potatoes", "200 g minced beef", "1 tsp butter"],
    ["Boil the potatoes and mash them with the butter.", "Mix with the minced beef and serve."],
    "raw_meat",
  ],
  [
    "en", "Rice with marinated chicken", ["100 g rice", "1 chicken breast", "1 tbsp lemon juice"],
    ["Marinate the chicken in the lemon juice for 20 minutes and slice thinly.", "Cook the rice and top with the chicken."],
    "raw_meat",
  ],
  [
    "en", "Carrot sticks", ["3 carrots", "2 tbsp hummus"],
    ["Peel the carrots and cut them into sticks.", "Serve with the hummus for dipping."],
    "raw_hard_veg",
  ],
  [
    "en", "Ceviche", ["200 g cod", "3 limes", "1 avocado"],
    ["Cut the cod into cubes and leave in the lime juice until it turns white.", "Stir in the avocado."],
    "raw_fish",
  ],
  [
    "en", "Tiramisu", ["2 eggs", "200 g mascarpone", "10 sponge fingers"],
    ["Whisk the egg yolks with the mascarpone. Whip the whites and fold in.", "Layer with the sponge fingers and chill for 4 hours."],
    "raw_egg",
  ],
  [
    "en", "Fruit salad", ["100 g grapes", "1 apple", "1 orange"],
    ["Halve the apple and cut into chunks. Segment the orange.", "Toss with the grapes."],
    "round_fruit",
  ],
  [
    "en", "Cookie dough bites", ["100 g flour", "50 g butter", "1 tbsp milk"],
    ["Mix the flour, butter and milk to a dough. Roll into bites and chill."],
    "raw_flour",
  ],
  [
    "en", "Smoothie bowl", ["1 banana", "100 ml raw milk", "50 g blueberries"],
    ["Blend the banana with the milk. Scatter the blueberries on top."],
    "unpasteurised_dairy",
  ],
  [
    "en", "Sausage pasta", ["2 sausages", "100 g pasta"],
    ["Cook the pasta. Slice the sausages into rounds, fry and stir in."],
    "sausage_coins",
  ],
  [
    "en", "Popcorn snack", ["50 g popping corn", "1 tsp oil"],
    ["Pop the corn in a pan with the oil and cool."],
    "popcorn",
  ],
  [
    "en", "Tuna steak", ["1 tuna steak", "1 tsp oil"],
    ["Sear the tuna for 30 seconds on each side, leaving the middle red."],
    "raw_fish",
  ],
  [
    "en", "Beansprout salad", ["100 g beansprouts", "1 cucumber"],
    ["Rinse the beansprouts and toss with the sliced cucumber."],
    "raw_sprouts",
  ],
  [
    "en", "Kidney bean dip", ["100 g dried kidney beans", "1 tbsp oil"],
    ["Soak the beans overnight. Drain, then blend with the oil until smooth."],
    "undercooked_beans",
  ],
  [
    "en", "Cheese toast", ["2 slices bread", "50 g brie"],
    ["Spread the brie on the bread and serve."],
    "mould_ripened_cheese",
  ],
  [
    "en", "Rice leftovers", ["200 g cooked rice left out overnight", "1 egg"],
    ["Fry the rice with the egg."],
    "process_storage",
  ],
  [
    "en", "Sushi", ["200 g sushi rice", "100 g salmon", "2 sheets nori"],
    ["Cook the rice. Lay the salmon on top of the rice and roll up in nori."],
    "raw_fish",
  ],
  [
    "en", "Apple and peanut", ["1 apple", "2 tbsp crunchy peanut butter"],
    ["Cut the apple into wedges and spoon over the peanut butter."],
    "raw_hard_fruit",
  ],
  [
    "en", "Honey chicken", ["2 chicken breasts", "1 tbsp honey"],
    ["Brush the chicken with honey and bake for 30 minutes."],
    "honey",
  ],
  [
    "de", "Mett auf Brot", ["100 g Mett", "2 Scheiben Brot"],
    ["Das Mett auf das Brot streichen und servieren."],
    "raw_meat",
  ],
  [
    "de", "Kartoffeln mit Hack", ["300 g Kartoffeln", "150 g Rinderhackfleisch"],
    ["Kartoffeln kochen und zerdrücken. Mit dem Hackfleisch vermengen."],
    "raw_meat",
  ],
  [
    "de", "Obstsalat", ["100 g Weintrauben", "1 Apfel"],
    ["Den Apfel in Stücke schneiden und mit den Trauben mischen."],
    "round_fruit",
  ],
  [
    "de", "Mousse", ["2 Eier", "100 g Schokolade", "100 ml Sahne"],
    ["Schokolade schmelzen. Eigelb unterrühren. Eiweiß steif schlagen und unterheben. Kalt stellen."],
    "raw_egg",
  ],
  [
    "de", "Lachs auf Reis", ["100 g Reis", "100 g Lachs"],
    ["Reis kochen. Lachs in dünne Scheiben schneiden und auf den Reis legen."],
    "raw_fish",
  ],
  [
    "de", "Karottensalat", ["2 Karotten", "1 EL Zitronensaft"],
    ["Karotten in Scheiben schneiden und mit Zitronensaft anmachen."],
    "raw_hard_veg",
  ],
  [
    "de", "Würstchen mit Brot", ["2 Wiener Würstchen", "1 Brötchen"],
    ["Würstchen in Scheiben schneiden und mit dem Brötchen servieren."],
    "sausage_coins",
  ],
  [
    "de", "Bohnensalat", ["200 g frische grüne Bohnen", "1 TL Öl"],
    ["Bohnen waschen, klein schneiden und mit Öl mischen."],
    "raw_green_beans",
  ],
  [
    "pl", "Ziemniaki z mięsem", ["300 g ziemniaków", "150 g mielonej wołowiny"],
    ["Ziemniaki ugotuj i rozgnieć. Wymieszaj z mięsem."],
    "raw_meat",
  ],
  [
    "pl", "Tatar", ["150 g wołowiny", "1 żółtko"],
    ["Wołowinę drobno posiekaj, wymieszaj z żółtkiem i podaj."],
    "raw_meat",
  ],
  [
    "pl", "Sałatka owocowa", ["100 g winogron", "1 jabłko"],
    ["Jabłko pokrój w kawałki i wymieszaj z winogronami."],
    "round_fruit",
  ],
  [
    "pl", "Kogel-mogel", ["2 żółtka", "1 łyżka mleka"],
    ["Żółtka utrzyj z mlekiem na puszystą masę."],
    "raw_egg",
  ],
  [
    "pl", "Ryż z łososiem", ["100 g ryżu", "100 g łososia"],
    ["Ugotuj ryż. Łososia pokrój w plasterki i ułóż na ryżu."],
    "raw_fish",
  ],
  [
    "pl", "Surówka", ["2 marchewki", "1 jabłko"],
    ["Marchewki pokrój w słupki, jabłko w kostkę. Wymieszaj."],
    "raw_hard_veg",
  ],
  [
    "en", "Mango salsa fish", ["200 g cod", "1 mango"],
    ["Dice the mango. Flake the cod and mix with the mango."],
    "raw_fish",
  ],
  [
    "en", "Burger rare", ["200 g minced beef"],
    ["Shape into patties and fry for 2 minutes a side, leaving the middle pink."],
    "raw_meat",
  ],
  [
    "en", "Whole grapes yoghurt", ["6 grapes", "100 g yogurt"],
    ["Stir the grapes into the yogurt."],
    "round_fruit",
  ],
  [
    "en", "Cheese cubes", ["50 g cheddar", "1 apple"],
    ["Cut the cheese and the apple into cubes."],
    "cheese_cubes",
  ],
  [
    "en", "Peanut banana", ["1 banana", "30 g peanuts"],
    ["Slice the banana and scatter over the peanuts."],
    "whole_nuts",
  ],
  [
    "en", "Marshmallow hot chocolate", ["200 ml milk", "2 tsp cocoa", "5 marshmallows"],
    ["Warm the milk, stir in the cocoa and top with marshmallows."],
    "marshmallow",
  ],
  [
    "en", "Rare steak", ["1 sirloin steak"],
    ["Sear the steak for 1 minute on each side and slice thinly."],
    "raw_meat",
  ],
  [
    "en", "Poached egg toast", ["1 egg", "1 slice bread"],
    ["Poach the egg for 3 minutes. Serve on the toast."],
    "raw_egg",
  ],
  [
    "en", "Nutty porridge", ["40 g oats", "200 ml milk", "1 tbsp chopped walnuts"],
    ["Simmer the oats in the milk and stir in the chopped walnuts."],
    "whole_nuts",
  ],
  [
    "en", "Steak tartare on potatoes", ["200 g beef fillet", "2 potatoes"],
    ["Boil the potatoes. Finely chop the beef and spoon over the potatoes."],
    "raw_meat",
  ],
  [
    "en", "Uncured salmon", ["100 g salmon fillet", "100 g cream cheese"],
    ["Chop the salmon finely and mix with the cream cheese. Spread on bread."],
    "raw_fish",
  ],
  [
    "de", "Rührei cremig", ["2 Eier", "1 EL Milch"],
    ["Eier mit Milch verquirlen und in der Pfanne stocken lassen, bis sie noch cremig und feucht sind."],
    "raw_egg",
  ],
  [
    "de", "Thunfischsteak", ["1 Thunfischsteak"],
    ["Von jeder Seite 1 Minute scharf anbraten, innen soll es noch roh sein."],
    "raw_fish",
  ],
  [
    "de", "Apfelschnitze", ["1 Apfel"],
    ["Den Apfel waschen und in Schnitze schneiden."],
    "raw_hard_fruit",
  ],
  [
    "de", "Frischkornbrei", ["50 g Weizenschrot", "100 ml Wasser"],
    ["Schrot über Nacht einweichen und roh servieren."],
    "raw_flour",
  ],
  [
    "de", "Hähnchen mit Reis", ["100 g Reis", "100 g Hähnchenbrust"],
    ["Reis kochen. Hähnchenbrust fein würfeln und unter den Reis heben."],
    "raw_meat",
  ],
  [
    "de", "Bananenmilch mit Honig", ["1 Banane", "200 ml Milch", "1 TL Honig"],
    ["Alles mixen."],
    "honey",
  ],
  [
    "pl", "Kurczak z ryżem", ["100 g ryżu", "100 g piersi z kurczaka"],
    ["Ryż ugotuj. Kurczaka drobno pokrój i dodaj do ryżu."],
    "raw_meat",
  ],
  [
    "pl", "Krewetki", ["80 g makaronu", "6 krewetek"],
    ["Makaron ugotuj. Dodaj krewetki i podaj."],
    "raw_shellfish",
  ],
  [
    "pl", "Jajko na miękko", ["1 jajko", "1 kromka chleba"],
    ["Jajko gotuj 4 minuty. Podaj z chlebem."],
    "raw_egg",
  ],
  [
    "pl", "Parówka", ["1 parówka", "1 bułka"],
    ["Parówkę pokrój w plasterki i podaj z bułką."],
    "sausage_coins",
  ],
  [
    "pl", "Marchewka w talarki", ["2 marchewki"],
    ["Marchewki obierz i pokrój w talarki."],
    "raw_hard_veg",
  ],
  [
    "pl", "Miód z mlekiem", ["200 ml mleka", "1 łyżeczka miodu"],
    ["Podgrzej mleko i dodaj miód."],
    "honey",
  ],
  [
    "pl", "Tatar z łososia", ["100 g łososia", "1 awokado"],
    ["Łososia i awokado posiekaj drobno i wymieszaj."],
    "raw_fish",
  ],
  [
    "en", "Kidney bean mash", ["200 g dried kidney beans", "1 carrot"],
    ["Soak the kidney beans overnight. Drain.", "Cook the kidney beans in the slow cooker for 8 hours. Mash."],
    "undercooked_beans",
  ],
  [
    "en", "Black bean mash", ["200 g dried black beans", "1 carrot"],
    ["Soak the beans overnight. Put everything in the slow cooker and cook on low for 8 hours. Mash."],
    "undercooked_beans",
  ],
  [
    "de", "Bohnenmus", ["200 g getrocknete Kidneybohnen", "1 Karotte"],
    ["Die Kidneybohnen über Nacht einweichen.", "Die Bohnen mit der Karotte im Slow Cooker 8 Stunden garen. Zerdrücken."],
    "undercooked_beans",
  ],
  [
    "pl", "Pasta z fasoli", ["200 g suchej czerwonej fasoli", "1 marchewka"],
    ["Fasolę namocz na noc. Gotuj fasolę z marchewką w wolnowarze 8 godzin. Rozgnieć."],
    "undercooked_beans",
  ],
];
