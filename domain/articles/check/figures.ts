import { stemOf } from '../search/stem.ts';

/** A number with what it counts. */
export type Figure = {
  readonly value: number;
  /** One of `UNITS`; null if it counts something else. */
  readonly unit: string | null;
  /** Stems of the two words behind it, where there is no unit. */
  readonly counted: readonly string[];
};

const UNITS: Readonly<Record<string, string>> = {
  month: 'month',
  mo: 'month',
  week: 'week',
  wk: 'week',
  day: 'day',
  hour: 'hour',
  hr: 'hour',
  minute: 'minute',
  min: 'minute',
  second: 'second',
  sec: 'second',
  year: 'year',
  yr: 'year',
  pound: 'lb',
  lb: 'lb',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  gram: 'g',
  g: 'g',
  milligram: 'mg',
  mg: 'mg',
  microgram: 'mcg',
  mcg: 'mcg',
  milliliter: 'ml',
  millilitre: 'ml',
  ml: 'ml',
  cc: 'ml',
  liter: 'l',
  litre: 'l',
  l: 'l',
  ounce: 'oz',
  oz: 'oz',
  cup: 'cup',
  teaspoon: 'tsp',
  tsp: 'tsp',
  tablespoon: 'tbsp',
  tbsp: 'tbsp',
  spoonful: 'spoon',
  spoon: 'spoon',
  capful: 'cap',
  dropperful: 'dropper',
  dropper: 'dropper',
  syringe: 'syringe',
  drop: 'drop',
  puff: 'puff',
  tablet: 'tablet',
  pill: 'pill',
  capsule: 'capsule',
  suppository: 'suppository',
  suppositorie: 'suppository',
  scoop: 'scoop',
  iu: 'iu',
  unit: 'iu',
  dose: 'dose',
  cm: 'cm',
  centimeter: 'cm',
  mm: 'mm',
  inch: 'inch',
  inche: 'inch',
  foot: 'foot',
  feet: 'foot',
  percent: '%',
  percentile: 'percentile',
  degree: 'degree',
  f: 'degree',
  c: 'degree',
  time: 'time',
};

/** What medicine or drink is measured in. */
const DOSE_UNITS: ReadonlySet<string> = new Set(
  'g mg mcg ml l oz cup tsp tbsp spoon cap dropper syringe drop puff tablet pill capsule suppository scoop iu dose'.split(
    ' ',
  ),
);

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['half', 0.5],
  ['quarter', 0.25],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['couple', 2],
  ['pair', 2],
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['triple', 3],
  ['thrice', 3],
]);

export function isNumberWord(word: string): boolean {
  return WORDS.has(word);
}

/** Amounts that no passage can bear out. */
const VAGUE =
  /^(?:few|several|some|little|bit|splash|sip|pinch|dash|more|extra|additional|another|full|each|per|many)$/;

type Token = { readonly text: string; readonly value: number | null };

/** Numbers in digits and words, each with its unit; the first of '4 to 6 hours' has that of the second. */
export function figuresIn(text: string): Figure[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ value }, at) => {
    if (value === null) return [];
    const unit = unitAfter(tokens, at + 1);
    if (isPronoun(tokens, at) && unit === null) return [];
    return { value, unit, counted: unit === null ? countedAfter(tokens, at + 1) : [] };
  });
}

/** Whether a measure of medicine or drink stands without a number: 'a dropperful', 'a few drops', 'some teaspoons'. */
export function hasVagueDose(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ text: word }, at) => {
    const unit = UNITS[singular(word)];
    if (unit === undefined || !DOSE_UNITS.has(unit) || unit === 'cup' || unit === 'dose') return false;
    if (/ful$|fuls$/.test(word)) return !hasNumberBefore(tokens, at);
    const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text);
    return !hasNumberBefore(tokens, at) && before.some((each) => VAGUE.test(each) || /^an?$/.test(each));
  });
}

const MEDICINE_UNITS: ReadonlySet<string> = new Set([
  'g',
  'mg',
  'mcg',
  'ml',
  'cap',
  'dropper',
  'syringe',
  'puff',
  'tablet',
  'pill',
  'capsule',
  'suppository',
]);

/** Of what only medicine is measured in. */
export function isOfMedicine({ unit }: Figure): boolean {
  return unit !== null && MEDICINE_UNITS.has(unit);
}

export function isOfAge({ unit }: Figure): boolean {
  return unit === 'week' || unit === 'month' || unit === 'year';
}

/** Whether any figure is of a dose: 'mL', 'drops', 'IU'. */
export function isOfDose({ unit }: Figure): boolean {
  return unit !== null && DOSE_UNITS.has(unit);
}

export function isSameFigure(one: Figure, other: Figure): boolean {
  if (one.value !== other.value || one.unit !== other.unit) return false;
  if (one.unit !== null || one.counted.length === 0 || other.counted.length === 0) return true;
  return one.counted.some((stem) => other.counted.includes(stem));
}

function tokensOf(text: string): Token[] {
  const parts = text.toLowerCase().match(/\d+(?:,\d{3})+(?:\.\d+)?|\d+\/\d+|\d*\.\d+|\d+|[a-z]+|%|°/g) ?? [];
  return parts.map((part) => ({ text: part, value: valueOf(part) }));
}

function valueOf(part: string): number | null {
  if (/^\d+\/\d+$/.test(part)) {
    const [top = 0, bottom = 1] = part.split('/').map(Number);
    return top / bottom;
  }
  if (/^[\d.]/.test(part)) return Number(part.replaceAll(',', ''));
  return WORDS.get(part) ?? null;
}

/** 'one of them', 'the other one' */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'one';
}

function unitAfter(tokens: readonly Token[], from: number): string | null {
  for (let at = from; at < Math.min(tokens.length, from + 4); at += 1) {
    const token = tokens[at];
    if (!token) return null;
    if (token.text === '%') return '%';
    if (token.text === '°') return 'degree';
    const unit = UNITS[singular(token.text)];
    if (unit !== undefined) return unit;
    const isBetween = token.value !== null || /^(?:to|or|and|a|an|of|full|half|more|whole|level)$/.test(token.text);
    if (!isBetween) return null;
  }
  return null;
}

function countedAfter(tokens: readonly Token[], from: number): string[] {
  return tokens
    .slice(from, from + 3)
    .filter(({ text, value }) => value === null && !/^(?:to|or|and|a|an|of|the|more|in)$/.test(text))
    .map(({ text }) => stemOf(text));
}

function hasNumberBefore(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ value }) => value !== null);
}

function singular(word: string): string {
  return word.length > 2 ? word.replace(/s$/, '') : word;
}
