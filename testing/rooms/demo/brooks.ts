import type { Gender } from '#domain/children/child.ts';

export type Visit = {
  readonly ageDays: number;
  readonly place: 'home' | 'doctor';
  readonly note?: string;
  readonly checkups: readonly string[];
};

/** A child's course in WHO's standards, as z-scores. */
export type Course = {
  readonly gender: Gender;
  readonly earlyDays: number;
  readonly weightZ: number;
  readonly lengthZ: number;
  readonly headZ: number;
};

/** Null where not measured. */
export type Values = { readonly weightKg: number; readonly heightCm: number | null; readonly headCm: number | null };

/** Who a child is, and the days on which somebody weighed it. */
export type ChildPlan = {
  readonly firstName: 'Jonah' | 'Leo' | 'Theo' | 'Maya';
  readonly lastName: string;
  readonly ageDays: number;
  readonly gestationDays: number;
  readonly course: Course;
  readonly relationship: { readonly hannah: 'mother' | 'guardian'; readonly daniel: 'father' | 'guardian' };
  readonly atBirth: Values;
  /** The first is the birth. */
  readonly visits: readonly Visit[];
};

const checkup = (ageDays: number, checkups: readonly string[], note?: string): Visit => ({
  ageDays,
  place: 'doctor',
  checkups,
  ...(note ? { note } : {}),
});
const doctor = (ageDays: number, note?: string) => checkup(ageDays, [], note);
const home = (ageDays: number, note?: string): Visit => ({ ...doctor(ageDays, note), place: 'home' });
const birth = checkup(0, ['newborn']);

const jonah: ChildPlan = {
  firstName: 'Jonah',
  lastName: 'Brooks',
  ageDays: 1023,
  gestationDays: 279,
  course: { gender: 'male', earlyDays: 0, weightZ: 0.1, lengthZ: -0.1, headZ: 0.3 },
  relationship: { hannah: 'mother', daniel: 'father' },
  atBirth: { weightKg: 3.41, heightCm: 49.9, headCm: 34.6 },
  visits: [
    birth,
    checkup(5, ['first-week']),
    doctor(16),
    checkup(63, ['m1', 'm2']),
    checkup(125, ['m4']),
    checkup(186, ['m6']),
    checkup(278, ['m9']),
    checkup(369, ['m12']),
    checkup(462, ['m15']),
    checkup(551, ['m18']),
    home(640),
    doctor(722, 'Measured lying for the last time.'),
    checkup(735, ['m24'], 'Second birthday checkup, standing.'),
    home(826),
    checkup(917, ['m30']),
    home(1010),
  ],
};

const leo: ChildPlan = {
  firstName: 'Leo',
  lastName: 'Brooks',
  ageDays: 612,
  gestationDays: 281,
  course: { gender: 'male', earlyDays: 0, weightZ: 0.5, lengthZ: 0.7, headZ: 0.2 },
  relationship: { hannah: 'mother', daniel: 'father' },
  atBirth: { weightKg: 3.52, heightCm: 51, headCm: 34.8 },
  visits: [
    birth,
    checkup(4, ['first-week']),
    home(11, 'Back to his birth weight.'),
    doctor(15),
    checkup(31, ['m1']),
    home(47),
    checkup(62, ['m2']),
    checkup(123, ['m4']),
    home(151),
    checkup(184, ['m6']),
    home(229),
    checkup(275, ['m9']),
    home(320),
    checkup(367, ['m12'], 'First birthday checkup.'),
    checkup(458, ['m15']),
    checkup(549, ['m18'], 'Stood still for the tape, once.'),
  ],
};

const theo: ChildPlan = {
  firstName: 'Theo',
  lastName: 'Hale',
  ageDays: 222,
  gestationDays: 33 * 7,
  course: { gender: 'male', earlyDays: 49, weightZ: -0.6, lengthZ: -0.5, headZ: -0.1 },
  relationship: { hannah: 'guardian', daniel: 'guardian' },
  atBirth: { weightKg: 1.96, heightCm: 43.5, headCm: 30.4 },
  visits: [
    birth,
    checkup(58, ['first-week', 'm1', 'm2'], 'Home for five weeks now.'),
    home(75),
    doctor(92),
    checkup(124, ['m4']),
    home(150),
    checkup(186, ['m6']),
  ],
};

const maya: ChildPlan = {
  firstName: 'Maya',
  lastName: 'Brooks',
  ageDays: 125,
  gestationDays: 276,
  course: { gender: 'female', earlyDays: 0, weightZ: -0.1, lengthZ: 0.3, headZ: 0.1 },
  relationship: { hannah: 'mother', daniel: 'father' },
  atBirth: { weightKg: 3.31, heightCm: 49.5, headCm: 34 },
  visits: [
    birth,
    checkup(4, ['first-week']),
    home(12),
    doctor(16),
    checkup(32, ['m1']),
    home(48),
    checkup(63, ['m2'], 'Smiled at the nurse.'),
    home(90, 'New bathroom scale.'),
    doctor(122, 'Seen for a cold. The checkup is still to come.'),
  ],
};

/** Oldest first. */
export const brooks: readonly ChildPlan[] = [jonah, leo, theo, maya];
