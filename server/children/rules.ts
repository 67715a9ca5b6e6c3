import { randomInt } from 'node:crypto';
import type { ChangedChild, NewChild } from '#contract/children.ts';
import { pictureFile } from '#contract/children/pictures.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { birthDateProblem } from '#domain/children/birth-date.ts';
import { isFirstName } from '#domain/children/child.ts';
import { parseWeight } from '#domain/growth/typed.ts';
import { gramsOfKg } from '#domain/growth/units.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entering } from '#server/auth/entering.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { fieldProblem, Problem, refuseFields } from '#server/http/problem.ts';
import type { PictureRefused } from '#server/pictures/picture-refused.ts';

/** Most children that one account sees. */
export const mostChildren = 100;

/** Most pictures that one account has uploaded. */
export const mostUploads = 50;

/** Where in storage all pictures are. */
export const pictureFolder = 'profile_pictures';

const NANOSECONDS_PER_MS = 1_000_000;

/** Where in storage a new picture goes. Two at the same moment still differ: below a millisecond chance decides. */
export function newPictureKey(userId: string, now: Date): string {
  const below = String(randomInt(NANOSECONDS_PER_MS)).padStart(6, '0');
  return `${pictureFolder}/${userId}/${now.getTime()}${below}.webp`;
}

/** Where a picture is shown. */
export function picturePath(address: string): string {
  return `/pictures/${address}`;
}

/** What a parent is told of a file that is not taken. */
export function pictureRefusal(why: PictureRefused['why']): Problem {
  switch (why) {
    case 'not-a-picture':
      return new Problem('wrong-type', { title: pictureFile.wrongType });
    case 'too-many-pixels':
      return new Problem('too-large', { title: 'File too large. Save the picture with fewer pixels and try again.' });
    case 'too-heavy':
      return later('This picture took too long to prepare. Try again in a minute, or save it with fewer pixels.', 60);
    case 'too-slow':
      return later('The picture took too long to arrive. Try again, or choose a smaller file.', 10);
    case 'too-many-at-once':
      return later('Two of your pictures are being sent already. Wait until one of them is there.', 10);
    case 'busy':
      return new Problem('unavailable', { retryAfterS: 10 });
  }
}

function later(title: string, retryAfterS: number): Problem {
  return new Problem('unavailable', { title, retryAfterS });
}

/** The columns of a child's facts. */
export const childFacts = [
  'first_name',
  'last_name',
  'born_on',
  'gender',
  'gestation_days',
  'birth_weight_g',
  'birth_weight_text',
  'mother_rsv_vaccine',
  'mother_hepatitis_b',
] as const satisfies readonly (keyof Tables['children'])[];

/** A child's facts as they are stored. */
export type ChildFacts = Pick<Tables['children'], (typeof childFacts)[number]>;

/** A child that is brought back may have no gender; a form always says one. */
type Given = Omit<NewChild | ChangedChild, 'gender'> & Pick<Tables['children'], 'gender'>;

/**
 * What is to be stored of a child.
 *
 * @param before what is stored of it now: a date that is left as it was is not judged again, since for whoever entered
 * it the day may have begun earlier, and a weight stays as it was typed
 * @throws Problem `bad-input` for a date of birth or a birth weight that does not fit
 */
export function factsOf(given: Given, { today, units }: Entering, before: ChildFacts | null = null): ChildFacts {
  const grams = given.birthWeightKg == null ? null : gramsOfKg(given.birthWeightKg);
  const isStored = given.birthWeightText != null && given.birthWeightText === before?.birth_weight_text;
  const typed = isStored
    ? { grams: before.birth_weight_g, text: before.birth_weight_text }
    : parseWeight(given.birthWeightText ?? '', units);
  const isOtherWeight = given.birthWeightText != null && (grams === null || typed?.grams !== grams);
  refuseFields([
    ...problemOf('bornOn', given.bornOn === before?.born_on ? null : birthDateProblem(given.bornOn, today)),
    ...problemOf('birthWeightText', isOtherWeight ? 'This is not the value that was entered' : null),
  ]);
  return {
    first_name: given.firstName,
    last_name: given.lastName || null,
    born_on: given.bornOn,
    gender: given.gender,
    gestation_days: given.gestationDays ?? null,
    birth_weight_g: grams,
    birth_weight_text: typed?.text ?? null,
    mother_rsv_vaccine: given.motherRsvVaccine == null ? null : asFlag(given.motherRsvVaccine),
    mother_hepatitis_b: given.motherHepatitisB ?? null,
  };
}

/** The first and the last day of what is stored of a child. */
export type DaySpan = { readonly first: Day; readonly last: Day };

/**
 * The days of a child's entries have to lie between its birth and the last day that is not in the future.
 *
 * @param entry one of them, as a sentence names it: 'measurement', 'vaccine dose'
 * @throws Problem `bad-input` on the date of birth
 */
export function requireFitting(entry: string, { first, last }: DaySpan, bornOn: Day, lastDay: Day): void {
  refuseFields([
    ...problemOf('bornOn', first < bornOn ? `There is a ${entry} of ${longDayText(first)}` : null),
    ...problemOf('bornOn', last > lastDay ? `A ${entry} would then lie in the future` : null),
  ]);
}

/**
 * The first name, typed to confirm a removal.
 *
 * @throws Problem `bad-input` on the first name
 */
export function requireName(typed: string, firstName: string): void {
  const isIt = isFirstName(typed, { firstName });
  refuseFields(problemOf('firstName', isIt ? null : `Type the first name, ${firstName}, to confirm`));
}

function problemOf(name: string, message: string | null): FieldProblem[] {
  return message === null ? [] : [fieldProblem(name, message)];
}
