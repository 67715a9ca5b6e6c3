import type { ChangedChild, Child, NewChild } from '#contract/children.ts';
import { genderText } from '#domain/children/child.ts';
import { gestationText } from '#domain/children/gestation.ts';
import type { Units } from '#domain/growth/units.ts';
import { weightText } from '#domain/growth/value-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { differencesBetween, factOr, type Difference, type Fact } from '#web/client/form/differences.ts';

export function childDifferences(before: Child, now: Child, units: Units): Difference[] {
  return [...differencesBetween(childInWords(before, units), childInWords(now, units)), ...pictureChange(before, now)];
}

/** From what an earlier save stored to what was sent. */
export function sentDifferences(stored: Child, sent: NewChild | ChangedChild, units: Units): Difference[] {
  const { firstName, lastName, bornOn, gender, gestationDays, birthWeightKg } = sent;
  const now = {
    firstName,
    lastName: lastName || null,
    bornOn,
    gender,
    gestationDays: gestationDays ?? null,
    birthWeightKg: birthWeightKg ?? null,
    motherRsvVaccine: sent.motherRsvVaccine ?? null,
    motherHepatitisB: sent.motherHepatitisB ?? null,
  };
  return differencesBetween(childInWords(stored, units), childInWords(now, units));
}

function pictureChange(before: Child, now: Child): Difference[] {
  if (before.pictureAddress === now.pictureAddress) return [];
  const after = before.pictureAddress ? 'another one' : 'one';
  return [
    { name: 'Picture', before: before.pictureAddress ? 'one' : 'none', now: now.pictureAddress ? after : 'none' },
  ];
}

type Facts = Pick<
  Child,
  | 'firstName'
  | 'lastName'
  | 'bornOn'
  | 'gender'
  | 'gestationDays'
  | 'birthWeightKg'
  | 'motherRsvVaccine'
  | 'motherHepatitisB'
>;

function childInWords(child: Facts, units: Units): Fact[] {
  const { firstName, lastName, bornOn, gender, gestationDays, birthWeightKg } = child;
  return [
    { name: 'First name', text: firstName },
    factOr('none', 'Last name', lastName),
    { name: 'Date of birth', text: longDayText(bornOn) },
    factOr('not said', 'Gender', gender === null ? null : genderText(gender)),
    factOr('not said', 'Born at', gestationDays === null ? null : gestationText(gestationDays)),
    factOr('not said', 'Birth weight', birthWeightKg === null ? null : weightText(birthWeightKg, units)),
    factOr(
      'not said',
      "Mother's RSV vaccine",
      child.motherRsvVaccine === null ? null : rsvText(child.motherRsvVaccine),
    ),
    factOr('not said', "Mother's hepatitis B test (HBsAg)", child.motherHepatitisB),
  ];
}

function rsvText(is: boolean): string {
  return is ? 'yes, at least 14 days before the birth' : 'no, or later';
}
