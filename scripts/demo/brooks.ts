import type { Course, Values, Visit } from './growing.ts';

/** A child of the demo family: who it is, how it grows, when it was measured. */
export type DemoChild = {
  readonly firstName: 'Jonah' | 'Leo' | 'Theo' | 'Maya';
  readonly lastName: string;
  /** Age today, in days. */
  readonly ageDays: number;
  readonly gestationDays: number;
  readonly course: Course;
  readonly relationship: { readonly hannah: 'mother' | 'guardian'; readonly daniel: 'father' | 'guardian' };
  readonly atBirth: Values;
  readonly visits: readonly Visit[];
};

const home = (ageDays: number, note?: string): Visit => ({ ageDays, place: 'home', ...(note ? { note } : {}) });
const doctor = (ageDays: number, note?: string): Visit => ({ ageDays, place: 'doctor', ...(note ? { note } : {}) });

const jonah: DemoChild = {
  firstName: 'Jonah',
  lastName: 'Brooks',
  ageDays: 1023,
  gestationDays: 279,
  course: { gender: 'male', earlyDays: 0, weightZ: 0.1, lengthZ: -0.1, headZ: 0.3 },
  relationship: { hannah: 'mother', daniel: 'father' },
  atBirth: { weightKg: 3.41, heightCm: 49.9, headCm: 34.6 },
  visits: [
    doctor(5),
    doctor(16),
    doctor(63),
    doctor(125),
    doctor(186),
    doctor(278),
    doctor(369),
    doctor(462),
    doctor(551),
    home(640),
    doctor(722, 'Measured lying for the last time.'),
    doctor(735, 'Second birthday checkup, standing.'),
    home(826),
    doctor(917),
    home(1010),
  ],
};

const leo: DemoChild = {
  firstName: 'Leo',
  lastName: 'Brooks',
  ageDays: 612,
  gestationDays: 281,
  course: { gender: 'male', earlyDays: 0, weightZ: 0.5, lengthZ: 0.7, headZ: 0.2 },
  relationship: { hannah: 'mother', daniel: 'father' },
  atBirth: { weightKg: 3.52, heightCm: 51, headCm: 34.8 },
  visits: [
    doctor(4),
    home(11, 'Back to his birth weight.'),
    doctor(15),
    doctor(31),
    home(47),
    doctor(62),
    doctor(123),
    home(151),
    doctor(184),
    home(229),
    doctor(275),
    home(320),
    doctor(367, 'First birthday checkup.'),
    doctor(458),
    doctor(549, 'Stood still for the tape, once.'),
  ],
};

const theo: DemoChild = {
  firstName: 'Theo',
  lastName: 'Hale',
  ageDays: 222,
  gestationDays: 33 * 7,
  course: { gender: 'male', earlyDays: 49, weightZ: -0.6, lengthZ: -0.5, headZ: -0.1 },
  relationship: { hannah: 'guardian', daniel: 'guardian' },
  atBirth: { weightKg: 1.96, heightCm: 43.5, headCm: 30.4 },
  visits: [doctor(58, 'Home for five weeks now.'), home(75), doctor(92), doctor(124), home(150), doctor(186)],
};

const maya: DemoChild = {
  firstName: 'Maya',
  lastName: 'Brooks',
  ageDays: 125,
  gestationDays: 276,
  course: { gender: 'female', earlyDays: 0, weightZ: -0.1, lengthZ: 0.3, headZ: 0.1 },
  relationship: { hannah: 'mother', daniel: 'father' },
  atBirth: { weightKg: 3.31, heightCm: 49.5, headCm: 34 },
  visits: [
    doctor(4),
    home(12),
    doctor(16),
    doctor(32),
    home(48),
    doctor(63, 'Smiled at the nurse.'),
    home(90, 'New bathroom scale.'),
    doctor(122),
  ],
};

/** The children in the order in which they came to the family. */
export const children: readonly DemoChild[] = [jonah, leo, theo, maya];
