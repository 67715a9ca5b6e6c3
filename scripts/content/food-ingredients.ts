import { INGREDIENTS, type Ingredient } from '#domain/foods/ingredients.ts';

/** Words in a name that say what a food is made of. */
const NAMED: Readonly<Record<Ingredient, RegExp>> = {
  rice: /\b(rice|congee|khichdi|idli)\b/,
  oat: /\b(oats?|oatmeal)\b/,
  corn: /\b(corn|sweetcorn|cornmeal|cornbread|maize|polenta|grits|tamales?|arepa|pupusa)\b/,
  barley: /\bbarley\b/,
  buckwheat: /\b(buckwheat|soba)\b/,
  millet: /\bmillet\b/,
  teff: /\bteff\b/,
  quinoa: /\bquinoa\b/,
  amaranth: /\bamaranth\b/,
  chickpea: /\b(chick ?peas?|garbanzo|hummus|falafel)\b/,
  lentil: /\b(lentils?|khichdi)\b/,
  pea: /(?<!chick |black-eyed )\bpeas?\b/,
  bean: /(?<!garbanzo |soy )\b(beans?|black-eyed peas)\b(?! curd)/,
  mollusk: /\b(mussels?|clams?|scallops?|oysters?|squid)\b/,
  beef: /\b(beef|hamburger|meatballs|bolognese|carne)\b/,
  pork: /\b(pork|bacon|ham)\b/,
  lamb: /\blamb\b/,
  chicken: /\bchicken\b/,
  turkey: /\bturkey\b/,
  apple: /\b(apple|applesauce)\b/,
  pear: /\bpears?\b/,
  banana: /\b(banana|plantain)\b/,
  strawberry: /\b(strawberry|strawberries)\b/,
  peach: /\b(peach|nectarine)\b/,
  plum: /\b(plums?|prunes?)\b/,
  grape: /\b(grapes?|raisins?)\b(?! tomatoes)/,
  melon: /\b(melon|watermelon)\b/,
  citrus: /\b(orange|mandarin|tangerine|clementine|lemon|lime|grapefruit)\b/,
  tomato: /\b(tomato|tomatoes|ketchup|bolognese|pizza)\b/,
  potato: /(?<!sweet )\b(potato|gnocchi|fries)\b/,
  carrot: /\bcarrots?\b/,
  celery: /\bcelery\b/,
  'bell pepper': /\b(bell pepper|capsicum)\b/,
  eggplant: /\b(eggplant|aubergine|baba ganoush)\b/,
  squash: /\b(squash|pumpkin|zucchini|courgette)\b/,
  basil: /\b(basil|pesto)\b/,
  mustard: /\b(mustard|mayonnaise)\b/,
};

/** Grains of one food each, which wait with other grains. */
const MAY_STAND_ALONE: readonly Ingredient[] = ['millet', 'teff', 'quinoa', 'amaranth'];

type Food = {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly otherAllergen: string | null;
  readonly madeOf: readonly string[];
};

/** Every word of a name that says what a food is made of is in `madeOf`; every ingredient but some grains stands in two foods. */
export function ingredientProblems({ foods }: { readonly foods: readonly Food[] }): string[] {
  const known: readonly string[] = INGREDIENTS;
  return [
    ...foods.flatMap(({ id, madeOf }) =>
      madeOf.filter((one) => !known.includes(one)).map((one) => `${id}: no ingredient '${one}'`),
    ),
    ...foods.flatMap((food) =>
      named(food)
        .filter((one) => !food.madeOf.includes(one))
        .map((one) => `${food.id}: its name says it is made of ${one}`),
    ),
    ...INGREDIENTS.filter(
      (one) => !MAY_STAND_ALONE.includes(one) && foods.filter(({ madeOf }) => madeOf.includes(one)).length < 2,
    ).map((one) => `${one}: only one food is made of it`),
  ];
}

function named({ name, otherNames, otherAllergen }: Food): string[] {
  const names = [name, ...otherNames].map((one) => one.toLowerCase());
  const said = INGREDIENTS.filter((one) => names.some((each) => NAMED[one].test(each)));
  return otherAllergen === null ? said : [...new Set([...said, otherAllergen])];
}
