import type { Measurement } from '#contract/growth.ts';
import type { Day } from '#domain/time/day.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { shortDayNear } from '#web/client/text/day-near.ts';

/** 'At the doctor', 'Added Oct 24 by Daniel'; empty for a parent's own at home. */
export function originText(measurement: Measurement, reader: Reader, today: Day): string {
  const { place, position, ageGivenInMonthsOnly, madeBy, madeAt } = measurement;
  const addedOn = () => shortDayNear(localDay(reader.timeZone, new Date(madeAt)), today);
  const parts = [
    place === 'doctor' && 'At the doctor',
    position === 'standing' && 'Standing',
    ageGivenInMonthsOnly && 'Age given in months only',
    madeBy?.id !== reader.id && `Added ${addedOn()} by ${nameOf(madeBy, reader)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
