import type { Me } from '#contract/accounts/me.ts';
import type { Child, Children } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { ageMonths } from '#domain/time/age.ts';
import { day } from '#domain/time/day.ts';

export const today = day('2026-11-21');

const hannah = { id: '0197a000-0000-7000-8000-000000000001', name: 'Hannah' };
export const daniel = { id: '0197a000-0000-7000-8000-000000000002', name: 'Daniel' };

export const me: Me = {
  ...hannah,
  email: 'hannah@example.org',
  region: 'us',
  timeZone: 'America/New_York',
  units: 'metric',
  theme: 'system',
  growthReference: 'cdc',
  isEditor: false,
  changedAt: '2026-07-20T10:00:00.000Z',
  version: 1,
};

const made = {
  madeBy: hannah,
  madeAt: '2026-07-20T10:00:00.000Z',
  changedBy: hannah,
  changedAt: '2026-07-20T10:00:00.000Z',
  version: 1,
};

export const maya: Child = {
  id: '0197a000-0000-7000-8000-00000000000a',
  firstName: 'Maya',
  lastName: 'Brooks',
  fullName: 'Maya Brooks',
  bornOn: day('2026-07-19'),
  gender: 'female',
  gestationDays: null,
  motherRsvVaccine: null,
  motherHepatitisB: null,
  birthWeightKg: null,
  birthWeightText: null,
  pictureAddress: null,
  pictureId: null,
  relationship: 'mother',
  isPrimary: true,
  may: 'edit',
  ...made,
};

export const mayaBornEarly: Child = { ...maya, gestationDays: 236, birthWeightKg: 3.41, birthWeightText: '3.41 kg' };

export const leo: Child = {
  ...maya,
  id: '0197a000-0000-7000-8000-00000000000b',
  firstName: 'Leo',
  lastName: null,
  fullName: 'Leo',
  bornOn: day('2024-02-03'),
  gender: 'male',
};

/** The first one is active. */
export function childrenOf(...children: Child[]): Children {
  return { children, activeChildId: children[0]?.id ?? null, incomplete: [] };
}

/** Defaults to a measurement at home by Hannah on that day. */
export function measured(on: string, values: Partial<Measurement> = {}): Measurement {
  const measuredOn = day(on);
  const at = `${on}T15:00:00.000Z`;
  return {
    id: `0197a000-0000-7000-8000-${on.replaceAll('-', '').padStart(12, '0')}`,
    childId: maya.id,
    measuredOn,
    ageMonths: ageMonths(maya.bornOn, measuredOn),
    ageGivenInMonthsOnly: false,
    weightKg: null,
    weightText: null,
    heightCm: null,
    heightText: null,
    position: null,
    headCm: null,
    headText: null,
    place: 'home',
    note: null,
    kept: [],
    ...made,
    madeAt: at,
    changedAt: at,
    ...values,
  };
}

/** At birth, at three months by Daniel, and at four months by her doctor. */
export const measurements = [
  measured('2026-07-19', { weightKg: 3.39, weightText: '3.39 kg', heightCm: 49.7, position: 'lying', headCm: 34 }),
  measured('2026-10-22', { weightKg: 6.43, weightText: '6.43 kg', madeBy: daniel, madeAt: '2026-10-24T15:00:00.000Z' }),
  measured('2026-11-19', { weightKg: 6.94, weightText: '6.94 kg', heightCm: 63.2, headCm: 41, place: 'doctor' }),
];
