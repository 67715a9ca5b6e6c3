import * as z from 'zod/mini';
import { line } from '#contract/fields.ts';
import {
  MeasuredField,
  Note,
  Place,
  Position,
  type ChangedMeasurement,
  type NewMeasurement,
} from '#contract/growth.ts';
import { Head, Height, Weight } from '#contract/measures.ts';
import type { FieldProblem } from '#contract/problem.ts';
import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { referencePlan } from '#domain/growth/references/reference-plan.ts';
import { OTHER_VALUE_PROBLEM, storedLength, storedWeight } from '#domain/growth/stored-value.ts';
import { kgOfGrams, cmOfTenthMm } from '#domain/growth/units.ts';
import { unlikelyFields } from '#domain/growth/score/unlikely.ts';
import { ageMonths, dayFromAgeMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entering } from '#server/auth/entering.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { EntryFacts } from '#server/db/entries.ts';
import type { Tables } from '#server/db/tables.ts';
import { atMost, fieldProblem, Problem, refuseFields } from '#server/problem.ts';

/** More than one for every third day of childhood. */
export const measurementLimit = atMost(2000, 'measurements');

export type MeasurementFacts = EntryFacts<Tables['measurements']>;

type Given = NewMeasurement | ChangedMeasurement;
type Born = Pick<EditableChild, 'bornOn'>;
type Reading = Entering & { readonly before: MeasurementFacts | null };

/**
 * @param before what is stored now; values that an edit leaves alone are not checked again
 * @throws Problem `bad-input` for an invalid day or text; `unlikely-value` for values with a WHO flag, or more than 15 %
 * below birth weight in the first 28 days, that nobody has confirmed
 */
export function measurementFacts(
  child: EditableChild,
  given: Given,
  entering: Entering,
  before: MeasurementFacts | null = null,
): MeasurementFacts {
  const { facts, problems } = readFacts(child, given, { ...entering, before });
  refuseFields(problems);
  return { ...facts, kept: JSON.stringify(confirmed(child, facts, given.keep ?? [], before)) };
}

/** The implied unit may have been added to the typed text. */
const importedText = z.nullable(line(1, 50, { long: 'This can have at most 50 characters' }));

/** The same rules as in the form. */
export const importedValues = {
  weightKg: z.nullable(Weight),
  weightText: importedText,
  heightCm: z.nullable(Height),
  heightText: importedText,
  position: z.nullable(Position),
  headCm: z.nullable(Head),
  headText: importedText,
  place: z.nullable(Place),
  note: z.nullable(Note),
};

/** From an export, where nobody can confirm an unlikely value. */
export type ImportedMeasurement = Omit<NewMeasurement, 'id' | 'keep'> & { readonly kept: readonly MeasuredField[] };

export function importedFacts(child: Born, given: ImportedMeasurement, today: Day) {
  const { facts, problems } = readFacts(child, given, { today, units: 'metric', before: null });
  const kept = MeasuredField.options.filter((field) => given.kept.includes(field));
  return { facts: { ...facts, kept: JSON.stringify(kept) }, problems };
}

function readFacts(child: Born, given: Given, reading: Reading) {
  const { values, problems } = readValues(given, reading);
  const facts = {
    ...whenOf(child, given, reading.before),
    ...values,
    place: given.place ?? null,
    note: given.note || null,
  };
  return { facts, problems: [...dayProblems(child, given, reading), ...problems] };
}

function whenOf(child: Born, given: Given, before: MeasurementFacts | null) {
  if (given.measuredOn === undefined) {
    const months = given.ageMonths ?? 0;
    return { measured_on: dayFromAgeMonths(child.bornOn, months), age_in_months_only: months };
  }
  const isUntouched = given.measuredOn === before?.measured_on;
  return { measured_on: given.measuredOn, age_in_months_only: isUntouched ? before.age_in_months_only : null };
}

/** An unchanged day is not checked again: it may have begun earlier in the time zone where it was entered. */
function dayProblems(child: Born, given: Given, { today, before }: Reading): FieldProblem[] {
  const { measuredOn, ageMonths: months } = given;
  if (measuredOn === undefined) {
    const isUntouched = months === before?.age_in_months_only;
    const isFuture = !isUntouched && dayFromAgeMonths(child.bornOn, months ?? 0) > today;
    return isFuture
      ? [fieldProblem('ageMonths', "Age in months cannot be more than the child's age today", 'too-big')]
      : [];
  }
  if (measuredOn > today && measuredOn !== before?.measured_on) {
    return [fieldProblem('measuredOn', 'Date measured cannot be in the future', 'too-big')];
  }
  if (measuredOn < child.bornOn) {
    return [fieldProblem('measuredOn', 'Date measured cannot be before the date of birth', 'too-small')];
  }
  const isOtherAge = months !== undefined && months !== ageMonths(child.bornOn, measuredOn);
  return isOtherAge ? [fieldProblem('ageMonths', 'This is not the age in months on the date measured')] : [];
}

/** A text that contradicts its number is a problem. */
function readValues(given: Given, { units, before: was }: Reading) {
  const weight = storedWeight([given.weightKg, given.weightText], units, [was?.weight_g, was?.weight_text]);
  const height = storedLength([given.heightCm, given.heightText], units, [was?.height_tenth_mm, was?.height_text]);
  const head = storedLength([given.headCm, given.headText], units, [was?.head_tenth_mm, was?.head_text]);
  const values = {
    weight_g: weight?.amount ?? null,
    weight_text: weight?.text ?? null,
    height_tenth_mm: height?.amount ?? null,
    height_text: height?.text ?? null,
    position: height?.amount == null ? null : (given.position ?? null),
    head_tenth_mm: head?.amount ?? null,
    head_text: head?.text ?? null,
  };
  const read = Object.entries({ weightText: weight, heightText: height, headText: head });
  const problems = read.flatMap(([name, value]) => (value ? [] : [fieldProblem(name, OTHER_VALUE_PROBLEM)]));
  return { values, problems };
}

/** WHO's flags, whichever reference a family charts with. */
const flagged = referencePlan(references, 'who');

function confirmed(
  child: EditableChild,
  facts: Omit<MeasurementFacts, 'kept'>,
  keep: readonly MeasuredField[],
  before: MeasurementFacts | null,
): MeasuredField[] {
  const unlikely = unlikelyIn(child, facts);
  const confirmedBefore = before === null ? [] : confirmedFieldsOf(before);
  const isUntouched = (field: MeasuredField) => isUnchanged(field, facts, before);
  const asked = unlikely.filter(({ field }) => !keep.includes(field) && !isUntouched(field));
  if (asked.length > 0) throw new Problem('unlikely-value', { fields: asked.map(({ asks }) => asks) });
  const isUnlikely = (field: MeasuredField) => unlikely.some((one) => one.field === field);
  return MeasuredField.options.filter(
    (field) => (isUntouched(field) && confirmedBefore.includes(field)) || (isUnlikely(field) && keep.includes(field)),
  );
}

export function unlikelyIn(
  child: EditableChild,
  facts: Omit<MeasurementFacts, 'kept'>,
): { readonly field: MeasuredField; readonly asks: FieldProblem }[] {
  const values = measuredIn(facts);
  return unlikelyFields(child, values, flagged).map((field) => ({ field, asks: question(field, values) }));
}

export function measuredIn(facts: Omit<MeasurementFacts, 'kept'>): MeasuredValues {
  return {
    measuredOn: facts.measured_on,
    weightKg: facts.weight_g === null ? null : kgOfGrams(facts.weight_g),
    heightCm: facts.height_tenth_mm === null ? null : cmOfTenthMm(facts.height_tenth_mm),
    position: facts.position,
    headCm: facts.head_tenth_mm === null ? null : cmOfTenthMm(facts.head_tenth_mm),
  };
}

export function confirmedFieldsOf({ kept }: Pick<MeasurementFacts, 'kept'>): MeasuredField[] {
  return kept === '[]' ? [] : ConfirmedFields.parse(JSON.parse(kept));
}

const ConfirmedFields = z.array(MeasuredField);

const columnOf = { weightKg: 'weight_g', heightCm: 'height_tenth_mm', headCm: 'head_tenth_mm' } as const;

function isUnchanged(field: MeasuredField, now: Omit<MeasurementFacts, 'kept'>, before: MeasurementFacts | null) {
  const column = columnOf[field];
  return before !== null && before[column] === now[column] && before.measured_on === now.measured_on;
}

function question(field: MeasuredField, values: Readonly<Record<MeasuredField, number | null>>): FieldProblem {
  return fieldProblem(field, `Is ${values[field]}\u00a0${field === 'weightKg' ? 'kg' : 'cm'} right?`, 'unlikely');
}
