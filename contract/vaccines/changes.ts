import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { day, month } from '#contract/entered-day.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, line, Notes } from '#contract/fields.ts';
import { SeenEntry, Version } from '#contract/stored.ts';
import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import { BodySite, VaccinePlan } from '../vaccines.ts';

/** Of the routine schedule: 'dtap'. */
export const VaccineId = z
  .string({ error: 'This vaccine is not in the schedule' })
  .check(z.regex(/^[a-z][a-z-]{1,19}$/, { error: 'This vaccine is not in the schedule' }));

/** CDC's product code (CVX). */
export const Cvx = z
  .string({ error: 'This product is unknown' })
  .check(z.regex(/^\d{2,3}$/, { error: 'This product is unknown' }));

const GivenOn = day('Date given is required');
const GivenIn = month('Choose the month');
export const Lot = line(0, 40, { long: 'A lot number can have at most 40 characters' });
export const Place = line(0, 80, { long: 'A place can have at most 80 characters' });

const doseFacts = {
  /** Null if the day is unknown. */
  givenOn: z.nullable(GivenOn),
  /** Only where the day is unknown and the month is known. */
  givenIn: z.optional(z.nullable(GivenIn)),
  cvx: z.optional(z.nullable(Cvx)),
  /** If the product is unknown. */
  vaccine: z.optional(z.nullable(VaccineId)),
  lot: z.optional(z.nullable(Lot)),
  place: z.optional(z.nullable(Place)),
  site: z.optional(z.nullable(BodySite)),
};
/** The parent says that it is a dose of its own, though one of its vaccine is recorded within a few days. */
const isAnother = z.optional(z.boolean());
type DoseFacts = { cvx?: string | null | undefined; vaccine?: string | null | undefined };
const someVaccine = z.refine<DoseFacts>(({ cvx, vaccine }) => (cvx ?? vaccine ?? null) !== null, {
  error: 'Say which vaccine it was',
  path: ['cvx'],
});

type When = { givenOn: Day | null; givenIn?: Month | null | undefined };
export const dayOrMonth = z.refine<When>(({ givenOn, givenIn = null }) => givenOn === null || givenIn === null, {
  error: 'Give the day or the month, not both',
  path: ['givenIn'],
});

/**
 * To be asked about a dose that would not count because it was given too early: nothing is then saved, and the refusal is
 * `unlikely-value`, with a sentence for each such dose.
 */
export const refusesEarly = z.optional(z.boolean());

/** Sending the same id and content again is harmless. */
export const NewDose = z
  .strictObject({
    id: z.optional(Id),
    /** Of the dose that an earlier request recorded under this id, which is then corrected. */
    version: z.optional(Version),
    ...doseFacts,
    isAnother,
    /** The planned doses it should fill, as shown to the parent. */
    fills: z.optional(z.array(Id).check(z.maxLength(10))),
  })
  .check(someVaccine, dayOrMonth);
export type NewDose = z.infer<typeof NewDose>;

export const ChangedDose = z
  .strictObject({ ...doseFacts, isAnother, refusesEarly, version: Version })
  .check(someVaccine, dayOrMonth);
export type ChangedDose = z.infer<typeof ChangedDose>;

const doses = z
  .array(NewDose)
  .check(
    z.minLength(1, { error: 'Check at least one dose' }),
    z.maxLength(60, { error: 'Add at most 60 doses at a time' }),
  );
export const NewDoses = z.strictObject({
  doses,
  refusesEarly,
  /** Recorded doses to remove with it, as they were read. Those gone already are no obstacle. */
  replaces: z.optional(z.array(SeenEntry).check(z.maxLength(60, { error: 'Replace at most 60 doses at a time' }))),
});
export type NewDoses = z.infer<typeof NewDoses>;

/** Omitted fields stay unchanged. */
export const ChangedPlannedDose = z.strictObject({
  completed: z.optional(z.boolean()),
  /** Only with `completed: true`. Defaults to today for an open row, to the day it has for a completed one. */
  givenOn: z.optional(GivenOn),
  /** Only with `completed`. */
  isAnother,
  notes: z.optional(z.nullable(Notes)),
  version: Version,
});
export type ChangedPlannedDose = z.infer<typeof ChangedPlannedDose>;

export const NewVaccineDecision = z.strictObject({
  decision: z.enum(['wanted', 'deferred', 'declined'], { error: 'Choose to defer or to decline' }),
  until: z.optional(z.nullable(day('Until when is it put off?'))),
  reason: z.optional(z.nullable(line(0, 200, { long: 'A reason can have at most 200 characters' }))),
});
export type NewVaccineDecision = z.infer<typeof NewVaccineDecision>;

export const ConditionId = z
  .string({ error: 'This condition is unknown' })
  .check(z.regex(/^[a-z][a-z-]{2,39}$/, { error: 'This condition is unknown' }));
/** Of a child. More than the list has, since a stored one stays when a later edition drops it from the list. */
export const mostConditions = 100;
const ConditionIds = z
  .array(ConditionId)
  .check(z.maxLength(mostConditions, { error: `Note at most ${mostConditions} conditions` }));

const ofDose = z.object({ childId: Id, doseId: Id });
const ofPlannedDose = z.object({ childId: Id, plannedDoseId: Id });
const ofVaccine = z.object({ childId: Id, vaccine: VaccineId });

export const addDoses = endpoint({
  method: 'POST',
  path: '/api/children/:childId/doses',
  who: 'may edit the child',
  expensive: true,
  summary: 'Records given doses and removes those they replace, all or none, and returns the new plan.',
  params: ofChild,
  body: NewDoses,
  reply: VaccinePlan,
  status: 201,
});

export const changeDose = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/doses/:doseId',
  who: 'may edit the child',
  expensive: true,
  summary: 'Changes a recorded dose, unless it was changed since it was read.',
  params: ofDose,
  body: ChangedDose,
  reply: VaccinePlan,
});

export const removeDose = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/doses/:doseId',
  who: 'may edit the child',
  expensive: true,
  summary: 'Removes a dose, unless it was changed since it was read, and returns the new plan.',
  params: ofDose,
  body: z.strictObject({ version: Version }),
  reply: VaccinePlan,
});

export const takeBackDoses = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/doses',
  who: 'may edit the child',
  expensive: true,
  summary: 'Takes back doses that were recorded together, all or none, unless one of them was changed since.',
  params: ofChild,
  body: z.strictObject({ doses: z.array(SeenEntry).check(z.minLength(1), z.maxLength(60)) }),
  reply: VaccinePlan,
});

export const changePlannedDose = endpoint({
  method: 'PATCH',
  path: '/api/children/:childId/planned-doses/:plannedDoseId',
  who: 'may edit the child',
  expensive: true,
  summary: 'Marks a planned dose completed or not, corrects the day of a completed one, or saves its notes.',
  params: ofPlannedDose,
  body: ChangedPlannedDose,
  reply: VaccinePlan,
  spec: ['rpc update_baby_vaccine', 'update baby_vaccines'],
});

export const decideVaccine = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/vaccine-decisions/:vaccine',
  who: 'may edit the child',
  expensive: true,
  summary: 'Records that a family wants a vaccine that is not routine, puts one off, or declines it.',
  params: ofVaccine,
  body: z.strictObject({
    ...NewVaccineDecision.shape,
    /** Of the previous decision; null if there was none. */
    version: z.nullable(Version),
  }),
  reply: VaccinePlan,
});

export const undecideVaccine = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/vaccine-decisions/:vaccine',
  who: 'may edit the child',
  expensive: true,
  summary: 'Withdraws a decision about a vaccine, unless it was changed since it was read.',
  params: ofVaccine,
  body: z.strictObject({ version: Version }),
  reply: VaccinePlan,
});

export const noteVaccineConditions = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/vaccine-conditions',
  who: 'may edit the child',
  expensive: true,
  summary: 'Notes which conditions a child has that change its plan, unless they were changed since they were read.',
  params: ofChild,
  body: z.strictObject({
    conditions: ConditionIds,
    /** Those noted when they were read. */
    seen: ConditionIds,
  }),
  reply: VaccinePlan,
});

export const markBloodTest = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/blood-test',
  who: 'may edit the child',
  expensive: true,
  summary: 'Marks the blood test after the hepatitis B series as done or not, where the plan asks about it.',
  params: ofChild,
  body: z.strictObject({ isDone: z.boolean({ error: 'isDone is true or false' }) }),
  reply: VaccinePlan,
});

export const chooseVaccineAuthority = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/vaccine-authority',
  who: 'may edit the child',
  expensive: true,
  summary: "Chooses whose recommendations a child's plan follows. Doses, ages and intervals stay as they are.",
  params: ofChild,
  body: z.strictObject({
    authority: line(1, 40, { missing: 'Choose a schedule', long: 'Choose a schedule' }),
    version: Version,
  }),
  reply: VaccinePlan,
});
