import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import type { DoseReason } from '../assessment.ts';
import { addDuration, type Duration } from '../duration.ts';
import type { AgeLimits, ListedProduct } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import { isOfAge } from '../organize/patient.ts';
import { inForceOn, type Evaluation } from '../organize/patient-series.ts';
import type { TraceRule } from '../trace/trace.ts';
import { doseEntry, limitsSeen, type DoseToEvaluate } from './dose-to-evaluate.ts';
import { evaluateConflict } from './evaluate-conflict.ts';
import { evaluateAllowableIntervals, evaluatePreferableIntervals } from './evaluate-intervals.ts';

type Found = DoseReason | 'grace' | null;

/**
 * Collects every reason.
 *
 * Source: CDSi logic specification 4.6, sections 6.3 to 6.10.
 */
export function evaluateDose(asked: DoseToEvaluate): Evaluation {
  const { target, dose } = asked;
  if (target.definition.inadvertent.has(dose.product.index)) return inadvertent(asked);
  const age = evaluateAge(asked);
  const interval = evaluateIntervals(asked);
  const conflict = evaluateConflict(asked);
  const { isListed, isVolumeLow } = evaluateProduct(asked);
  const reasons: DoseReason[] = [];
  if (isReason(age)) reasons.push(age);
  if (isReason(interval)) reasons.push(interval);
  if (conflict) reasons.push(conflict);
  if (!isListed) reasons.push('vaccine-not-allowed');
  const evaluation: Evaluation = {
    dose,
    status: statusOf(reasons),
    reasons,
    target: target.definition,
    isInGrace: reasons.length === 0 && (age === 'grace' || interval === 'grace'),
    isVolumeLow,
  };
  asked.situation.trace?.(
    doseEntry(asked, {
      step: '6.10',
      rule: 'TABLE 6-31',
      outcome: evaluation.status,
      saw: { reasons: reasons.join(' '), grace: evaluation.isInGrace, volumeLow: isVolumeLow },
    }),
  );
  return evaluation;
}

/** Section 6.3, table 6-13. */
function inadvertent(asked: DoseToEvaluate): Evaluation {
  const { target, dose } = asked;
  const facts = { step: '6.3', rule: 'TABLE 6-13', outcome: 'inadvertent-vaccine' } as const;
  asked.situation.trace?.(doseEntry(asked, facts));
  const wrong = { status: 'not-valid', reasons: ['inadvertent-vaccine'] } as const;
  return { dose, ...wrong, target: target.definition, isInGrace: false, isVolumeLow: false };
}

/** A dose after the maximum age needs no repeat, whatever else failed (section 6.10, table 6-31). */
function statusOf(reasons: readonly DoseReason[]): 'valid' | 'not-valid' | 'extraneous' {
  if (reasons.length === 0) return 'valid';
  return reasons.includes('age-too-old') ? 'extraneous' : 'not-valid';
}

function isReason(found: Found): found is DoseReason {
  return found !== null && found !== 'grace';
}

/** Section 6.4, table 6-15. */
function evaluateAge(asked: DoseToEvaluate): Found {
  const { situation, target, dose } = asked;
  const limits = inForceOn(target.definition.ages, dose.on);
  if (limits === null) return null;
  const { bornOn } = situation.patient;
  const isBefore = (age: Duration) => dose.on < addDuration(bornOn, age);
  if (limits.max && !isBefore(limits.max)) return agedFound(asked, 'CALCDTAGE-1', limits.max, limits, 'age-too-old');
  const { absoluteMin, min } = limits;
  if (absoluteMin && isBefore(absoluteMin))
    return agedFound(asked, 'CALCDTAGE-5', absoluteMin, limits, 'age-too-young');
  if (min && isBefore(min)) return agedFound(asked, 'CALCDTAGE-4', min, limits, 'grace');
  const least = min ?? absoluteMin;
  if (least) agedFound(asked, 'TABLE 6-15', least, limits, 'old-enough');
  return null;
}

function agedFound<Outcome extends 'age-too-old' | 'age-too-young' | 'grace' | 'old-enough'>(
  asked: DoseToEvaluate,
  rule: TraceRule,
  age: Duration,
  { min, absoluteMin }: AgeLimits,
  outcome: Outcome,
): Outcome {
  const { trace, patient } = asked.situation;
  trace?.(
    doseEntry(asked, {
      step: '6.4',
      rule,
      attr: age.text,
      limit: dayOf(addDuration(patient.bornOn, age)),
      outcome,
      saw: limitsSeen(patient.bornOn, min, absoluteMin),
    }),
  );
  return outcome;
}

/** Allowable intervals are checked only if a preferable one failed (sections 6.5 and 6.6). */
function evaluateIntervals(asked: DoseToEvaluate): Found {
  const preferable = evaluatePreferableIntervals(asked);
  if (preferable !== 'interval-too-short') return preferable;
  return evaluateAllowableIntervals(asked) ? null : preferable;
}

/** Sections 6.8 and 6.9, tables 6-26 and 6-29. */
function evaluateProduct(asked: DoseToEvaluate): { readonly isListed: boolean; readonly isVolumeLow: boolean } {
  const { situation, target, dose } = asked;
  const { bornOn } = situation.patient;
  const { index } = dose.product;
  const { preferable, allowable } = target.definition;
  const preferred = firstOfAge(preferable.byProduct.get(index), bornOn, dose, true);
  if (preferred) {
    situation.trace?.(doseEntry(asked, { step: '6.8', rule: 'TABLE 6-26', outcome: 'preferable-vaccine' }));
    return { isListed: true, isVolumeLow: dose.ml !== null && preferred.ml !== undefined && dose.ml < preferred.ml };
  }
  const isAllowed = firstOfAge(allowable.byProduct.get(index), bornOn, dose, false) !== null;
  if (isAllowed) {
    situation.trace?.(doseEntry(asked, { step: '6.9', rule: 'TABLE 6-29', outcome: 'allowable-vaccine' }));
  } else if (situation.trace) {
    const limit = nearestLimit(
      [...(preferable.byProduct.get(index) ?? []), ...(allowable.byProduct.get(index) ?? [])],
      {
        bornOn,
        on: dose.on,
      },
    );
    const found = { step: '6.9', rule: 'TABLE 6-29', outcome: 'vaccine-not-allowed' } as const;
    situation.trace(doseEntry(asked, { ...found, ...(limit !== null && { limit: dayOf(limit) }) }));
  }
  return { isListed: isAllowed, isVolumeLow: false };
}

/** The day nearest to the dose from which, or until before which, the product is listed; null if it never is. */
function nearestLimit(
  items: readonly ListedProduct[],
  { bornOn, on }: { readonly bornOn: DayNumber; readonly on: DayNumber },
): DayNumber | null {
  const limits = items.flatMap(({ ages: { from, to } }) =>
    [from, to].flatMap((age) => (age ? [addDuration(bornOn, age)] : [])),
  );
  const distance = (limit: DayNumber) => Math.abs(limit - on);
  return limits.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

function firstOfAge(
  items: readonly ListedProduct[] | undefined,
  bornOn: DayNumber,
  dose: HistoryDose,
  isOfThatMake: boolean,
): ListedProduct | null {
  if (!items) return null;
  for (const item of items) {
    if (isOfAge(bornOn, item.ages, dose.on) && (!isOfThatMake || isSameMake(item, dose))) return item;
  }
  return null;
}

/** An unrecorded maker or brand matches. */
function isSameMake({ brand, mvx }: ListedProduct, dose: HistoryDose): boolean {
  return fits(brand, dose.brand) && fits(mvx, dose.mvx);
}

function fits(listed: string | undefined, given: string | null): boolean {
  return listed === undefined || given === null || listed === given;
}
