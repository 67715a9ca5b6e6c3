import { addDays, day, type Day } from '#domain/time/day.ts';
import type { Assessment, GivenDose } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { MotherHepatitisB } from '../editions/authorities-file.ts';
import type { AgeChange } from '../editions/with-ages.ts';
import { groupsOfProduct } from '../given/known-dose.ts';

export const HEPATITIS_B = 'HepB';

/** Below this birth weight hepatitis B vaccine has its own rules. */
const LIGHT_BELOW_KG = 2;

/** Doses that a light baby needs in all if its mother may have hepatitis B, the one at birth among them. */
const DOSES_OF_LIGHT = 4;

/** CDSi's absolute minimum age of the second dose: of a light baby a dose before it is none of the three. */
const SECOND_DOSE_DAYS = 24;

export type HepatitisBAtBirth = {
  readonly bornOn: Day;
  /** Null if nobody said, which counts as unknown. */
  readonly motherHepatitisB: MotherHepatitisB | null;
  readonly birthWeightKg: number | null;
};

export type HepatitisBSeries = {
  /** Also by a dose that does not count. */
  readonly isStarted: boolean;
  /** By a dose that, of a light baby, is none of the three of the series. */
  readonly isStartedAtBirth: boolean;
  readonly isComplete: boolean;
  /** A dose to come must not be given, by what is noted of the child. */
  readonly isContraindicated: boolean;
};

export function isLightNewborn({ birthWeightKg }: Pick<HepatitisBAtBirth, 'birthWeightKg'>): boolean {
  return birthWeightKg !== null && birthWeightKg < LIGHT_BELOW_KG;
}

/** Of a negative mother: the first dose is recommended at 1 month, or for going home. */
export function isFirstDoseLater(child: Omit<HepatitisBAtBirth, 'bornOn'>): boolean {
  return isLightNewborn(child) && child.motherHepatitisB === 'negative';
}

/**
 * Whether the dose at birth is not one of the three of the series.
 *
 * Source: CDC child and adolescent schedule 2025, hepatitis B, as kept in content/vaccines/routine.json `motherNotes`.
 */
export function needsFourthDose(child: Omit<HepatitisBAtBirth, 'bornOn'>): boolean {
  return isLightNewborn(child) && child.motherHepatitisB !== 'negative';
}

/** Days 0 to 3. Ours. */
const DAYS_AT_BIRTH = 3;

/** Whether a dose was given in the first days, as the one at birth is. */
export function isOfFirstDays({ bornOn }: Pick<HepatitisBAtBirth, 'bornOn'>, givenOn: Day): boolean {
  return givenOn <= addDays(bornOn, DAYS_AT_BIRTH);
}

/** Whether a first dose would be one of the three of the series, given on a day: the one at birth is not. */
export function isFirstOfThree({ bornOn }: Pick<HepatitisBAtBirth, 'bornOn'>, on: Day): boolean {
  return on >= addDays(bornOn, SECOND_DOSE_DAYS);
}

/** Whether a dose was given on a day on which it can only be the one at birth. */
export function isStartedAtBirth(
  child: Pick<HepatitisBAtBirth, 'bornOn'>,
  { evaluations }: Pick<Assessment, 'evaluations'>,
  doses: readonly Pick<GivenDose, 'givenOn'>[],
): boolean {
  return evaluations
    .filter(({ vaccineGroup }) => vaccineGroup === HEPATITIS_B)
    .flatMap(({ dose }) => doses[dose] ?? [])
    .some(({ givenOn }) => !isFirstOfThree(child, day(givenOn)));
}

/** Fewer than four doses are never called complete. */
export function lacksFourthDose(child: Omit<HepatitisBAtBirth, 'bornOn'>, given: number): boolean {
  return needsFourthDose(child) && given < DOSES_OF_LIGHT;
}

/** Doses given, also one that does not count. */
export function hepatitisBDoses({ evaluations }: Pick<Assessment, 'evaluations'>): number {
  const given = evaluations.filter(({ vaccineGroup }) => vaccineGroup === HEPATITIS_B);
  return new Set(given.map(({ dose }) => dose)).size;
}

/**
 * The ages of CDSi's doses that differ for this child. A light baby whose mother may have hepatitis B: once the dose at
 * birth is given, the series counts from the second one's ages, and 4 weeks after the last that does not count. A light
 * baby of a negative mother: the first dose is recommended at 1 month. A positive mother's baby: the last dose is for 6
 * months, with the end that CDSi gives others recommended at that age.
 *
 * @param doses given, or planned as if given
 * Source: CDC child and adolescent schedule 2025, hepatitis B; the durations are CDSi 4.64's.
 */
export function hepatitisBAges(
  child: HepatitisBAtBirth,
  doses: readonly GivenDose[],
  edition: Edition,
): readonly AgeChange[] {
  const first = { antigen: HEPATITIS_B, dose: 1, of: '0d' };
  const isAtBirth = ({ givenOn, cvx }: GivenDose) =>
    givenOn < addDays(child.bornOn, SECOND_DOSE_DAYS) && groupsOfProduct(edition, cvx).includes(HEPATITIS_B);
  const changes: AgeChange[] = [];
  if (needsFourthDose(child) && doses.some(isAtBirth)) {
    const { absoluteMin, min } = OF_SECOND;
    const second = { ...first, afterPrevious: { absoluteMin, min } };
    // A series that ends in adult life takes a first dose of any age, and recommends none.
    changes.push({ ...second, ages: OF_SECOND }, { ...second, of: null, ages: { absoluteMin, min } });
  }
  if (isFirstDoseLater(child)) {
    changes.push({ ...first, ages: { recommended: OF_SECOND.recommended, late: OF_SECOND.late } });
  }
  if (child.motherHepatitisB === 'positive') {
    changes.push(
      { antigen: HEPATITIS_B, dose: 3, of: '6m', ages: { late: AT_SIX_MONTHS } },
      { antigen: HEPATITIS_B, dose: 4, of: '6m', ages: { late: AT_SIX_MONTHS } },
    );
  }
  return changes;
}

/** The least time after the first dose is as long as the least age: 4 weeks. */
const OF_SECOND = { absoluteMin: '4w-4d', min: '4w', recommended: '1m', late: '3m+4w' } as const;
const AT_SIX_MONTHS = '7m+4w';
