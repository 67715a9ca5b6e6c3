import * as z from 'zod/mini';
import { ofChild } from './children.ts';
import { endpoint } from './endpoint.ts';
import { Person, provenance, specified, StoredAt, StoredDay, StoredId, Version } from './stored.ts';

/** A product that a parent can say was given. */
export const VaccineProduct = z.object({
  cvx: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  /** The vaccines of the schedule that it is a dose of: several for a combination. */
  vaccines: z.array(z.string()),
});
export type VaccineProduct = z.infer<typeof VaccineProduct>;

/** What there is to know about a vaccine of the schedule. */
export const Vaccine = z.object({
  id: specified(z.string(), 'vaccines.id'),
  name: specified(z.string(), 'vaccines.name'),
  shortName: specified(z.string(), 'vaccines.short_name'),
  protectsAgainst: z.array(z.string()),
  description: specified(z.string(), 'vaccines.description'),
  recommendedAge: specified(z.string(), 'vaccines.recommended_age'),
  dosesRequired: specified(z.string(), 'vaccines.doses'),
  /** Text of the side effects and how long they last, in a sentence. */
  sideEffects: specified(z.string(), 'vaccines.side_effects'),
  callDoctor: z.array(z.string()),
  emergency: z.array(z.string()),
  catchUp: z.string(),
  /** Whether it is part of every child's plan, or only where a parent adds it. */
  isRoutine: z.boolean(),
});
export type Vaccine = z.infer<typeof Vaccine>;

/** A source as every view names it. */
const VaccineSource = z.object({ title: z.string(), edition: z.string(), on: StoredDay });

export const Vaccines = z.object({
  vaccines: z.array(Vaccine),
  products: z.array(VaccineProduct),
  source: VaccineSource,
});
export type Vaccines = z.infer<typeof Vaccines>;

/** Where a dose was given on the body. */
export const bodySites = ['left-thigh', 'right-thigh', 'left-arm', 'right-arm', 'mouth', 'nose'] as const;
export const BodySite = z.enum(bodySites, { error: 'This is not a place on the body that is known here' });
export type BodySite = z.infer<typeof BodySite>;

/** What the engine makes of a dose, in plain words. */
const Verdict = z.object({
  /** The vaccine of the schedule that it was judged for. */
  vaccine: z.string(),
  counts: z.boolean(),
  text: z.string(),
  details: z.array(z.string()),
  /** The rule of CDC's logic specification that the text tells of. */
  rule: z.string(),
});

/** A dose as somebody wrote it down. */
export const Dose = z.object({
  id: StoredId,
  /** Null where nobody knows the day: kept, and never counted. */
  givenOn: z.nullable(StoredDay),
  cvx: z.nullable(z.string()),
  /** 'Pentacel'; null where the product is not known. */
  productName: z.nullable(z.string()),
  /** The vaccines of the schedule that it is a dose of. Empty for one that the schedule does not have. */
  vaccines: z.array(z.string()),
  lot: z.nullable(z.string()),
  place: z.nullable(z.string()),
  site: z.nullable(BodySite),
  verdicts: z.array(Verdict),
  ...provenance,
});
export type Dose = z.infer<typeof Dose>;

/** Where a planned dose stands (`PlannedStatus` of the domain). */
const plannedStatuses = ['completed', 'overdue', 'upcoming', 'declined', 'deferred', 'not-needed'] as const;

/** One row of a child's vaccine plan. */
export const PlannedDose = z.object({
  id: specified(StoredId, 'baby_vaccines.id'),
  childId: specified(StoredId, 'baby_vaccines.newborn_id'),
  vaccine: specified(z.string(), 'baby_vaccines.vaccine_id'),
  /** The vaccine that is given then, by its id: Tdap in the place of DTaP from 7 years on. */
  gives: z.string(),
  name: z.string(),
  shortName: z.string(),
  number: z.int(),
  recommendedAge: z.nullable(z.string()),
  /** The day on which the child comes to that age; null where none is named, and for what is given every season. */
  recommendedOn: z.nullable(StoredDay),
  dueOn: specified(z.nullable(StoredDay), 'baby_vaccines.due_date'),
  /** The last day of the recommended window; null where it has none. */
  windowEndsOn: z.nullable(StoredDay),
  status: z.enum(plannedStatuses),
  /** Past the last day of its window, and nobody asked the family to wait. */
  isPastWindow: z.boolean(),
  /** Due before the child was added, and the family was not asked yet what happened. */
  isUnanswered: z.boolean(),
  /** The authority of the child leaves it to parents and doctor, or means it for children with a higher risk. */
  category: z.enum(['routine', 'risk', 'ask-your-doctor']),
  /** Why it is planned for its day, in a sentence. */
  why: z.string(),
  details: z.array(z.string()),
  doseId: z.nullable(StoredId),
  completed: specified(z.boolean(), 'baby_vaccines.completed'),
  /** 'YYYY-MM-DD HH:mm:ss'; null as long as it is not completed, and where nobody knows the day. */
  completedDate: specified(z.nullable(z.string()), 'baby_vaccines.completed_date'),
  notes: specified(z.nullable(z.string()), 'baby_vaccines.notes'),
  ...provenance,
});
export type PlannedDose = z.infer<typeof PlannedDose>;

/** Who recommends vaccines, as a parent chooses it. */
export const VaccineAuthority = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  from: StoredDay,
  label: z.nullable(z.string()),
  state: z.string(),
});
export type VaccineAuthority = z.infer<typeof VaccineAuthority>;

/** What a family has decided about a vaccine: to have one that is not routine, to wait, or not to have it. */
export const VaccineDecision = z.object({
  vaccine: z.string(),
  decision: z.enum(['wanted', 'deferred', 'declined']),
  until: z.nullable(StoredDay),
  reason: z.nullable(z.string()),
  ...provenance,
});
export type VaccineDecision = z.infer<typeof VaccineDecision>;

/** A child's vaccines on one day: what was given, what is next, and by whose schedule. */
export const VaccinePlan = z.object({
  childId: StoredId,
  /** The day for which it was worked out. */
  asOf: StoredDay,
  planned: z.array(PlannedDose),
  doses: z.array(Dose),
  decisions: z.array(VaccineDecision),
  /** Where each vaccine of the plan stands as a whole: 'Complete', 'No longer given at this age'. */
  vaccines: z.array(
    z.object({ vaccine: z.string(), isComplete: z.boolean(), text: z.string(), details: z.array(z.string()) }),
  ),
  /** What could not be used as it was written down, a sentence each. */
  findings: z.array(z.object({ doseId: z.nullable(StoredId), text: z.string() })),
  /** A sentence that stands at the top of a newborn's plan; null where there is none. */
  newbornNote: z.nullable(z.string()),
  authority: VaccineAuthority,
  authorities: z.array(VaccineAuthority),
  /** Who chose the authority, and when; null while it is the first one. */
  authorityBy: Person,
  authorityAt: z.nullable(StoredAt),
  source: VaccineSource,
  /** The chain of data files that the dates were worked out with. */
  edition: z.string(),
  /** The family was not asked yet what happened before the child was added. */
  isPastOpen: z.boolean(),
  version: Version,
});
export type VaccinePlan = z.infer<typeof VaccinePlan>;

export const listVaccines = endpoint({
  method: 'GET',
  path: '/api/vaccines',
  who: 'signed in',
  summary: 'The vaccines of the routine schedule, and the products that can be given, in the order of age.',
  reply: Vaccines,
  spec: ['select vaccines'],
});

export const readVaccinePlan = endpoint({
  method: 'GET',
  path: '/api/children/:childId/vaccine-plan',
  who: 'may see the child',
  summary: "A child's vaccine plan as of today: doses given, doses planned, and whose schedule it follows.",
  params: ofChild,
  reply: VaccinePlan,
  spec: ['rpc get_vaccines_for_child', 'select baby_vaccines by newborn_id'],
});
