const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const DAYS_PER_MONTH = 30.4375;
const MONTHS_OF = { d: 1 / DAYS_PER_MONTH, w: 7 / DAYS_PER_MONTH, m: 1, y: 12 };

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?|half|${NUMBERS.join('|')}`;
const NAMED = new RegExp(
  [
    String.raw`(?<![\d.,/])(?:\b(?<low>\d{1,2})(?: ?[-–] ?| (?:to|or) ))?`,
    String.raw`\b(?<number>${NUMBER}|an?(?= \w+ and a half\b))(?<half>(?: ?[-–]? ?1/2| ?½| and (?:a|one) half))?(?: an?(?= year\b))?`,
    String.raw`[ -]?(?<unit>days?|d|weekers?|weeks?|wks?|w|months?|mos?|mths?|m|years?|yrs?|y)(?=o?\b)(?!/(?!o\b))`,
    String.raw`(?<later> and a half)?`,
    String.raw`(?:(?:(?<=y|yrs?|years?) (?:and )?(?=\d+ ?m)|(?<=mos?|months?) (?:and )?(?=\d+ ?[wd])|(?<=w|wks?|weeks?) (?:and )?(?=\d+ ?d))(?<more>\d{1,2}) ?(?<moreUnit>months?|mos?|weeks?|wks?|days?)\b)?`,
  ].join(''),
  'gi',
);

/** A span of time that a text names, an age or not: 'nine months', '2 1/2 years', '1 year 2 months', '6w'. */
export type NamedAge = {
  /** Of '2-3 months' two; not rounded. */
  readonly months: number;
  /** Of '2-3 months' three. */
  readonly mostMonths: number;
  readonly unit: 'd' | 'w' | 'm' | 'y';
  readonly start: number;
  readonly end: number;
};

/** All of them, in the order of the text. */
export function namedAges(text: string): NamedAge[] {
  return Array.from(text.matchAll(NAMED), ({ 0: all, index, groups = {} }) => {
    const unit = unitOf(groups['unit']);
    const halves = [groups['half'], groups['later']].some((half) => half !== undefined) ? 0.5 : 0;
    const added = groups['more'] === undefined ? 0 : Number(groups['more']) * MONTHS_OF[unitOf(groups['moreUnit'])];
    const mostMonths = (numberOf(groups['number'] ?? '') + halves) * MONTHS_OF[unit] + added;
    const lowMonths = groups['low'] === undefined ? mostMonths : Number(groups['low']) * MONTHS_OF[unit];
    return { months: Math.min(lowMonths, mostMonths), mostMonths, unit, start: index, end: index + all.length };
  });
}

function unitOf(word = ''): NamedAge['unit'] {
  const letter = word.charAt(0).toLowerCase();
  return letter === 'd' || letter === 'w' || letter === 'y' ? letter : 'm';
}

function numberOf(written: string): number {
  const word = written.toLowerCase();
  if (word === 'half') return 0.5;
  if (/^an?$/.test(word)) return 1;
  const named = NUMBERS.indexOf(word);
  return named < 0 ? Number(word.replace(',', '.')) : named;
}
