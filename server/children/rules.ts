import { hash, randomInt } from 'node:crypto';
import type { ChangedChild, NewChild } from '#contract/children.ts';
import { pictureFile } from '#contract/children/pictures.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { birthDateProblem } from '#domain/children/birth-date.ts';
import { isFirstName } from '#domain/children/child.ts';
import { OTHER_VALUE_PROBLEM, storedWeight } from '#domain/growth/stored-value.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entering } from '#server/auth/entering.ts';
import type { DaySpan } from '#server/db/day-span.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';
import type { PictureRefused } from '#server/pictures/picture-refused.ts';

export const mostChildren = 100;

export const mostUploads = 50;

export const pictureFolder = 'profile_pictures';

const NANOSECONDS_PER_MS = 1_000_000;

/** The time in nanoseconds, random below the millisecond. */
export function newPictureKey(userId: string, now: Date): string {
  const below = String(randomInt(NANOSECONDS_PER_MS)).padStart(6, '0');
  return `${pictureFolder}/${userId}/${now.getTime()}${below}.webp`;
}

/**
 * The id of a child that an account adds under an id it chose: the same for a repeated request, and another for every
 * other account, so that no answer tells whether a child has the chosen one.
 *
 * Source of the form: RFC 9562, section 5.8 (version 8).
 */
export function childIdFor(userId: string, chosenId: string): string {
  const hex = hash('sha256', `${userId}/${chosenId}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

export function picturePath(address: string): string {
  return `/pictures/${address}`;
}

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
      return later('Two of your pictures are still uploading. Wait for one to finish.', 10);
    case 'busy':
      return new Problem('unavailable', { retryAfterS: 10 });
  }
}

function later(title: string, retryAfterS: number): Problem {
  return new Problem('unavailable', { title, retryAfterS });
}

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

export type ChildFacts = Pick<Tables['children'], (typeof childFacts)[number]>;

/** An imported child may have no gender; a form requires one. */
type Given = Omit<NewChild | ChangedChild, 'gender'> & Pick<Tables['children'], 'gender'>;

/**
 * @param before what is stored now: an unchanged date is not checked again, since the day may have begun earlier where
 * it was entered, and an unchanged weight stays as typed
 * @throws Problem `bad-input` for an invalid date of birth or birth weight
 */
export function childFactsOf(given: Given, { today, units }: Entering, before: ChildFacts | null = null): ChildFacts {
  const weightBefore = [before?.birth_weight_g, before?.birth_weight_text] as const;
  const birthWeight = storedWeight([given.birthWeightKg, given.birthWeightText], units, weightBefore);
  refuseFields([
    ...problemOf('bornOn', given.bornOn === before?.born_on ? null : birthDateProblem(given.bornOn, today)),
    ...problemOf('birthWeightText', birthWeight === null ? OTHER_VALUE_PROBLEM : null),
  ]);
  return {
    first_name: given.firstName,
    last_name: given.lastName || null,
    born_on: given.bornOn,
    gender: given.gender,
    gestation_days: given.gestationDays ?? null,
    birth_weight_g: birthWeight?.amount ?? null,
    birth_weight_text: birthWeight?.text ?? null,
    mother_rsv_vaccine: given.motherRsvVaccine == null ? null : asFlag(given.motherRsvVaccine),
    mother_hepatitis_b: given.motherHepatitisB ?? null,
  };
}

/**
 * @param entry the noun for one of them: 'measurement', 'vaccine dose'
 * @throws Problem `bad-input` on the date of birth
 */
export function requireFitting(entry: string, { first, last, firstText }: DaySpan, bornOn: Day, lastDay: Day): void {
  refuseFields([
    ...problemOf('bornOn', first < bornOn ? `There is a ${entry} of ${firstText}` : null),
    ...problemOf('bornOn', last > lastDay ? `A ${entry} would then lie in the future` : null),
  ]);
}

/** @throws Problem `bad-input` on the first name */
export function requireName(typed: string, firstName: string): void {
  const isIt = isFirstName(typed, { firstName });
  refuseFields(problemOf('firstName', isIt ? null : `Type the first name, ${firstName}, to confirm`));
}

function problemOf(name: string, message: string | null): FieldProblem[] {
  return message === null ? [] : [fieldProblem(name, message)];
}
