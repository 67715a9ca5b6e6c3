import { dayNumber, laterDay, type Day } from '#domain/time/day.ts';
import type { DoseEvaluation, ForecastStatus, GroupForecast } from '../../assessment.ts';
import type { THEN } from './dose-sentences.ts';
import { evaluationsIn } from './evaluations-in.ts';
import { endAfterFirstDose } from '../forecast/first-dose-limit.ts';
import { askedFirst } from '../../standing/asked-first.ts';
import { mayBeDuringChemotherapy } from '../../standing/during-chemotherapy.ts';
import { mayNeedMore, type NotedOfChild } from '../../standing/risk-series.ts';
import { limitOf } from '../forecast/of-healthy-children.ts';
import { fill } from '../sentence.ts';
import { endOf } from '../trace-facts.ts';
import { dateOfDose, dayInWords, dayOfDose, type WordsInput } from '../words-input.ts';

/**
 * 'one more is needed, from March 9'. Names the recommended day while it is ahead, if the dose is possible before
 * (ours). Nothing that parents and doctor decide together is needed, or recommended.
 */
export function thenText(
  input: WordsInput,
  shown: DoseEvaluation,
  forecast: GroupForecast | null,
  then: Readonly<Record<keyof typeof THEN, string>>,
): string {
  const { today } = input;
  const replacement = replacementOf(input, shown);
  if (replacement !== null) return fill(then.replaced, { date: dateOfDose(input, replacement) ?? '' });
  const status = statusOf(shown, forecast);
  if ((status === 'complete' || status === 'aged-out') && isDoctorAsked(input, shown)) return then.unknown;
  if (status === 'aged-out' && forecast && isPastFirstDose(input, forecast)) return then['past-first-dose'];
  if (status === 'aged-out') return then[AGED_OUT[limitOf(input, shown.vaccineGroup, today)]];
  if (status !== 'not-complete') return then[status ?? 'unknown'];
  if (forecast && askedFirst({ ...input, noted: notedOf(input).noted }, forecast)) return then['ask-first'];
  const { earliest, recommended } = forecast ?? {};
  if (!earliest) return then.unknown;
  if (forecast && isDecidedTogether(input, forecast, earliest)) {
    return earliest <= today
      ? then['possible-now']
      : fill(then['possible-from'], { date: dayInWords(earliest, today) });
  }
  if (recommended && recommended > earliest && recommended > today) {
    return fill(then['recommended-from'], { date: dayInWords(recommended, today) });
  }
  return earliest <= today ? then['needed-now'] : fill(then['needed-from'], { date: dayInWords(earliest, today) });
}

/** As for what is said of the next dose. */
function isDecidedTogether(
  { askDoctorOn, today }: WordsInput,
  { type, vaccineGroup }: GroupForecast,
  earliest: Day,
): boolean {
  return type === 'standard' && askDoctorOn(laterDay(today, earliest)).has(vaccineGroup);
}

const AGED_OUT = { everybody: 'aged-out', healthy: 'aged-out-healthy', noted: 'not-called-for' } as const;

function isPastFirstDose(input: WordsInput, forecast: GroupForecast): boolean {
  const entry = endOf(input.trace, forecast);
  const end = entry && endAfterFirstDose(input, entry);
  return end !== null && dayNumber(input.today) < end;
}

/** A complete best series needs no dose, whatever the other antigens of its vaccine group need. */
function statusOf(
  { isBestSeries, seriesStatus }: DoseEvaluation,
  forecast: GroupForecast | null,
): ForecastStatus | null {
  const isDone = isBestSeries && (seriesStatus === 'complete' || seriesStatus === 'immune');
  return isDone ? seriesStatus : (forecast?.status ?? null);
}

/** The later dose that satisfied the same target dose; null if none did. */
function replacementOf(input: WordsInput, shown: DoseEvaluation): number | null {
  const on = dayOfDose(input, shown.dose);
  if (on === null || shown.target === null) return null;
  const later = evaluationsIn(input.assessment, shown.series)
    .filter(({ status, target }) => status === 'valid' && target === shown.target)
    .flatMap(({ dose }) => ({ dose, day: dayOfDose(input, dose) ?? on }))
    .filter(({ day }) => day > on)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return later[0]?.dose ?? null;
}

/** Whether more doses may be needed, or some that were given may not count. */
function isDoctorAsked(input: WordsInput, { vaccineGroup }: DoseEvaluation): boolean {
  const noted = notedOf(input);
  return mayNeedMore(noted, vaccineGroup) || mayBeDuringChemotherapy(noted.noted, vaccineGroup);
}

function notedOf({ edition, noted, child, today }: WordsInput): NotedOfChild {
  return { edition, noted: [...noted.keys()], child, on: today };
}
