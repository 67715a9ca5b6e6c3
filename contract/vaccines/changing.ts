import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { day } from '#contract/entered-day.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, line, Notes } from '#contract/fields.ts';
import { Version } from '#contract/stored.ts';
import { BodySite, VaccinePlan } from '../vaccines.ts';

/** A vaccine of the routine schedule, by its short word: 'dtap'. */
export const VaccineId = z
  .string({ error: 'This is not a vaccine of the schedule' })
  .check(z.regex(/^[a-z][a-z-]{1,19}$/, { error: 'This is not a vaccine of the schedule' }));

/** CDC's code of a product (CVX). */
export const Cvx = z
  .string({ error: 'This is not a product that is known here' })
  .check(z.regex(/^\d{2,3}$/, { error: 'This is not a product that is known here' }));

const GivenOn = day('Date given is required');
export const Lot = line(0, 40, { long: 'A lot number can have at most 40 characters' });
export const Place = line(0, 80, { long: 'A place can have at most 80 characters' });

const doseFacts = {
  /** Null where nobody knows the day. */
  givenOn: z.nullable(GivenOn),
  cvx: z.optional(z.nullable(Cvx)),
  /** Where the product is not known: which vaccine it was. */
  vaccine: z.optional(z.nullable(VaccineId)),
  lot: z.optional(z.nullable(Lot)),
  place: z.optional(z.nullable(Place)),
  site: z.optional(z.nullable(BodySite)),
};
type DoseFacts = { cvx?: string | null | undefined; vaccine?: string | null | undefined };
const someVaccine = z.refine<DoseFacts>(({ cvx, vaccine }) => (cvx ?? vaccine ?? null) !== null, {
  error: 'Say which vaccine it was',
  path: ['cvx'],
});

/** A dose that is written down; the same id with the same content answers as the first time. */
export const NewDose = z
  .strictObject({
    id: z.optional(Id),
    ...doseFacts,
    /** The rows of the plan that it is meant to fill, as the parent has seen them. */
    fills: z.optional(z.array(Id).check(z.maxLength(10))),
  })
  .check(someVaccine);
export type NewDose = z.infer<typeof NewDose>;

export const ChangedDose = z.strictObject({ ...doseFacts, version: Version }).check(someVaccine);
export type ChangedDose = z.infer<typeof ChangedDose>;

const doses = z
  .array(NewDose)
  .check(z.minLength(1, { error: 'Check at least one dose' }), z.maxLength(60, { error: 'These are too many doses' }));
/** Doses of one visit or of several. */
export const NewDoses = z.strictObject({ doses });
export type NewDoses = z.infer<typeof NewDoses>;

/** Completing or uncompleting one row, or saving its notes. What is left out stays as it is. */
export const ChangedPlannedDose = z.strictObject({
  completed: z.optional(z.boolean()),
  /** With `completed`; today when left out. */
  givenOn: z.optional(GivenOn),
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

const ofDose = z.object({ childId: Id, doseId: Id });
const ofPlannedDose = z.object({ childId: Id, plannedDoseId: Id });
const ofVaccine = z.object({ childId: Id, vaccine: VaccineId });

export const addDoses = endpoint({
  method: 'POST',
  path: '/api/children/:childId/doses',
  who: 'may edit the child',
  summary: 'Writes down doses that were given, all or none, and answers with the new plan.',
  params: ofChild,
  body: NewDoses,
  reply: VaccinePlan,
  status: 201,
});

export const changeDose = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/doses/:doseId',
  who: 'may edit the child',
  summary: 'Changes what is written down of a dose, unless somebody else changed it since it was read.',
  params: ofDose,
  body: ChangedDose,
  reply: VaccinePlan,
});

export const removeDose = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/doses/:doseId',
  who: 'may edit the child',
  summary: 'Removes a dose, unless somebody else changed it since it was read, and answers with the new plan.',
  params: ofDose,
  body: z.strictObject({ version: Version }),
  reply: VaccinePlan,
});

export const changePlannedDose = endpoint({
  method: 'PATCH',
  path: '/api/children/:childId/planned-doses/:plannedDoseId',
  who: 'may edit the child',
  summary: 'Marks one row of the plan completed or not completed, or saves its notes.',
  params: ofPlannedDose,
  body: ChangedPlannedDose,
  reply: VaccinePlan,
  spec: ['rpc update_baby_vaccine', 'update baby_vaccines'],
});

export const decideVaccine = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/vaccine-decisions/:vaccine',
  who: 'may edit the child',
  summary: 'Notes that a family wants a vaccine that is not routine, puts one off, or declines it.',
  params: ofVaccine,
  body: z.strictObject({
    ...NewVaccineDecision.shape,
    /** Of the decision that stood before; null where none did. */
    version: z.nullable(Version),
  }),
  reply: VaccinePlan,
});

export const undecideVaccine = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/vaccine-decisions/:vaccine',
  who: 'may edit the child',
  summary: 'Takes back what was decided about a vaccine, unless somebody else changed it since it was read.',
  params: ofVaccine,
  body: z.strictObject({ version: Version }),
  reply: VaccinePlan,
});

export const chooseVaccineAuthority = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/vaccine-authority',
  who: 'may edit the child',
  summary: "Chooses whose recommendations a child's plan follows. Doses, ages and intervals stay as they are.",
  params: ofChild,
  body: z.strictObject({
    authority: line(1, 40, { missing: 'Choose a schedule', long: 'Choose a schedule' }),
    version: Version,
  }),
  reply: VaccinePlan,
});
