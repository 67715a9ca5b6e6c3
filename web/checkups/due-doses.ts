import type { PlannedDose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';

/**
 * The doses of a vaccine plan that are due at a visit: planned for its day or before, and not given yet. Of one vaccine
 * it is the first of them, since no two are given on one day.
 *
 * @param after the day of the visit before it, at which those planned until then are due; null where there is none
 */
export function dosesDueAt(planned: readonly PlannedDose[], on: Day, after: Day | null): PlannedDose[] {
  const due = planned.filter(
    ({ status, dueOn, isUnanswered }) =>
      (status === 'upcoming' || status === 'overdue') &&
      !isUnanswered &&
      dueOn !== null &&
      dueOn <= on &&
      (after === null || dueOn > after),
  );
  return due.filter(({ vaccine, number }) => !due.some((other) => other.vaccine === vaccine && other.number < number));
}

/** 'DTaP 2, RV 2, MenB 1 (ask your doctor)'; 'None' without any. */
export function dosesText(doses: readonly PlannedDose[]): string {
  return doses.map(doseText).join(', ') || 'None';
}

function doseText({ shortName, number, category }: PlannedDose): string {
  return `${shortName} ${number}${category === 'ask-your-doctor' ? ' (ask your doctor)' : ''}`;
}
