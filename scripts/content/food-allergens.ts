import type { Allergen } from '#domain/foods/food.ts';

/** Words in a food's name that say what is in it. */
const NAMED: Readonly<Record<Allergen, RegExp>> = {
  milk: /\b(milk|yogurt|cheese|kefir|ricotta|mozzarella|parmesan|paneer|quesadilla|pizza|lasagna|naan|pupusa|pesto)\b|^butter$/,
  egg: /\b(eggs?|omelet|mayonnaise|pancake|waffle|muffin|cornbread|french toast|gnocchi|imitation crab)\b/,
  peanut: /\bpeanut\b/,
  'tree nut': /\b(almond|cashew|walnut|hazelnut|pistachio|pecan|nut butter|pesto)\b/,
  soy: /\b(soy|tofu|tempeh|edamame|miso|dumplings)\b/,
  wheat:
    /\b(wheat|bread|cornbread|toast|pasta|noodles?|couscous|bulgur|bagel|pita|naan|roti|tortilla|crackers?|waffle|pancake|muffin|pizza|macaroni|spaghetti|lasagna|ravioli|gnocchi|farro|seitan|dumplings|sandwich|nuggets|fish sticks|quesadilla|multigrain|imitation crab|soy sauce|meatballs|baked food)\b/,
  fish: /\b(salmon|cod|haddock|tilapia|trout|sardines?|tuna|anchovy|halibut|flounder|sole|pollock|mackerel|fish sticks|imitation crab|worcestershire|miso)\b/,
  shellfish: /\b(shrimp|crab|lobster)\b/,
  sesame: /\b(tahini|sesame|hummus|baba ganoush)\b/,
};

/** Names that say one of the nine which is not in the food. */
const NOT_IN_IT: Readonly<Record<string, readonly Allergen[]>> = {
  'breast-milk': ['milk'],
  'soy-yogurt-plain': ['milk'],
  'corn-tortilla': ['wheat'],
  'rice-noodles': ['wheat'],
  'lentil-or-chickpea-pasta': ['wheat'],
  'spaghetti-squash': ['wheat'],
  'imitation-crab': ['shellfish'],
};

/** Which of the nine a food must hold by its name. */
export function allergensNamed({ id, name }: { readonly id: string; readonly name: string }): string[] {
  const said = name.toLowerCase();
  return Object.entries(NAMED)
    .filter(([allergen, words]) => words.test(said) && !NOT_IN_IT[id]?.some((one) => one === allergen))
    .map(([allergen]) => allergen);
}

/** Words by which a text says one of the nine. */
const SAID: Readonly<Record<Allergen, RegExp>> = {
  milk: /\b(milk|cheese)\b/i,
  egg: /\begg\b/i,
  peanut: /\bpeanut\b/i,
  'tree nut': /\b(nuts|cashew|almond)\b/i,
  soy: /\bsoy\b/i,
  wheat: /\b(wheat|crumbs)\b/i,
  fish: /\bfish\b/i,
  shellfish: /\b(shrimp|shellfish)\b/i,
  sesame: /\bsesame\b/i,
};

/** What a text says of some kinds of a food: 'some brands hold wheat', 'often egg or milk'. */
const OF_SOME =
  /\b(some|many|may hold|often|others hold|with cheese or milk|read the label for|check broth for)\b[^.;:]*|[^.;:]* in some\b/gi;

type Told = {
  readonly id: string;
  readonly why: string;
  readonly allergens: readonly string[];
  readonly mayHold: readonly string[];
};

/** What a food may hold is what its text says of some kinds of it, and is no allergen of all kinds. */
export function mayHoldProblems({ id, why, allergens, mayHold }: Told): string[] {
  const ofSome = (why.match(OF_SOME) ?? []).join(' ');
  const said = Object.entries(SAID)
    .filter(([, words]) => words.test(ofSome))
    .map(([allergen]) => allergen);
  return [
    ...said
      .filter((one) => ![...allergens, ...mayHold].includes(one))
      .map((one) => `${id}: its text says that some hold ${one}`),
    ...mayHold.filter((one) => !said.includes(one)).map((one) => `${id}: its text does not say that some hold ${one}`),
    ...mayHold.filter((one) => allergens.includes(one)).map((one) => `${id}: all kinds hold ${one}, and some`),
  ];
}

/** Words in a food's name that say of what it holds a trace, or only baked through. */
const TRACES: Partial<Record<Allergen, RegExp>> = {
  milk: /^butter$|\b(baked food|pancake|waffle|muffin|cornbread|naan)\b/,
  egg: /\b(baked food|pancake|waffle|muffin|cornbread|noodles?|meatballs|gnocchi|ravioli)\b/,
  soy: /\b(soy sauce|dumplings|fried rice)\b/,
  wheat: /\b(soy sauce|fried rice)\b/,
  fish: /\b(worcestershire|anchovy|miso)\b/,
};

/** Of which of its allergens a food holds too little, by its name, to count as a first taste. */
export function tracesNamed({ name, allergens }: { readonly name: string; readonly allergens: readonly string[] }) {
  const said = name.toLowerCase();
  return Object.entries(TRACES)
    .filter(([allergen, words]) => words.test(said) && allergens.includes(allergen))
    .map(([allergen]) => allergen);
}
