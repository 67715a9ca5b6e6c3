import { laterDay, type Day } from '#domain/time/day.ts';
import { seasonYear } from '../../editions/season-roll.ts';
import { fluPauseEnd, isFluPause } from '../../standing/flu-pause.ts';
import type { GroupForecast } from '../../assessment.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { ageLimitText, durationText } from '../duration-text.ts';
import { WHY_EARLIEST, WHY_RECOMMENDED } from './forecast-sentences.ts';
import { fill } from '../sentence.ts';
import { decidesEarliest, decidesRecommended } from '../trace-facts.ts';
import {
  dateOfDose,
  dayOfDose,
  doseInWords,
  productInWords,
  referenceInWords,
  type WordsInput,
} from '../words-input.ts';
import { seasonInWords } from '../season-text.ts';

/** Null if the dose can be given from birth on. */
export function whyEarliest(input: WordsInput, forecast: GroupForecast): string | null {
  const entry = decidesEarliest(input.trace, forecast);
  if (!entry) return afterLastDose(input, forecast);
  const attr = entry.attr ?? '';
  switch (entry.rule) {
    case 'CALCDTAGE-4':
    case 'ours':
      return fill(WHY_EARLIEST.age.text, { age: ageLimitText(attr) });
    case 'CALCDTINT-4':
      return fill(WHY_EARLIEST.interval.text, { interval: durationText(attr), ref: referenceInWords(input, entry) });
    case 'CALCDTCONFLICT-3':
      return conflictText(input, entry);
    default:
      return attr === 'season' && entry.date
        ? seasonText(entry.date, forecast, input)
        : inPlaceOf(input, forecast, entry.ref);
  }
}

/**
 * '2026-27', not the day on which the data's season begins; while influenza pauses, of the season after it. Null for a
 * season that is over: its day is then when a recommendation began, as of COVID-19.
 */
function seasonText(start: Day, { vaccineGroup }: GroupForecast, { today }: WordsInput): string | null {
  const from = laterDay(start, today);
  const isPause = isFluPause(vaccineGroup, from);
  const year = seasonYear(isPause ? fluPauseEnd(from) : start);
  if (year < seasonYear(today)) return null;
  return fill(WHY_EARLIEST.season.text, { season: seasonInWords(isPause ? fluPauseEnd(from) : start) });
}

/**
 * A part with priority waits for the last dose of any product of its group, which is not a candidate (MULTIANTVG-1).
 */
function afterLastDose(input: WordsInput, forecast: GroupForecast): string | null {
  const { earliest, vaccineGroup } = forecast;
  const last = input.assessment.evaluations.find(
    (of) => of.vaccineGroup === vaccineGroup && earliest !== null && dayOfDose(input, of.dose) === earliest,
  );
  return last ? inPlaceOf(input, forecast, last.dose) : null;
}

/** Null for a dose that counts: the next one coming after it says nothing. */
function inPlaceOf(input: WordsInput, { vaccineGroup }: GroupForecast, place: number | undefined): string | null {
  const ofDose = input.assessment.evaluations.filter((of) => of.dose === place && of.vaccineGroup === vaccineGroup);
  const counts = ofDose.some(({ isBestSeries, status }) => isBestSeries && status === 'valid');
  return counts ? null : fill(WHY_EARLIEST['last-dose'].text, { ref: doseInWords(input, place) });
}

function conflictText(input: WordsInput, { attr, ref }: TraceEntry): string | null {
  const date = ref === undefined ? null : dateOfDose(input, ref);
  if (date === null) return null;
  return fill(WHY_EARLIEST.conflict.text, {
    interval: durationText(attr ?? ''),
    product: productInWords(input, ref),
    date,
  });
}

/** Null if the earliest day explains it. */
export function whyRecommended(input: WordsInput, forecast: GroupForecast): string | null {
  const entry = decidesRecommended(input.trace, forecast);
  if (!entry?.attr) return null;
  const isByAge = entry.ref === undefined && entry.saw?.['observation'] === undefined;
  if (isByAge) return fill(WHY_RECOMMENDED.age.text, { age: ageLimitText(entry.attr) });
  return fill(WHY_RECOMMENDED.interval.text, {
    interval: durationText(entry.attr),
    ref: referenceInWords(input, entry),
  });
}
