import type { Me } from '#contract/accounts/me.ts';
import type { Measurement } from '#contract/growth.ts';
import type { Person } from '#contract/stored.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { shortDayNear } from './day-near.ts';

/** Whose eyes read: their own name is 'you', and days are those of their time zone. */
type Reader = Pick<Me, 'id' | 'timeZone'>;

/**
 * The small line under a measurement's day: where it was taken, and who added it when that was somebody else.
 * 'At the doctor', 'Added Oct 24 by Daniel'; empty for a parent's own at home.
 */
export function originText(measurement: Measurement, reader: Reader, today: Day): string {
  const { place, position, ageGivenInMonthsOnly, madeBy, madeAt } = measurement;
  const addedOn = shortDayNear(todayIn(reader.timeZone, new Date(madeAt)), today);
  const parts = [
    place === 'doctor' && 'At the doctor',
    position === 'standing' && 'Standing',
    ageGivenInMonthsOnly && 'Age given in months only',
    madeBy?.id !== reader.id && `Added ${addedOn} by ${nameOf(madeBy, reader)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** 'Entered by Daniel on October 24, 2026. Last changed by you on November 2, 2026.' */
export function historyText(measurement: Measurement, reader: Reader): string {
  const { madeBy, madeAt, changedBy, changedAt, version } = measurement;
  const on = (instant: string) => longDayText(todayIn(reader.timeZone, new Date(instant)));
  const entered = `Entered by ${nameOf(madeBy, reader)} on ${on(madeAt)}.`;
  return version === 1 ? entered : `${entered} Last changed by ${nameOf(changedBy, reader)} on ${on(changedAt)}.`;
}

/** 'you', a name, or that the account is gone. */
export function nameOf(person: Person, reader: Pick<Reader, 'id'>): string {
  if (person === null) return 'somebody whose account is gone';
  return person.id === reader.id ? 'you' : person.name;
}
