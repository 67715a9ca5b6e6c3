import { dayNumber, isDay } from '#domain/time/day.ts';
import type { DayNumber } from '#domain/time/day-number.ts';
import type { Finding, Patient } from '../assessment.ts';
import { addDuration, type Duration } from '../duration.ts';
import type { AgeRange, Edition } from '../edition.ts';
import type { ObservationCode, Sex } from '../supporting-data.ts';

/** 'Birth mother received RSV vaccine during pregnancy'; CDSi counts it as a contraindication. */
export const MOTHER_HAD_RSV_VACCINE: ObservationCode = '278';

export type PatientFacts = {
  readonly bornOn: DayNumber;
  readonly sex: Sex;
  /** The last day of each observation; null if unknown. */
  readonly observations: ReadonlyMap<ObservationCode, DayNumber | null>;
  readonly country: string | null;
};

export function patientFacts(edition: Edition, patient: Patient): { facts: PatientFacts; findings: Finding[] } {
  const findings: Finding[] = [];
  const assume = (why: 'unknown-sex' | 'unknown-observation' | 'no-such-observation-day', value: string) =>
    findings.push({ kind: 'assumed', why, dose: null, value });
  const sex = isKnownSex(patient.sex) ? patient.sex : 'unknown';
  if (sex === 'unknown') assume('unknown-sex', patient.sex);
  const observations = new Map<ObservationCode, DayNumber | null>();
  for (const { code, on } of patient.observations ?? []) {
    if (!edition.observations.has(code)) {
      assume('unknown-observation', code);
      continue;
    }
    const isKnownDay = typeof on === 'string' && isDay(on);
    if (on && !isKnownDay) assume('no-such-observation-day', on);
    observations.set(code, later(observations.get(code) ?? null, isKnownDay ? dayNumber(on) : null));
  }
  return {
    facts: { bornOn: dayNumber(patient.bornOn), sex, observations, country: patient.country ?? null },
    findings,
  };
}

function isKnownSex(text: string): text is Exclude<Sex, 'unknown'> {
  return text === 'female' || text === 'male';
}

function later(one: DayNumber | null, other: DayNumber | null): DayNumber | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

/** Null without an age. */
export function birthPlus(bornOn: DayNumber, age: Duration | null): DayNumber | null {
  return age && addDuration(bornOn, age);
}

/** Recorded, and at an age where it applies (CALCDTIND-1 and -2, CALCDTCI-1 and -2). */
export function isNoted(
  { bornOn, observations }: PatientFacts,
  { observation, ages }: { readonly observation: ObservationCode; readonly ages: AgeRange },
  on: DayNumber,
): boolean {
  return observations.has(observation) && isOfAge(bornOn, ages, on);
}

/** Start inclusive, end exclusive. */
export function isOfAge(bornOn: DayNumber, { from, to }: AgeRange, on: DayNumber): boolean {
  return (from === null || on >= addDuration(bornOn, from)) && (to === null || on < addDuration(bornOn, to));
}
