/** Whole months since birth, the last one included. */
export type AgeSpan = { readonly from: number; readonly until: number };

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = String.raw`(\d{1,2}|${NUMBERS.join('|')})`;
const UNIT = '(weeks?|months?|years?)';
const WEEKS_PER_MONTH = 4.348;

const ANY_AGE = /\bat any age\b/i;
const SPANS = new RegExp(String.raw`\b${NUMBER}(?: ${UNIT})? (?:to|and|through|-) ${NUMBER} ${UNIT}\b`, 'gi');
const UNDER = new RegExp(
  String.raw`\b(?:under|below|before|younger than|until)(?: age)? ${NUMBER} ${UNIT}(?! (?:ago|have|later)\b)`,
  'gi',
);
const FROM = new RegExp(
  String.raw`\b(?:(?:over|past|from|after)(?: age)? ${NUMBER} ${UNIT}(?! (?:to|ago|have|later)\b)|${NUMBER} ${UNIT} (?:or older|and over|and up|on\b))`,
  'gi',
);

/** 'From age 2', 'ages 2 to 5': years. */
const IN_YEARS = new RegExp(
  String.raw`\bages? (?:${NUMBER} (?:to|and|through|-) )?${NUMBER}\b(?! ?(?:${UNIT}|to|and \d))`,
  'gi',
);

/** The ages for which a text says that it holds: 'Under 3 months', 'From 3 to 6 months', 'From age 2', '2 years or older'. */
export function toldAges(written: string): readonly AgeSpan[] {
  const text = written.replaceAll(IN_YEARS, '$& years');
  const between = [...text.matchAll(SPANS)].map(([, low = '', lowUnit, high = '', unit = '']) => ({
    from: monthsOf(low, lowUnit ?? unit),
    until: monthsOf(high, unit),
  }));
  const rest = text.replaceAll(SPANS, ' ');
  const under = [...rest.matchAll(UNDER)].map(([, number = '', unit = '']) => ({
    from: 0,
    until: Math.ceil(monthsOf(number, unit)) - 1,
  }));
  const from = [...rest.matchAll(FROM)].map(([, number, unit, orNumber = '', orUnit = '']) => ({
    from: monthsOf(number ?? orNumber, unit ?? orUnit),
    until: Infinity,
  }));
  return [...between, ...under, ...from, ...(ANY_AGE.test(text) ? [{ from: 0, until: Infinity }] : [])];
}

function monthsOf(number: string, unit: string): number {
  const named = NUMBERS.indexOf(number.toLowerCase()) + 1;
  const count = named > 0 ? named : Number(number);
  if (/^w/i.test(unit)) return Math.floor(count / WEEKS_PER_MONTH + 0.5);
  return /^y/i.test(unit) ? count * 12 : count;
}
