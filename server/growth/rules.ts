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
import { parseLength, parseWeight } from '#domain/growth/typed.ts';
import { gramsOfKg, kgOfGrams, cmOfTenthMm, tenthMmOfCm, type Units } from '#domain/growth/units.ts';
import { unlikelyFields } from '#domain/growth/score/unlikely.ts';
import { ageMonths, dayFromAgeMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entering } from '#server/auth/entering.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { EntryFacts } from '#server/db/entries.ts';
import type { Tables } from '#server/db/tables.ts';
import { fieldProblem, Problem, refuseFields } from '#server/http/problem.ts';

/** Most measurements of one child: more than one for every third day of childhood. */
export const mostMeasurements = 2000;

export const tooManyMeasurements = `A child can have at most ${mostMeasurements.toLocaleString('en-US')} measurements.`;

export type MeasurementFacts = EntryFacts<Tables['measurements']>;

type Given = NewMeasurement | ChangedMeasurement;
type Born = Pick<EditableChild, 'bornOn'>;
type Reading = Entering & { readonly before: MeasurementFacts | null };

/**
 * Checks a measurement and converts it to what is stored.
 *
 * @param before what is stored now; values that an edit leaves alone are not checked again
 * @throws Problem `bad-input` for an invalid day or text; `unlikely-value` for values with a WHO flag that nobody has
 * confirmed
 */
export function factsOf(
  child: EditableChild,
  given: Given,
  entering: Entering,
  before: MeasurementFacts | null = null,
): MeasurementFacts {
  const { facts, problems } = readFacts(child, given, { ...entering, before });
  refuseFields(problems);
  return { ...facts, kept: JSON.stringify(confirmed(child, facts, given.keep ?? [], before)) };
}

/** A value as typed; the implied unit may have been added. */
const importedText = z.nullable(line(1, 50, { long: 'This can have at most 50 characters' }));

/** The values of a measurement in a file, under the same rules as the form. */
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

/** A measurement from an export, where nobody can confirm an unlikely value. */
export type ImportedMeasurement = Omit<NewMeasurement, 'id' | 'keep'> & { readonly kept: readonly MeasuredField[] };

/** Converts an imported measurement to what is stored, with the problems found. */
export function importedFacts(child: Born, given: ImportedMeasurement, today: Day) {
  const { facts, problems } = readFacts(child, given, { today, units: 'metric', before: null });
  const kept = MeasuredField.options.filter((field) => given.kept.includes(field));
  return { facts: { ...facts, kept: JSON.stringify(kept) }, problems };
}

/** The facts before unlikely values are confirmed, with the problems found. */
function readFacts(child: Born, given: Given, reading: Reading) {
  const texts = readTexts(given, reading);
  const facts = {
    ...whenOf(child, given, reading.before),
    ...valuesOf(given),
    weight_text: texts.weight,
    height_text: texts.height,
    head_text: texts.head,
    place: given.place ?? null,
    note: given.note || null,
  };
  return { facts, problems: [...dayProblems(child, given, reading), ...texts.problems] };
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

function valuesOf({ weightKg, heightCm, headCm, position }: Given) {
  return {
    weight_g: weightKg == null ? null : gramsOfKg(weightKg),
    height_tenth_mm: heightCm == null ? null : tenthMmOfCm(heightCm),
    // A position means nothing without a height.
    position: heightCm == null ? null : (position ?? null),
    head_tenth_mm: headCm == null ? null : tenthMmOfCm(headCm),
  };
}

/** The texts as typed, with units. A text whose value differs from its number is a problem. */
function readTexts(given: Given, { units, before }: Reading) {
  const { weight_g, height_tenth_mm, head_tenth_mm } = valuesOf(given);
  const problems: FieldProblem[] = [];
  const read = (name: string, text: string | null | undefined, stored: number | null, parsed: Parsed | null) => {
    if (text == null) return null;
    if (parsed?.stored === stored) return parsed.text;
    problems.push(fieldProblem(name, 'This is not the value that was entered'));
    return null;
  };
  const weight = read(
    'weightText',
    given.weightText,
    weight_g,
    asStored(given.weightText, before?.weight_text, before?.weight_g) ?? weightIn(given.weightText, units),
  );
  const height = read(
    'heightText',
    given.heightText,
    height_tenth_mm,
    asStored(given.heightText, before?.height_text, before?.height_tenth_mm) ?? lengthIn(given.heightText, units),
  );
  const head = read(
    'headText',
    given.headText,
    head_tenth_mm,
    asStored(given.headText, before?.head_text, before?.head_tenth_mm) ?? lengthIn(given.headText, units),
  );
  return { weight, height, head, problems };
}

/** A typed text with its unit, and its value in grams or tenths of a millimeter. */
type Parsed = { readonly stored: number; readonly text: string };

/** A stored text stays valid even if today's rules would refuse it. */
function asStored(
  text: string | null | undefined,
  textBefore: string | null | undefined,
  storedBefore: number | null | undefined,
): Parsed | null {
  return text != null && text === textBefore && storedBefore != null ? { stored: storedBefore, text } : null;
}

function weightIn(text: string | null | undefined, units: Units): Parsed | null {
  const typed = parseWeight(text ?? '', units);
  return typed && { stored: typed.grams, text: typed.text };
}

function lengthIn(text: string | null | undefined, units: Units): Parsed | null {
  const typed = parseLength(text ?? '', units);
  return typed && { stored: typed.tenthMm, text: typed.text };
}

/** Unlikely values are judged by WHO's flags, whichever reference a family charts with. */
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

/** The fields with unlikely values, each with the question for the parent. */
export function unlikelyIn(
  child: EditableChild,
  facts: Omit<MeasurementFacts, 'kept'>,
): { readonly field: MeasuredField; readonly asks: FieldProblem }[] {
  const values = measuredIn(facts);
  return unlikelyFields(child, values, flagged).map((field) => ({ field, asks: question(field, values) }));
}

/** In kg and cm. */
export function measuredIn(facts: Omit<MeasurementFacts, 'kept'>): MeasuredValues {
  return {
    measuredOn: facts.measured_on,
    weightKg: facts.weight_g === null ? null : kgOfGrams(facts.weight_g),
    heightCm: facts.height_tenth_mm === null ? null : cmOfTenthMm(facts.height_tenth_mm),
    position: facts.position,
    headCm: facts.head_tenth_mm === null ? null : cmOfTenthMm(facts.head_tenth_mm),
  };
}

/** The fields whose unlikely values were confirmed when stored. */
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
