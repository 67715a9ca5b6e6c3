import type { SearchWord } from '#domain/text/search-words.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS = /^(?:m|mo|mos|mth|mths|months?)$/;
const YEARS = /^(?:y|yr|yrs|yo|years?)$/;

/** An age in months, '#24', and how many words say it. */
export type AgeTerm = { readonly term: string; readonly words: number };

/** '9 months', '9mo', 'nine-month-old', '2 years', '2yo' and 'one year' where they begin; null anywhere else. */
export function ageTermAt(words: readonly SearchWord[], at: number): AgeTerm | null {
  const first = words[at]?.word ?? '';
  const [, digits, joined = ''] = /^(\d{1,2})([a-z]*)$/.exec(first) ?? [];
  const number = digits === undefined ? NUMBERS.indexOf(first) : Number(digits);
  const unit = joined === '' ? (words[at + 1]?.word ?? '') : joined;
  if (number < 0 || !(MONTHS.test(unit) || YEARS.test(unit))) return null;
  return { term: `#${MONTHS.test(unit) ? number : number * 12}`, words: joined === '' ? 2 : 1 };
}
