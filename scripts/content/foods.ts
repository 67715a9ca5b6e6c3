import { createHash } from 'node:crypto';
import content from '#content/foods/foods.json' with { type: 'json' };
import guideContent from '#content/foods/guide.json' with { type: 'json' };
import { ALLERGENS, ALLERGY_RISKS, AVOID_RULES, CHOKING_RISKS, type FoodFacts } from '#domain/foods/food.ts';
import type { ContentCheck } from './content-check.ts';
import { allergensNamed, mayHoldProblems, tracesNamed } from './food-allergens.ts';
import { ingredientProblems } from './food-ingredients.ts';
import { milkNameProblems } from './food-milk-names.ts';
import { saidOfFoods, saidOfRanges } from './food-safety.ts';
import { benefitTexts, foodTexts, guideTexts, reactionTexts } from './food-texts.ts';
import { gradeProblems, styleProblems, wordProblems, type ShownText } from './words-for-parents.ts';

/** As in the file, where any word can stand. */
type Food = Omit<FoodFacts, 'allergyRisk' | 'allergens' | 'traceOf' | 'mayHold' | 'madeOf' | 'chokingRisk'> & {
  readonly allergyRisk: string;
  readonly allergens: readonly string[];
  readonly traceOf: readonly string[];
  readonly mayHold: readonly string[];
  readonly madeOf: readonly string[];
  readonly chokingRisk: string;
};
export type FoodContent = {
  readonly sources: Readonly<Record<string, unknown>>;
  readonly foods: readonly Food[];
};
export type GuideContent = typeof guideContent;

const FOODS = 250;
const RULES = 26;
/** Of the ids of all foods: tastes keep them. */
const IDS = 'a878cc588cd9e2e6';

/** From and until, in months: how a food is served is said for each that it is given at. */
const AGES = [
  [6, 8],
  [9, 11],
  [12, 23],
  [24, 47],
] as const;

/** They are drunk as they are. */
const MILK_FEEDS = ['breast-milk', 'infant-formula-iron-fortified'];

const CUTS =
  /^cut-(apple|bell-pepper|blueberry|brussels-sprouts|carrot|celery|cheese-stick|cherries|cherry-tomato|cucumber|dates|grapes|hot-dog|meat-strips|nut-butter|popcorn|raisins|scallops|shrimp|teething-biscuit)$/;

/** Amounts that the sources give, and that may stand. */
const AMOUNTS = [
  '2 teaspoons',
  '2 grams',
  '1 to 2 teaspoons',
  '4 to 8 ounces',
  '16 to 24 ounces',
  '16 to 20 ounces',
  '32 ounces',
  '4 ounces',
  '1 ounce',
  '2 ounces',
  '11 mg',
  '7 mg',
  '400 IU',
  '600 IU',
];

const PROMISES =
  /\b(prevents?|lowers the chance|guarantee\w*|cures?|protects?|no risk|will not|perfectly|superfood|detox)\b/gi;

/** What no food of the list may be. */
const NEVER_LISTED =
  /\b(shark|swordfish|king mackerel|marlin|orange roughy|bigeye|tilefish|sushi|sashimi|ceviche|popcorn|raw)\b|(?<!no )honey/i;

export function foodChecks(list: FoodContent = content, guide: GuideContent = guideContent): readonly ContentCheck[] {
  const texts = [...foodTexts(list), ...guideTexts(guide), ...reactionTexts()];
  const all = [...texts, ...benefitTexts(list)];
  return [
    { name: 'foods: 250 foods, 26 rules and 6 ages without a gap', problems: countProblems(list, guide) },
    { name: 'foods: ids are unique and stay', problems: idProblems(list) },
    { name: 'foods: every food has an allergy risk and a choking risk', problems: riskProblems(list, guide) },
    { name: 'foods: allergens are those of the name', problems: list.foods.flatMap(allergenProblems) },
    { name: 'foods: what they may hold is that of the text', problems: list.foods.flatMap(mayHoldProblems) },
    { name: 'foods: what they are made of is that of the name', problems: ingredientProblems(list) },
    { name: 'foods: how it is served at every age', problems: list.foods.flatMap(textureProblems) },
    { name: 'foods: a high choking risk has a drawing and the age of 4', problems: list.foods.flatMap(cutProblems) },
    { name: 'foods: every source is known and cited', problems: sourceProblems(list, guide) },
    { name: 'foods: the guide and the rules name foods that there are', problems: guideProblems(list, guide) },
    { name: 'foods: a name means one food', problems: nameProblems(list) },
    { name: 'foods: none is called like a milk of babies', problems: milkNameProblems(list) },
    { name: 'foods: no amounts but those of the sources, and no promise', problems: all.flatMap(claimProblems) },
    { name: 'foods: what has to be said of a food is said', problems: saidOfFoods(list, guide) },
    { name: 'foods: what has to be said at an age is said', problems: saidOfRanges(list, guide) },
    { name: 'foods: reading grade 6 or lower', problems: gradeProblems(texts) },
    { name: 'foods: words for parents', problems: wordProblems(all) },
    { name: 'foods: how texts are written', problems: styleProblems(all) },
  ];
}

function countProblems({ foods }: FoodContent, { ranges, avoid }: GuideContent): string[] {
  const gaps = ranges.filter(({ ageRangeStart }, n) => ageRangeStart !== (ranges[n - 1]?.ageRangeEnd ?? -1) + 1);
  return [
    ...(foods.length === FOODS ? [] : [`${foods.length} foods, should be ${FOODS}`]),
    ...(avoid.length === RULES ? [] : [`${avoid.length} rules, should be ${RULES}`]),
    ...(ranges.length === 6 ? [] : [`${ranges.length} ages, should be 6`]),
    ...gaps.map(({ id }) => `${id}: begins not where the one before it ends`),
  ];
}

function idProblems({ foods }: FoodContent): string[] {
  const ids = foods.map(({ id }) => id);
  const found = createHash('sha256').update(ids.toSorted().join(' ')).digest('hex').slice(0, 16);
  return [
    ...ids
      .filter((id, n) => ids.indexOf(id) !== n || !/^[a-z][a-z0-9-]{1,59}$/.test(id))
      .map((id) => `${id}: not unique or no id`),
    ...(found === IDS ? [] : [`ids were ${IDS}, are ${found}: a food may be added, never renamed or taken away`]),
  ];
}

function riskProblems({ foods }: FoodContent, { risks, avoid }: GuideContent): string[] {
  const said = risks.map(({ risk }) => risk);
  return [
    ...(said.join() === ALLERGY_RISKS.join() ? [] : [`risks that are explained: ${said.join()}`]),
    ...foods
      .filter(({ allergyRisk }) => !isOneOf(ALLERGY_RISKS, allergyRisk))
      .map(({ id }) => `${id}: no such allergy risk`),
    ...foods
      .filter(({ chokingRisk }) => !isOneOf(CHOKING_RISKS, chokingRisk))
      .map(({ id }) => `${id}: no such choking risk`),
    ...avoid.filter(({ rule }) => !isOneOf(AVOID_RULES, rule)).map(({ id }) => `${id}: no such rule`),
  ];
}

function isOneOf(known: readonly string[], word: string): boolean {
  return known.includes(word);
}

/** What holds one of the nine is of high risk, or varies; what is of high risk holds one. */
function allergenProblems(food: Food): string[] {
  const { id, allergens, traceOf, allergyRisk } = food;
  const unknown = allergens.filter((one) => !isOneOf(ALLERGENS, one));
  const missing = allergyRisk === 'Varies' ? [] : allergensNamed(food).filter((one) => !allergens.includes(one));
  const fits = allergens.length > 0 ? ['High', 'Varies'].includes(allergyRisk) : allergyRisk !== 'High';
  return [
    ...unknown.map((one) => `${id}: '${one}' is none of the nine`),
    ...missing.map((one) => `${id}: its name says ${one}`),
    ...traceOf
      .filter((one) => !allergens.includes(one))
      .map((one) => `${id}: a trace of ${one}, which it does not hold`),
    ...tracesNamed(food)
      .filter((one) => !traceOf.includes(one))
      .map((one) => `${id}: counts as a first taste of ${one}`),
    ...(fits ? [] : [`${id}: ${allergyRisk} with ${allergens.join(', ') || 'none of the nine'}`]),
  ];
}

function textureProblems({ id, fromMonths, textures }: Food): string[] {
  if (MILK_FEEDS.includes(id)) return textures.length === 0 ? [] : [`${id}: milk is drunk as it is`];
  const needed = AGES.filter(([, until]) => until >= fromMonths).map(([from, until]) => `${from} to ${until}`);
  const said = textures.map((at) => `${at.fromMonths} to ${at.untilMonths}`);
  return said.join() === needed.join() ? [] : [`${id}: served at ${said.join()}, should be ${needed.join()}`];
}

function cutProblems({ id, chokingRisk, cut, shape, textures, chokingPrep, sources }: Food): string[] {
  const isDrawn = cut === null || CUTS.test(cut);
  if (chokingRisk !== 'high') return isDrawn ? [] : [`${id}: no drawing '${cut}'`];
  const last = `${textures.at(-1)?.text} ${chokingPrep}`;
  return [
    ...(cut !== null && isDrawn ? [] : [`${id}: no drawing of how to cut it`]),
    ...(shape === null ? [`${id}: no shape`] : []),
    ...(/age 4/.test(last) || shape === 'biscuit' ? [] : [`${id}: does not say until when`]),
    ...(sources.includes('AAP-CHOKING-2010') ? [] : [`${id}: no source for how to cut it`]),
  ];
}

function sourceProblems({ sources, foods }: FoodContent, { ranges, avoid, bornEarly }: GuideContent): string[] {
  const known = Object.keys(sources);
  const cited = new Set([
    ...foods.flatMap((food) => food.sources),
    ...ranges.flatMap((range) => range.sources),
    ...avoid.map(({ source }) => source),
    bornEarly.source,
  ]);
  return [
    ...[...cited].filter((id) => !known.includes(id)).map((id) => `no source '${id}'`),
    ...known.filter((id) => !cited.has(id)).map((id) => `nothing cites '${id}'`),
    ...[...foods, ...ranges].filter((each) => each.sources.length === 0).map(({ id }) => `${id}: no source`),
  ];
}

function guideProblems({ foods }: FoodContent, { ranges, avoid, bornEarly }: GuideContent): string[] {
  const tips = ranges.flatMap((range) => range.tips);
  const rules = avoid.map(({ id }) => id);
  const fromOf = new Map(foods.map(({ id, fromMonths }) => [id, fromMonths]));
  return [
    ...foods.flatMap((food) =>
      food.avoid.filter((id) => !rules.includes(id)).map((id) => `${food.id}: no rule '${id}'`),
    ),
    ...ranges.flatMap(({ id, ageRangeStart, foods: named }) =>
      named
        .filter((food) => (fromOf.get(food) ?? Infinity) > ageRangeStart)
        .map((food) => `${id}: '${food}' is not yet given there`),
    ),
    ...bornEarly.instead.filter(({ tip }) => !tips.includes(tip)).map(({ tip }) => `born early: no tip '${tip}'`),
    ...foods.filter(({ name }) => NEVER_LISTED.test(name)).map(({ id }) => `${id}: is not for this list`),
  ];
}

function nameProblems({ foods }: FoodContent): string[] {
  const own = foods.map(({ name }) => name.toLowerCase());
  const doubled = own.filter((name, n) => own.indexOf(name) !== n).map((name) => `'${name}' is two foods`);
  const taken = foods.flatMap(({ id, otherNames, foundBy }) =>
    [...otherNames, ...foundBy]
      .filter((name, n, all) => own.includes(name.toLowerCase()) || all.indexOf(name) !== n)
      .map((name) => `${id}: '${name}'`),
  );
  return [...doubled, ...taken];
}

function claimProblems({ where, pieces }: ShownText): string[] {
  const text = pieces.join('\n');
  const amounts =
    text.match(/\d+(?: to \d+)? (?:mg|ml|g|iu|grams?|teaspoons?|tablespoons?|ounces?|cups?|drops)\b/gi) ?? [];
  const promises = text.match(PROMISES) ?? [];
  return [...amounts.filter((amount) => !AMOUNTS.includes(amount)), ...promises].map((said) => `${where}: '${said}'`);
}
