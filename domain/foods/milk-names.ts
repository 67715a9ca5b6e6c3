import { ALLERGENS } from './food.ts';
import { OTHER_FOODS } from './food-words.ts';
import type { FormulaKind } from './formula-kind.ts';
import { INGREDIENTS } from './ingredients.ts';
import type { Milk } from './milk.ts';

/** Words, or words in a row, that tell formula, among them brands of the US. */
const FORMULA =
  /\b(formula|similac|isomil|enfamil|enfacare|neosure|prosobee|gentlease|neuropro|nutramigen|pregestimil|alimentum|neocate|elecare|puramino|gerber good start|kendamil|bobbie|byheart)\b/;
/** Of any brand: 'Holle Organic formula'. */
const SOME_FORMULA = /^(?!.*\b(toddler|homemade|in|with|and|made|mixed|cereal|oatmeal)\b)(\S+ ){1,3}formula$/;
const BREAST_MILK =
  /\b((breast|human|pumped|expressed|donor|mothers|moms|mamas) milk|breastmilk|breast ?(feeding|feed|fed)|nursing|nursed|leche materna)\b/;
/** What may stand beside them: whatever else is in it makes it a meal. */
const BESIDE =
  /^(infant|baby|newborn|milk|soya?|goats?|cows?|hypoallergenic|amino|acid|extensively|partially|hydroly[sz]ed|organic|gentle|sensitive|advance|pro|total|care|comfort|ar|jr|junior|lgg|iron|fortified|free|powder|liquid|ready|to|feed|stage|step|bottles?|scoops?|fl|warm|cold|frozen|thawed|fresh|expressed|pumped|of|and|de|leche|oz|ml|ounces?|\d+)$/;
const FOOD = new RegExp(
  `\\b(${[...ALLERGENS, ...INGREDIENTS, ...OTHER_FOODS].filter((one) => one !== 'milk' && one !== 'soy').join('|')})(e?s)?\\b`,
);
/** All that tells a milk. */
const MILKS = new RegExp(`${FORMULA.source}|${BREAST_MILK.source}`, 'g');

/** Null for a meal that is neither. */
export function milkNamed(name: string): Milk | null {
  const said = wordsIn(name);
  const isFormula = FORMULA.test(said);
  if (!isFormula && !BREAST_MILK.test(said)) return null;
  const others = said.replaceAll(MILKS, '').split(' ');
  const isMilkAlone = others.every((word) => word === '' || BESIDE.test(word));
  if (!isMilkAlone && (!SOME_FORMULA.test(said) || FOOD.test(said))) return null;
  return isFormula ? 'formula' : 'breast milk';
}

function wordsIn(name: string): string {
  const bare = name.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  return (bare.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []).join(' ');
}

const KIND_WORDS = {
  soy: /soy(?!a? free)|prosobee|isomil/,
  'amino acid': /amino acid|neocate|elecare|puramino/,
  hydrolyzed: /nutramigen|pregestimil|alimentum|hypoallergenic|(?<!partially )hydroly[sz]ed/,
} as const;
const SPECIAL_KINDS = ['soy', 'amino acid', 'hydrolyzed'] as const;

/** What names none is made from the milk of cows or goats. */
export function formulaKindNamed(name: string): FormulaKind {
  const said = wordsIn(name);
  return SPECIAL_KINDS.find((kind) => KIND_WORDS[kind].test(said)) ?? "cow's milk";
}
