import { addDays, addMonths, laterDay, type Day } from '#domain/time/day.ts';
import { fill } from '../sentence.ts';
import { dayInWords } from '../words-input.ts';
import { FORECAST_DETAIL } from './forecast-sentences.ts';

/**
 * Given before travel or near measles from 6 months on.
 *
 * Source: CDSi 4.64, 'Measles risk 1-dose series' and 'HepA risk 1-dose series', which the doses of every child follow.
 */
const BEFORE_TRAVEL: ReadonlySet<string> = new Set(['MMR', 'HepA']);

const COUNTS_MONTHS = 12;
const GRACE_DAYS = 4;

/** So close to 12 months the trip or stay may begin later. Ours. */
const CLOSE_DAYS = 28;

/** Of a dose for what is noted that will not count by its age: that, and close to 12 months, whether to wait. */
export function beforeTravelDetails(vaccineGroup: string, bornOn: Day, dueOn: Day, today: Day): readonly string[] {
  const from = addMonths(bornOn, COUNTS_MONTHS);
  const on = laterDay(dueOn, today);
  if (!BEFORE_TRAVEL.has(vaccineGroup) || on >= addDays(from, -GRACE_DAYS)) return [];
  const isClose = on >= addDays(from, -CLOSE_DAYS);
  return [
    FORECAST_DETAIL['before-travel'].text,
    ...(isClose ? [fill(FORECAST_DETAIL['close-to-travel'].text, { date: dayInWords(from, today) })] : []),
  ];
}
