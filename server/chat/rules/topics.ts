import { growthHref } from '#domain/growth/addresses.ts';
import { LINES_TEXT } from '#domain/growth/chart/lines-text.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import type { SearchIndex } from '#server/articles/rules/search/search-index.ts';
import { articlePassage } from './known-answers.ts';
import type { Passage } from './passage.ts';

const VACCINES = { title: 'Vaccines', href: '/vaccines' };
const GROWTH = { title: 'Growth', href: growthHref };

const OF_VACCINES = /\b(?:vaccines?|vaccinations?|shots?|immuni[sz]ations?|jabs?)\b/i;
const DUE = /\b(?:due|get|gets|need|needs|which|what|at the|next|list|scheduled?)\b/i;
const AT_MONTHS = /\b(\d{1,2}|one|two|four|six|nine|twelve|fifteen|eighteen)[ -](?:months?|mo\b)/i;
/** Which checkup comes next is no question of vaccines. */
const OF_NEXT_CHECKUP =
  /\b(?:next|after)\b[^.?!]{0,40}\b(?:check ?-?ups?|visits?|appointments?)\b|\b(?:check ?-?ups?|visits?|appointments?)\b[^.?!]{0,30}\bnext\b/i;
const OF_REACTIONS = /\b(?:side effects?|reactions?|fever\w*|sore|fussy|hurts?|pain|tylenol|after|before)\b/i;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  four: 4,
  six: 6,
  nine: 9,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
};

/** Which vaccines the schedule has at an age that is named. */
export function vaccinesAtAge(question: string): Passage[] {
  const [, said = ''] = AT_MONTHS.exec(question) ?? [];
  if (
    said === '' ||
    OF_NEXT_CHECKUP.test(question) ||
    OF_REACTIONS.test(question) ||
    !OF_VACCINES.test(question) ||
    !DUE.test(question)
  )
    return [];
  const months = NUMBERS[said.toLowerCase()] ?? Number(said);
  const { edition, vaccines } = routineSchedule();
  const names = vaccines
    .filter(({ rows }) => rows.some(({ age }) => isAt(age, months)))
    .map(({ shortName }) => plainTitle(shortName));
  if (names.length === 0) return [];
  const sentences = [
    `The ${edition.called} of ${edition.year} has these at ${months === 1 ? '1 month' : `${months} months`}: ${names.join(', ')}.`,
    'Your doctor says which of them are due, by what was given before.',
  ];
  return [{ source: VACCINES, sentences }];
}

/** 'At 2 months', '12 to 15 months'. */
function isAt(age: string, months: number): boolean {
  const [, from = '', until = from] = /^(\d{1,2})(?: to (\d{1,2}))? months\b(?! after)/.exec(age) ?? [];
  return from !== '' && Number(from) <= months && months <= Number(until);
}

const OF_PERCENTILES =
  /\bpercentiles?\b|\bgrowth (?:curve|chart)s?\b|\b(?:too|so) (?:small|skinny|thin|tiny|big|short|heavy)\b|\b(?:under|over)weight\b/i;

/** A newborn's weight falls at first, and nothing may calm then. */
const FIRST_MONTH = 1;

/** What percentiles mean; nothing of a newborn. */
export function percentilesMean(index: SearchIndex, question: string, months: number | null): readonly Passage[] {
  if (!OF_PERCENTILES.test(question) || (months !== null && months < FIRST_MONTH)) return [];
  return [
    { source: GROWTH, sentences: [LINES_TEXT, 'A single number says little; the line over months does.'] },
    ...articlePassage(index, 'art-26', ['Ask to see her curve on the screen.']),
    ...articlePassage(index, 'art-09', [
      'See her doctor if one of these is true: She loses weight, or she does not grow well.',
    ]),
  ];
}
