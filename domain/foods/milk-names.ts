import { ALLERGENS } from './food.ts';
import type { FormulaKind } from './formula-kind.ts';
import { INGREDIENTS } from './ingredients.ts';
import type { Milk } from './milk.ts';

/** Words, or words in a row, that tell formula, among them brands of the US. */
const FORMULA =
  /\b(formula|similac|isomil|enfamil|enfacare|neosure|prosobee|gentlease|neuropro|nutramigen|pregestimil|alimentum|neocate|elecare|puramino|gerber good start|kendamil|bobbie|byheart)\b/;
/** Of any brand: 'Holle Organic formula'. */
const SOME_FORMULA =
  /^(?!.*\b(toddler|homemade|in|with|and|made|mixed|cereal|oatmeal|oats?|rice)\b)(\S+ ){1,3}formula$/;
const BREAST_MILK =
  /\b((breast|pumped|expressed|donor|mothers|moms|mamas) milk|breastmilk|breast ?(feeding|feed|fed)|nursing|nursed|leche materna)\b/;
/** What may stand beside them: whatever else is in it makes it a meal. */
const BESIDE =
  /^(infant|baby|newborn|milk|soya?|goats?|cows?|hypoallergenic|amino|acid|extensively|partially|hydroly[sz]ed|organic|gentle|sensitive|advance|pro|total|care|comfort|ar|jr|junior|lgg|iron|fortified|powder|liquid|ready|to|feed|stage|step|bottles?|scoops?|fl|warm|cold|frozen|thawed|fresh|expressed|pumped|of|and|de|leche|\d*(oz|ml|ounces?)|\d+)$/;
/** Foods of the list beyond the nine and what others are made of: 'Peanut butter formula' is a meal. */
const OTHER_FOODS =
  'anchovy|apricot|arepa|arugula|asparagus|avocado|baba|bagel|beet|biscuit|\\w*berr(?:y|ies)|bok choy|\\w*bread|broccoli|broth|bulgur|burger|butter|cabbage|cake|cassava|cauliflower|chayote|cheddar|cheese|cherr(?:y|ies)|chia|chili|cilantro|cinnamon|coconut|cod|congee|couscous|crab|cracker|cream|cucumber|dates|dog|dosa|dumpling|edamame|falafel|farro|fig|flaxseed|\\w*fruit|fries|garlic|ginger|gnocchi|greens|guava|haddock|hamburger|hearts|hummus|honey|juice|kale|kefir|ketchup|khichdi|kiwi|lasagna|leek|lemon|lettuce|liver|lobster|mackerel|mandarin|mango|mayonnaise|meal|meat|meatball|mozzarella|muffin|mushroom|naan|nectarine|noodle|nopales|\\w*nut|oil|okra|omelet|onion|orange|pancake|paneer|papaya|parmesan|parsnip|pasta|pecan|persimmon|pesto|pie|pineapple|pistachio|pita|pizza|plantain|polenta|pollock|pomegranate|pouch|prune|puff|pumpkin|pupusa|puree|quesadilla|raisin|ricotta|roti|rutabaga|rye|salad|salmon|sandwich|sardine|\\w*sauce|sausage|scallop|seaweed|seed|seitan|shrimp|smoothie|soup|spaghetti|spinach|sprouts|sugar|chard|tahini|tamales|tempeh|tilapia|toast|tofu|tortilla|trout|tuna|turnip|waffle|water|\\w+melon|yogurt|yolk|zucchini';
const FOOD = new RegExp(
  `\\b(${[...ALLERGENS, ...INGREDIENTS, OTHER_FOODS].filter((one) => one !== 'milk' && one !== 'soy').join('|')})(e?s)?\\b`,
);

/** Null for a meal that is neither. */
export function milkNamed(name: string): Milk | null {
  const said = wordsIn(name);
  const isFormula = FORMULA.test(said);
  if (!isFormula && !BREAST_MILK.test(said)) return null;
  const others = said.replace(FORMULA, '').replace(BREAST_MILK, '').split(' ');
  const isMilkAlone = others.every((word) => word === '' || BESIDE.test(word) || FORMULA.test(word));
  if (!isMilkAlone && (!SOME_FORMULA.test(said) || FOOD.test(said))) return null;
  return isFormula ? 'formula' : 'breast milk';
}

function wordsIn(name: string): string {
  const bare = name.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  return (bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const KIND_WORDS = {
  soy: /\b(soya?|prosobee|isomil)\b/,
  'amino acid': /\b(amino acid|neocate|elecare|puramino)\b/,
  hydrolyzed: /\b(nutramigen|pregestimil|alimentum|hypoallergenic|(?<!partially )hydroly[sz]ed)\b/,
} as const;
const SPECIAL_KINDS = ['soy', 'amino acid', 'hydrolyzed'] as const;

/** What names none is made from the milk of cows or goats. */
export function formulaKindNamed(name: string): FormulaKind {
  const said = wordsIn(name);
  return SPECIAL_KINDS.find((kind) => KIND_WORDS[kind].test(said)) ?? "cow's milk";
}
