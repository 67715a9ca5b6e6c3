import * as z from 'zod/mini';
import { BodySite } from '#contract/vaccines.ts';
import { birthAnswerIds } from '#domain/vaccines/birth/birth-questions.ts';
import { ConditionId, Cvx, Lot, dayOrMonth, NewVaccineDecision, Place, VaccineId } from '#contract/vaccines/changes.ts';
import { day, month } from '#contract/entered-day.ts';
import { Notes } from '#contract/fields.ts';
import type { Day } from '#domain/time/day.ts';
import { authorities, conditions, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { makersOf } from '#server/accounts/replies/people.ts';
import type { EditableChild } from '#server/children/access.ts';
import { fieldProblem } from '#server/problem.ts';
import type { Entry } from '#server/db/columns.ts';
import { entriesParser, withItsChild } from '#server/db/entries-part.ts';
import { inOrderOf } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import {
  FileRefused,
  provenanceInFile,
  provenanceOf,
  readAs,
  type ChildPart,
  type Fates,
} from '#server/db/portable.ts';
import { doses, notedConditions, rowLimit, storedVaccinesOf, type StoredPlan, type StoredRow } from './queries.ts';
import { importPlan } from './service/import-plan.ts';
import { bloodTestOf } from './rules/blood-test.ts';
import { readDose } from './rules/dose.ts';
import { isNotGiven } from './rules/not-given.ts';
import { decisionLimit } from './rules/standing-decisions.ts';

export const vaccineFates: Fates = {
  vaccine_plans: { ...withItsChild, deleted: { ...withItsChild.deleted, blood_test_by: 'the name' } },
  doses: withItsChild,
  planned_doses: withItsChild,
  vaccine_decisions: withItsChild,
  vaccine_conditions: withItsChild,
  past_questions: {
    exported: { not: 'It tells what this server has shown a parent, not about the child.' },
    imported: { not: 'The question opens once on the server that imports.' },
    deleted: { child_id: 'the row', user_id: 'the row' },
  },
};

const Time = z
  .string({ error: 'A time is HH:mm:ss' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, { error: 'A time is HH:mm:ss' }));
const GivenOn = day('A day is YYYY-MM-DD');

const DoseEntry = z
  .strictObject({
    givenOn: z.nullable(GivenOn),
    /** Absent in older exports. */
    givenIn: z.optional(z.nullable(month('A month is YYYY-MM'))),
    /** When the month was entered; null without one. Absent in older exports. */
    monthEnteredOn: z.optional(z.nullable(GivenOn)),
    markedAt: Time,
    cvx: z.nullable(Cvx),
    vaccine: z.nullable(VaccineId),
    lot: z.nullable(Lot),
    place: z.nullable(Place),
    site: z.nullable(BodySite),
    ...provenanceInFile,
  })
  .check(
    z.refine(({ cvx, vaccine }) => (cvx ?? vaccine) !== null, {
      error: 'Say which vaccine it was',
      path: ['vaccine'],
    }),
    dayOrMonth,
  );
type DoseEntry = z.infer<typeof DoseEntry>;

export const dosesPart: ChildPart<EditableChild, 'doses'> = {
  name: 'doses',
  entry: 'dose',
  tables: ['doses'],
  about: 'Doses of vaccines given: day or month, product by its CVX code, lot, place.',
  async read(trx, child) {
    const vaccines = await storedVaccinesOf(trx, child);
    const makingOf = await makersOf(trx, child, vaccines.doses);
    const entries = vaccines.doses.map((dose): DoseEntry => {
      const { given_on: givenOn, given_in: givenIn, marked_at_time: markedAt, cvx, vaccine, lot, place, site } = dose;
      return {
        givenOn,
        givenIn,
        monthEnteredOn: dose.month_entered_on,
        markedAt,
        cvx,
        vaccine,
        lot,
        place,
        site,
        ...provenanceOf(makingOf(dose)),
      };
    });
    return { entries, table: { heads: DOSE_HEADS, rows: entries.map(doseCells) } };
  },
  parse: entriesParser(doses, DoseEntry, ({ markedAt, monthEnteredOn, ...dose }, { bornOn, today }) => {
    const { facts, problems } = readDose({ bornOn }, dose, { timeZone: 'UTC', now: new Date(`${today}T12:00:00Z`) });
    const month_entered_on = facts.given_in === null ? null : (monthEnteredOn ?? today);
    const isEarly = month_entered_on !== null && month_entered_on > today;
    return {
      facts: { ...facts, marked_at_time: markedAt, month_entered_on },
      problems: isEarly
        ? [...problems, fieldProblem('monthEnteredOn', 'The day of entry cannot be in the future', 'too-big')]
        : problems,
    };
  }),
};

const DOSE_HEADS = [
  'Date given',
  'Product (CVX)',
  'Vaccine',
  'Lot',
  'Place',
  'Body site',
  'Entered by',
  'Entered at (UTC)',
  'Changed by',
  'Changed at (UTC)',
];

function doseCells(dose: DoseEntry) {
  const { givenOn, givenIn, cvx, vaccine, lot, place, site, madeBy, madeAt, changedBy, changedAt } = dose;
  return [givenOn ?? givenIn ?? null, cvx, vaccine, lot, place, site, madeBy, madeAt, changedBy, changedAt];
}

const ConditionEntries = z
  .array(
    z.strictObject({
      condition: ConditionId.check(z.refine((id) => titleOf(id) !== undefined, { error: 'This condition is unknown' })),
      ...provenanceInFile,
    }),
  )
  .check(z.maxLength(notedConditions.limit.most, { error: notedConditions.limit.tooMany }));

/** Imported before the plan, which is made with them. */
export const conditionsPart: ChildPart<EditableChild, 'vaccine-conditions'> = {
  name: 'vaccine-conditions',
  entry: 'condition',
  tables: ['vaccine_conditions'],
  about: 'What was noted about the child that changes its vaccine plan.',
  async read(trx, child) {
    const noted = (await notedConditions.of(trx, child)).filter(({ id }) => titleOf(id) !== undefined);
    const makingOf = await makersOf(trx, child, noted);
    const entries = noted.map((row) => ({ condition: row.id, ...provenanceOf(makingOf(row)) }));
    const rows = entries.map(({ condition, madeBy, madeAt }) => {
      return [titleOf(condition) ?? null, madeBy, madeAt];
    });
    return { entries, table: { heads: ['Condition', 'Entered by', 'Entered at (UTC)'], rows } };
  },
  parse(given) {
    const all = readAs(ConditionEntries, given);
    const ids = new Set(all.map(({ condition }) => condition));
    const repeated = all.findIndex(({ condition }, n) => all.findIndex((one) => one.condition === condition) !== n);
    if (repeated !== -1) throw new FileRefused('This condition appears twice', { entry: repeated, field: 'condition' });
    return {
      count: ids.size,
      write: (step, now) => {
        const noted = [...ids].map((id) => ({ id }));
        return step((trx, child) => notedConditions.insert(trx, child, noted, now));
      },
    };
  },
};

function titleOf(condition: string): string | undefined {
  return conditions().find(({ id }) => id === condition)?.title;
}

const PlannedVaccine = VaccineId.check(
  z.refine((id) => plannedGroups(routineSchedule()).some((group) => group.id === id), {
    error: 'The vaccine plan has no such vaccine',
  }),
);
const Due = z.nullable(GivenOn);

/** What a family entered besides doses. The rest is calculated. */
const PlanEntry = z.strictObject({
  authority: z
    .string({ error: 'This schedule is unknown' })
    .check(z.refine((id) => authorities().some((one) => one.id === id), { error: 'This schedule is unknown' })),
  isPastOpen: z.boolean({ error: 'isPastOpen is true or false' }),
  /** Absent in older exports, as is the next. */
  hepatitisBAtBirth: z.optional(z.nullable(z.enum(birthAnswerIds, { error: 'The answer is yes, no or unknown' }))),
  isMotherRsvAnswered: z.optional(z.boolean({ error: 'isMotherRsvAnswered is true or false' })),
  /** Who marked the blood test after the hepatitis B series as done, and when; null if nobody. Absent in older exports. */
  bloodTest: z.optional(z.nullable(z.strictObject(provenanceInFile))),
  decisions: z
    .array(
      z.strictObject({
        vaccine: PlannedVaccine,
        ...NewVaccineDecision.shape,
        /** Absent in older exports, as is the next. */
        decidedOn: z.optional(GivenOn),
        /** A dose given since, or a later decision, has overtaken it. */
        isOvertaken: z.optional(z.boolean({ error: 'isOvertaken is true or false' })),
        ...provenanceInFile,
      }),
    )
    .check(z.maxLength(decisionLimit.most, { error: decisionLimit.tooMany })),
  /** Rows with notes or not given, and the due days of completed rows. */
  rows: z
    .array(
      z.strictObject({
        vaccine: PlannedVaccine,
        number: z.int({ error: 'A number counts from 1' }).check(z.minimum(1), z.maximum(rowLimit.most)),
        dueOn: Due,
        windowEndsOn: Due,
        notes: z.nullable(Notes),
        /** The family said that it was not given before the child was added. Absent in older exports. */
        isNotGiven: z.optional(z.boolean({ error: 'isNotGiven is true or false' })),
        /** It said so, and corrected that with the dose. Absent in older exports. */
        isCorrected: z.optional(z.boolean({ error: 'isCorrected is true or false' })),
        ...provenanceInFile,
      }),
    )
    .check(z.maxLength(rowLimit.most)),
});
type PlanEntry = z.infer<typeof PlanEntry>;
const PlanEntries = z.array(PlanEntry).check(z.maxLength(1, { error: 'A child has one vaccine plan' }));

/** Imported after the doses. */
export const vaccinePlanPart: ChildPart<EditableChild, 'vaccine-plan'> = {
  name: 'vaccine-plan',
  entry: 'vaccine plan',
  tables: ['vaccine_plans', 'planned_doses', 'vaccine_decisions'],
  about:
    'Whose schedule the vaccine plan follows, what was put off or declined, also where a dose given since has overtaken it, what was answered about the birth, whether the blood test after hepatitis B vaccine was done, when doses had been due, which were not given before the child was added, and notes on them.',
  async read(trx, child) {
    const { plan, decisions: standing, overtaken, rows } = await storedVaccinesOf(trx, child);
    const decisions = [...overtaken, ...standing].toSorted(inOrderOf('vaccine', 'made_at'));
    const entered = rows.filter(hasEnteredData).toSorted(byVaccineAndNumber);
    const bloodTest = plan ? bloodTestOf(plan) : null;
    const makingOf = await makersOf(trx, child, [...decisions, ...entered, ...(bloodTest ? [bloodTest] : [])]);
    const by = (entry: Entry) => provenanceOf(makingOf(entry));
    const isEntered = plan && isEnteredPlan(plan);
    if (!plan || (!isEntered && decisions.length + entered.length === 0)) return { entries: [], table: NO_DECISIONS };
    const taken: PlanEntry = {
      authority: plan.authority,
      isPastOpen: isFlag(plan.past_open),
      hepatitisBAtBirth: plan.hepatitis_b_at_birth,
      isMotherRsvAnswered: isFlag(plan.mother_rsv_answered),
      bloodTest: bloodTest && by(bloodTest),
      decisions: decisions.map((of) => {
        const { vaccine, decision, until_on: until, reason, decided_on: decidedOn } = of;
        return { vaccine, decision, until, reason, decidedOn, isOvertaken: overtaken.includes(of), ...by(of) };
      }),
      rows: entered.map((row) => {
        const { vaccine, number, notes, due_on, window_ends_on } = row;
        const due = row.dose_id === null ? NO_DAYS : { dueOn: due_on, windowEndsOn: window_ends_on };
        const stands = isNotGiven(row, rows);
        const answer = { isNotGiven: stands, isCorrected: isFlag(row.is_not_given) && !stands };
        return { vaccine, number, ...due, notes, ...answer, ...by(row) };
      }),
    };
    return { entries: [taken], table: { ...NO_DECISIONS, rows: taken.decisions.map(decisionCells) } };
  },
  parse(given, { today }) {
    const [imported] = readAs(PlanEntries, given);
    imported?.decisions.forEach(requireOneDecision);
    imported?.decisions.forEach((decision, n) => requirePast(decision, n, today));
    imported?.rows.forEach(requireOneRow);
    return {
      count: imported ? 1 : 0,
      write: (step, now) => importPlan(step, imported, now),
    };
  },
};

function isEnteredPlan({ authority, past_open, blood_test_at, ...birth }: StoredPlan): boolean {
  const isBirthAnswered = birth.hepatitis_b_at_birth !== null || isFlag(birth.mother_rsv_answered);
  const isAnswered = past_open === 0 || isBirthAnswered || blood_test_at !== null;
  return isAnswered || authority !== authorities()[0]?.id;
}

type DecisionEntry = PlanEntry['decisions'][number];

function decisionCells({ vaccine, decision, until, reason, decidedOn, isOvertaken }: DecisionEntry) {
  return [vaccine, decision, until ?? null, reason ?? null, decidedOn ?? null, isOvertaken ? 'yes' : 'no'];
}

/** Of each vaccine one may stand. */
function requireOneDecision({ vaccine, isOvertaken }: DecisionEntry, n: number, all: readonly DecisionEntry[]): void {
  if (isOvertaken || all.findIndex((one) => one.vaccine === vaccine && !one.isOvertaken) === n) return;
  throw new FileRefused('This vaccine appears twice', { entry: 0, field: `decisions.${n}.vaccine` });
}

function requirePast({ decidedOn }: DecisionEntry, n: number, today: Day): void {
  if (decidedOn === undefined || decidedOn <= today) return;
  const field = `decisions.${n}.decidedOn`;
  throw new FileRefused('The day of a decision cannot be in the future', { entry: 0, field });
}

function requireOneRow({ vaccine, number }: PlanEntry['rows'][number], n: number, all: PlanEntry['rows']): void {
  if (all.findIndex((one) => one.vaccine === vaccine && one.number === number) === n) return;
  throw new FileRefused('This dose appears twice', { entry: 0, field: `rows.${n}.number` });
}

function hasEnteredData({ notes, dose_id, due_on, is_not_given }: StoredRow): boolean {
  return notes !== null || isFlag(is_not_given) || (dose_id !== null && due_on !== null);
}

function byVaccineAndNumber(one: StoredRow, other: StoredRow): number {
  return one.vaccine === other.vaccine ? one.number - other.number : one.vaccine < other.vaccine ? -1 : 1;
}

const NO_DAYS = { dueOn: null, windowEndsOn: null };
const NO_DECISIONS = { heads: ['Vaccine', 'Decision', 'Until', 'Reason', 'Date decided', 'Overtaken'], rows: [] };
