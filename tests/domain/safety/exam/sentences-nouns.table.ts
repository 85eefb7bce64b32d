import type { RecipeRow } from "./recipes.table";

const BESIDE = "the mash, the soup or the paste is another thing on the plate";
const VERB = "what is spread or dipped keeps its form";
const PASTA = "pasta is no Polish paste";
const PUT_TO = "it was done before this was put to it";
const MADE_OF = "it is made of it";
const PLATE = "the plate is flat";

/** Nouns that say a form ("mash", "soup", "Mus", "puree"): of what they are made of, and not of what lies beside them. */
export const SENTENCES_NOUNS: readonly RecipeRow[] = [
  ["en", "step", "Top the mash with grapes.", "TTTTT", BESIDE],
  ["en", "step", "Stir the grapes into the puree.", "TTTTT", BESIDE],
  ["en", "step", "Serve the grapes with apple puree.", "TTTTT", BESIDE],
  ["en", "title", "Grapes with apple puree", "TTTTT", BESIDE],
  ["en", "step", "Serve the apple slices with the soup.", "TTTTT", BESIDE],
  ["en", "step", "Serve the apple slices next to the stew.", "TTTTT", BESIDE],
  ["en", "step", "Serve raw carrot with the omelette.", "TTTTT", BESIDE],
  ["en", "step", "Serve the cherry tomatoes with a dip.", "TTTTT", BESIDE],
  ["en", "step", "Toss the grapes with the tomato paste.", "TTTTT", BESIDE],
  ["en", "step", "Spread the grapes on a tray.", "TTTTT", VERB],
  ["en", "step", "Dip the apple slices in yogurt.", "TTTTT", VERB],
  ["en", "line", "grapes, to dip", "TTTTT", VERB],
  ["en", "step", "Toss the cherry tomatoes with the pasta.", "TTTTT", PASTA],
  ["en", "title", "Cherry tomato pasta", "TTTTT", PASTA],
  ["en", "line", "grapes for the pasta", "TTTTT", PASTA],
  ["en", "step", "Put the grapes on a flat plate.", "TTTTT", PLATE],
  ["de", "step", "Die Trauben mit dem Mus servieren.", "TTTTT", BESIDE],
  ["de", "step", "Die Weintrauben mit Püree servieren.", "TTTTT", BESIDE],
  ["de", "step", "Trauben auf den Aufstrich legen.", "TTTTT", BESIDE],
  ["de", "step", "Apfelspalten zur Suppe reichen.", "TTTTT", BESIDE],
  ["de", "step", "Kirschtomaten mit der Pasta mischen.", "TTTTT", PASTA],
  ["de-AT", "step", "Weintrauben auf einen flachen Teller legen.", "TTTTT", PLATE],
  ["pl", "step", "Podaj winogrona z puree.", "TTTTT", BESIDE],
  ["pl", "step", "Posmaruj pastą i połóż winogrona.", "TTTTT", BESIDE],
  ["pl", "step", "Połóż winogrona na płaskim talerzu.", "TTTTT", PLATE],

  ["en", "step", "Blend the berries and top with blueberries.", "TTTTT", PUT_TO],
  ["en", "step", "Press the yogurt through a sieve and add the grapes.", "TTTTT", PUT_TO],
  ["en", "step", "Halve the avocado, mash it and sprinkle with peanuts.", "TTTTT", PUT_TO],
  ["de", "step", "Die Banane zerdrücken und mit Weintrauben servieren.", "TTTTT", PUT_TO],
  ["pl", "step", "Zmiksuj banana i posyp orzeszkami ziemnymi.", "TTTTT", PUT_TO],
  ["en", "step", "Serve the grapes. Blend the pear.", "TTTTT", "another sentence says it of another food"],
  ["en", "step", "Mash the banana and the avocado.", "AAAAA", "both are mashed"],
  ["en", "step", "Mash the banana, add the grapes and blend until smooth.", "AAAAA", "it is done once more"],

  ["en", "title", "Apple puree", "AAAAA", MADE_OF],
  ["en", "title", "Apple, pear and banana puree", "AAAAA", MADE_OF],
  ["en", "title", "Carrot and potato mash", "AAAAA", MADE_OF],
  ["en", "title", "Carrot and potato soup", "AAAAA", MADE_OF],
  ["en", "step", "Blend the apple to a puree.", "AAAAA", MADE_OF],
  ["en", "step", "Mash the grapes.", "AAAAA", MADE_OF],
  ["en", "step", "Add the carrots to the soup.", "AAAAA", "it is cooked in it"],
  ["en", "line", "avocado spread", "AAAAA", MADE_OF],
  ["de", "title", "Apfelmus", "AAAAA", MADE_OF],
  ["de", "title", "Mus aus Weintrauben", "AAAAA", MADE_OF],
  ["de", "step", "Den Apfel zu Mus verarbeiten.", "AAAAA", MADE_OF],
  ["pl", "title", "Mus z winogron", "AAAAA", MADE_OF],
  ["pl", "step", "Rozgnieć awokado na pastę.", "AAAAA", MADE_OF],
];
