import * as z from 'zod/mini';
import { isDay, type Day } from '#domain/time/day.ts';
import { fail } from './row.ts';

/** Schemas are strict: unknown keys and words are refused, so every part of a row is checked. */
const CalendarDay = z.custom<Day>((value) => typeof value === 'string' && isDay(value));
const Name = z.string().check(z.minLength(1));
const Text = z.optional(z.string());
const ObservationCode = z.string().check(z.regex(/^\d{3}$/));

const ExpectedDose = z.strictObject({
  status: z.enum(['valid', 'not-valid', 'extraneous', 'sub-standard']),
  reason: z.optional(
    z.enum([
      'inadvertent-vaccine',
      'age-too-young',
      'age-too-old',
      'interval-too-short',
      'live-vaccine-conflict',
      'vaccine-not-allowed',
      'series-already-complete',
    ]),
  ),
  seriesType: z.optional(z.enum(['standard', 'risk', 'evaluation-only'])),
  note: Text,
});

/** The series type is standard by default. */
export type ExpectedDose = z.infer<typeof ExpectedDose>;

const ExpectedForecast = z.strictObject({
  status: z.enum(['not-complete', 'complete', 'immune', 'contraindicated', 'aged-out', 'not-recommended']),
  dose: z.optional(z.int().check(z.gte(1))),
  earliest: z.optional(CalendarDay),
  recommended: z.optional(CalendarDay),
  pastDue: z.optional(CalendarDay),
  note: Text,
});

/** A missing day must not be forecast. */
export type ExpectedForecast = z.infer<typeof ExpectedForecast>;

const child = {
  id: z.optional(z.string()),
  title: Text,
  dob: CalendarDay,
  sex: z.enum(['female', 'male', 'unknown']),
  assessed: CalendarDay,
  observations: z.optional(
    z.array(z.strictObject({ code: ObservationCode, date: z.optional(CalendarDay), note: Text })),
  ),
  tags: z.optional(z.array(z.string())),
  ageYears: z.optional(z.number()),
  note: Text,
};
const dose = { date: CalendarDay, cvx: Name, mvx: Text, note: Text };

/** Layout `vaccine-cases/1`: a history and the result for one vaccine group. */
export const GroupCase = z.strictObject({
  ...child,
  group: Name,
  doses: z.array(z.strictObject({ ...dose, expect: ExpectedDose })),
  expect: ExpectedForecast,
});
export type GroupCase = z.infer<typeof GroupCase>;

/** Layout `whole-child-cases/1`: a history and the result for each vaccine group. */
export const WholeChildCase = z.strictObject({
  ...child,
  doses: z.array(z.strictObject({ ...dose, expect: z.record(z.string(), ExpectedDose) })),
  expect: z.record(z.string(), ExpectedForecast).check(z.refine((groups) => Object.keys(groups).length > 0)),
});
export type WholeChildCase = z.infer<typeof WholeChildCase>;

/** Layout `date-arithmetic/1`. */
export const DateSum = z.strictObject({
  id: z.optional(z.string()),
  date: CalendarDay,
  add: Name,
  is: CalendarDay,
  note: Text,
});
export type DateSum = z.infer<typeof DateSum>;

/** @throws Error that names each missing or invalid field */
export function readRow<Row>(layout: z.ZodMiniType<Row>, row: unknown): Row {
  const { data, error } = layout.safeParse(row, { reportInput: true });
  return error ? fail(error.issues.map(whyRefused).join('; ')) : data;
}

function whyRefused(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.') || 'the row';
  if (issue.code === 'unrecognized_keys') return `${place} has what is not known: ${issue.keys.join(', ')}`;
  return issue.input === undefined
    ? `${place} is missing`
    : `${place} is not understood: ${JSON.stringify(issue.input)}`;
}
