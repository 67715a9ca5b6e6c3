import { dayOf } from '#domain/time/day-number.ts';
import { addDuration, type Duration } from '../duration.ts';
import type { Interval } from '../edition.ts';
import { isInForce } from '../organize/patient-series.ts';
import { doseEntry, limitsSeen, type DoseToEvaluate } from './dose-to-evaluate.ts';
import { referenceDate, type ReferenceDate } from './reference-date.ts';

const RULES = {
  previous: 'CALCDTINT-1',
  dose: 'CALCDTINT-2',
  'most-recent': 'CALCDTINT-8',
  observation: 'CALCDTINT-9',
} as const satisfies Record<Interval['from'], string>;

/**
 * All intervals in force have to hold; one without a reference dose holds.
 *
 * Source: CDSi logic specification 4.6, section 6.5, table 6-18.
 */
export function evaluatePreferableIntervals(asked: DoseToEvaluate): 'interval-too-short' | 'grace' | null {
  let found: 'interval-too-short' | 'grace' | null = null;
  for (const interval of asked.target.definition.intervals) {
    if (!isInForce(interval, asked.dose.on)) continue;
    const reference = referenceDate(asked.situation, asked.patientSeries, interval);
    const judged = reference && judgedBy(asked, interval, reference, '6.5');
    if (judged === 'interval-too-short') found = judged;
    if (judged === 'grace') found ??= judged;
  }
  return found;
}

/**
 * False without any.
 *
 * Source: CDSi logic specification 4.6, section 6.6, table 6-21.
 */
export function evaluateAllowableIntervals(asked: DoseToEvaluate): boolean {
  const inForce = asked.target.definition.allowableIntervals.filter((of) => isInForce(of, asked.dose.on));
  const holds = inForce.every((interval) => {
    const reference = referenceDate(asked.situation, asked.patientSeries, interval);
    return !reference || judgedBy(asked, interval, reference, '6.6') !== 'interval-too-short';
  });
  const isAllowed = inForce.length > 0 && holds;
  if (isAllowed) {
    asked.situation.trace?.(doseEntry(asked, { step: '6.6', rule: 'TABLE 6-21', outcome: 'allowable-interval' }));
  }
  return isAllowed;
}

type Judged = 'interval-too-short' | 'grace' | 'interval-long-enough';

function judgedBy(asked: DoseToEvaluate, interval: Interval, reference: ReferenceDate, step: '6.5' | '6.6'): Judged {
  const { absoluteMin, min } = interval;
  const isBefore = (least: Duration) => asked.dose.on < addDuration(reference.on, least);
  if (absoluteMin && isBefore(absoluteMin))
    return noted(asked, interval, reference, absoluteMin, 'interval-too-short', step);
  if (min && isBefore(min)) return noted(asked, interval, reference, min, 'grace', step);
  const least = min ?? absoluteMin;
  return least ? noted(asked, interval, reference, least, 'interval-long-enough', step) : 'interval-long-enough';
}

function noted(
  asked: DoseToEvaluate,
  { from, min, absoluteMin, observation }: Interval,
  { on, dose }: ReferenceDate,
  least: Duration,
  outcome: Judged,
  step: '6.5' | '6.6',
): Judged {
  asked.situation.trace?.(
    doseEntry(asked, {
      step,
      rule: RULES[from],
      attr: least.text,
      limit: dayOf(addDuration(on, least)),
      outcome,
      saw: { ...limitsSeen(on, min, absoluteMin), observation },
      ...(dose && { ref: dose.place }),
    }),
  );
  return outcome;
}
