import * as z from 'zod/mini';
import { birthAnswerIds, birthQuestionIds } from '#domain/vaccines/birth/birth-questions.ts';
import { MotherHepatitisB, ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  Person,
  provenance,
  specified,
  StoredAt,
  StoredDay,
  StoredId,
  StoredMonth,
  Version,
} from '#contract/stored.ts';

/** A product that a parent can choose for a dose. */
export const VaccineProduct = z.object({
  cvx: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  /** Several for a combination; none for one that is not on the schedule. */
  vaccines: z.array(z.string()),
});
export type VaccineProduct = z.infer<typeof VaccineProduct>;

export const Vaccine = z.object({
  id: specified(z.string(), 'vaccines.id'),
  name: specified(z.string(), 'vaccines.name'),
  shortName: specified(z.string(), 'vaccines.short_name'),
  protectsAgainst: z.array(z.string()),
  /** Brands and acronyms of its products: 'ProQuad', 'MMRV'. */
  alsoCalled: z.array(z.string()),
  description: specified(z.string(), 'vaccines.description'),
  recommendedAge: specified(z.string(), 'vaccines.recommended_age'),
  dosesRequired: specified(z.string(), 'vaccines.doses'),
  /** With how long they last. */
  sideEffects: specified(z.string(), 'vaccines.side_effects'),
  /** The same in parts, with those that are not for every age or dose; `of` is the text as it stands in them or in `callNow`. */
  care: z.object({
    common: z.array(z.string()),
    fever: z.nullable(z.string()),
    lasts: z.string(),
    note: z.nullable(z.string()),
    only: z.array(
      z.object({
        of: z.string(),
        says: z.optional(z.string()),
        from: z.optional(z.string()),
        /** Exclusive. */
        to: z.optional(z.string()),
        fromDose: z.optional(z.int()),
      }),
    ),
  }),
  /** Signs for which a doctor is called at any hour. */
  callNow: z.array(z.string()),
  callDoctor: z.array(z.string()),
  emergency: z.array(z.string()),
  /** How many days after a dose its side effects are shown. */
  shownDays: z.int(),
  catchUp: z.string(),
  /** Whether it is in every child's plan; otherwise a parent adds it. */
  isRoutine: z.boolean(),
});
export type Vaccine = z.infer<typeof Vaccine>;

/** A fact about a child that can be noted and changes its plan, such as 'Asthma'. */
const VaccineCondition = z.object({
  id: z.string(),
  title: z.string(),
  /** What is meant, and what is not. */
  means: z.nullable(z.string()),
  /** Null where CDC's data has no rule for children. */
  changes: z.nullable(z.string()),
});

/** What can be noted of a child. */
export const VaccineConditions = z.object({
  topics: z.array(z.object({ title: z.string(), conditions: z.array(VaccineCondition) })),
});
export type VaccineConditions = z.infer<typeof VaccineConditions>;

const VaccineSource = z.object({ title: z.string(), edition: z.string(), on: StoredDay });

/** What is said of a fever after a dose, by age from birth and by what is noted; ages as durations like '12w'. */
const FeverAdvice = z.object({
  edition: z.string(),
  sources: z.record(z.string(), z.string()),
  lines: z.array(
    z.object({
      kind: z.enum(['call-now', 'call', 'do']),
      /** Only where a condition is noted with which no fever waits, or only where none is; otherwise for all. */
      noted: z.optional(z.boolean()),
      text: z.string(),
      /** What stands before and apart from everything else. */
      first: z.optional(z.string()),
      from: z.optional(z.string()),
      /** Exclusive. */
      to: z.optional(z.string()),
      /** Of the red flags that the line was taken from. */
      rule: z.string(),
      sources: z.array(z.string()),
    }),
  ),
});

/** An authority whose recommendations a plan can follow. */
export const VaccineAuthority = z.object({
  id: z.string(),
  title: z.string(),
  /** As one chooses it. */
  fullTitle: z.string(),
  /** Who uses it, in a sentence. */
  plain: z.string(),
  publisher: z.string(),
  from: StoredDay,
  label: z.nullable(z.string()),
  /** How it differs from the others. */
  differs: z.string(),
  /** Of single vaccines, like 'RSV: Still for every baby …'. */
  notes: z.array(z.string()),
  state: z.string(),
});
export type VaccineAuthority = z.infer<typeof VaccineAuthority>;

export const Vaccines = z.object({
  vaccines: z.array(Vaccine),
  products: z.array(VaccineProduct),
  fever: FeverAdvice,
  /** Of which a parent can choose one for a child's plan. */
  authorities: z.array(VaccineAuthority),
  source: VaccineSource,
});
export type Vaccines = z.infer<typeof Vaccines>;

export const bodySites = ['left-thigh', 'right-thigh', 'left-arm', 'right-arm', 'mouth', 'nose'] as const;
export const BodySite = z.enum(bodySites, { error: 'This body site is unknown' });
export type BodySite = z.infer<typeof BodySite>;

/** The engine's evaluation of a dose, in plain words. */
const Verdict = z.object({
  vaccine: z.string(),
  counts: z.boolean(),
  /** It counts without a reservation. */
  isPlain: z.boolean(),
  text: z.string(),
  details: z.array(z.string()),
  /** The rule of CDC's logic specification behind the text. */
  rule: z.string(),
});

export const Dose = z.object({
  id: StoredId,
  /** Null if unknown. */
  givenOn: z.nullable(StoredDay),
  /** Where only the month is known: the dose is judged by its most likely day. A dose without both is never counted. */
  givenIn: z.nullable(StoredMonth),
  /** The day by which it is judged: its own, or the most likely one of its month. Null if neither is known. */
  likelyOn: z.nullable(StoredDay),
  cvx: z.nullable(z.string()),
  /** Like 'Pentacel'; null if unknown. */
  productName: z.nullable(z.string()),
  /** The scheduled vaccines it contains; may be empty. */
  vaccines: z.array(z.string()),
  lot: z.nullable(z.string()),
  place: z.nullable(z.string()),
  site: z.nullable(BodySite),
  verdicts: z.array(Verdict),
  /** Like 'BCG: not part of the US schedule.' */
  remark: z.nullable(z.string()),
  ...provenance,
});
export type Dose = z.infer<typeof Dose>;

/** `PlannedStatus` of the domain. */
const plannedStatuses = [
  'completed',
  'overdue',
  'upcoming',
  'contraindicated',
  'ask-first',
  'declined',
  'deferred',
  'not-needed',
] as const;

/** One row of a child's vaccine plan. */
export const PlannedDose = z.object({
  id: specified(StoredId, 'baby_vaccines.id'),
  childId: specified(StoredId, 'baby_vaccines.newborn_id'),
  vaccine: specified(z.string(), 'baby_vaccines.vaccine_id'),
  /** The vaccine to give then: from 7 years Tdap instead of DTaP. */
  gives: z.string(),
  name: z.string(),
  shortName: z.string(),
  number: z.int(),
  /** As which it is told: an open row takes the place of a dose that is recorded without a day or month, which does not count. */
  shownNumber: z.int(),
  recommendedAge: z.nullable(z.string()),
  /** Short name of what the schedule gives at that age, which may be another vaccine than the one to give by now. */
  recommendedName: z.nullable(z.string()),
  /** When the child reaches that age; null if no age is named, and for seasonal vaccines. */
  recommendedOn: z.nullable(StoredDay),
  /**
   * Of an open row that is for what is noted, and so has no such age: what the schedule has in its place, for the
   * question about the past. Of the first RSV antibody that is due no more, `on` is the day on which it was due. Null of
   * every other row.
   */
  past: z.nullable(z.object({ age: z.string(), name: z.string(), on: StoredDay })),
  dueOn: specified(z.nullable(StoredDay), 'baby_vaccines.due_date'),
  /** The day on which the next visits give it: today or the next open day for one that waits for nothing. Null where they do not. */
  plannedOn: z.nullable(StoredDay),
  /** The first day on which it counts; null where the next visits do not give it. */
  countsFrom: z.nullable(StoredDay),
  /** Why it is planned later than it could be given; null if it is not. */
  plannedWhy: z.nullable(z.string()),
  /** The last day before it is overdue; null if that is its due day, if it cannot become overdue, or if it is of an earlier age. */
  windowEndsOn: z.nullable(StoredDay),
  /** The hours after birth within which a newborn's birth dose is given; null for every other dose. */
  birthHours: z.nullable(z.literal([12, 24])),
  /** Given as soon as possible once it is due, also inside its window: it waits a week at most for a scheduled checkup, MMR for a stay near measles for none. */
  isPrompt: z.boolean(),
  /**
   * The last day on which it can be given, by age or season, of a dose that is due, inside its window or past it, and has
   * 28 days left at most; null of every other.
   */
  lastDayOn: z.nullable(StoredDay),
  /** Not overdue, and for an age more than a year before its due day: nobody is told that it can wait. */
  isOfEarlierAge: z.boolean(),
  /** Due or to come while a dose of its vaccine is recorded without a day or month: the record is to be found first. */
  isAskedForAgain: z.boolean(),
  status: z.enum(plannedStatuses),
  /** It may have been given before the child was added, and the family has not said yet what happened. */
  isUnanswered: z.boolean(),
  /** Open, and the family said that it was not given before the child was added. */
  isNotGiven: z.boolean(),
  /** A question about the birth tells of it, so that the one about the time before the child was added does not. */
  isOfBirth: z.boolean(),
  /** For whom the child's authority recommends it. */
  category: z.enum(['routine', 'risk', 'ask-your-doctor']),
  /** What the authority says of it, such as for whom it still is routine; null if nothing. */
  categoryNote: z.nullable(z.string()),
  /** The number of doses by the authority, where it is another than the vaccine's `dosesRequired`. */
  dosesByAuthority: z.nullable(z.int()),
  /** What is said of a late start by the authority, in place of the vaccine's `catchUp`. */
  catchUpByAuthority: z.nullable(z.string()),
  /** Explains the planned day. */
  why: z.string(),
  details: z.array(z.string()),
  doseId: z.nullable(StoredId),
  completed: specified(z.boolean(), 'baby_vaccines.completed'),
  /** 'YYYY-MM-DD HH:mm:ss'; null until completed, and if the day is unknown. */
  completedDate: specified(z.nullable(z.string()), 'baby_vaccines.completed_date'),
  notes: specified(z.nullable(z.string()), 'baby_vaccines.notes'),
  ...provenance,
});
export type PlannedDose = z.infer<typeof PlannedDose>;

/** Wanted though not routine, deferred, or declined. */
export const VaccineDecision = z.object({
  vaccine: z.string(),
  decision: z.enum(['wanted', 'deferred', 'declined']),
  until: z.nullable(StoredDay),
  reason: z.nullable(z.string()),
  ...provenance,
});
export type VaccineDecision = z.infer<typeof VaccineDecision>;

const BirthAnswer = z.nullable(z.enum(birthAnswerIds));

/** Doses, planned doses and authority as of a day. */
export const VaccinePlan = z.object({
  childId: StoredId,
  asOf: StoredDay,
  planned: z.array(PlannedDose),
  doses: z.array(Dose),
  /** One of a vaccine at most, without those that a dose given since has overtaken. */
  decisions: z.array(VaccineDecision),
  /** Short names of the vaccines in doses and decisions, by id: 'RV', 'DTaP' */
  shortNames: z.record(z.string(), z.string()),
  /**
   * What is noted of the child, whether CDC's data has a rule for it at the child's age, and whether any fever is then
   * a reason to call at once.
   */
  conditions: z.array(
    z.object({ id: z.string(), title: z.string(), isUsed: z.boolean(), isFeverUrgent: z.boolean(), ...provenance }),
  ),
  /** Shown above the plan: which conditions it was made with, or that it is for children without one. */
  forWhom: z.string(),
  /**
   * Status of each vaccine as a whole: 'Complete', 'No longer given at this age'; and whether a doctor is asked about more
   * doses than the data calls for.
   */
  vaccines: z.array(
    z.object({
      vaccine: z.string(),
      isComplete: z.boolean(),
      isAskedAbout: z.boolean(),
      text: z.string(),
      details: z.array(z.string()),
      /** Until when its next dose can be given, within a year: what is put off for longer is missed. Null without such a day. */
      lastDay: z.nullable(z.string()),
    }),
  ),
  /** A sentence for each recorded fact that could not be used as entered. */
  findings: z.array(z.object({ doseId: z.nullable(StoredId), text: z.string() })),
  /** Shown at the top of a newborn's plan. */
  newbornNote: z.nullable(z.string()),
  /**
   * Of the blood test after the hepatitis B series, where the mother tested positive: who marked it as done; null within
   * it if nobody has. Null where it is not asked about.
   */
  bloodTest: z.nullable(z.object({ done: z.nullable(z.object(provenance)) })),
  /** The one that it follows. */
  authority: z.pick(VaccineAuthority, { id: true, title: true, label: true }),
  /** Who chose the authority, and when; null for the default. */
  authorityBy: Person,
  authorityAt: z.nullable(StoredAt),
  source: VaccineSource,
  /** Ids of the data files the dates were computed from. */
  edition: z.string(),
  /** The day on which the child was added, in the time zone of the parent who added it. */
  addedOn: StoredDay,
  /** Whether to ask the family what happened before the child was added. */
  isPastOpen: z.boolean(),
  /** Whether that question has opened for the parent who asks, by itself or not. */
  hasPastOpened: z.boolean(),
  /** What to ask about the birth of a child that was added as a newborn, or is young enough for the RSV antibody. */
  birthQuestions: z.array(z.enum(birthQuestionIds)),
  /** What was answered, also with the child's details; null where nobody has. */
  birthAnswers: z.object({
    'hepatitis-b': BirthAnswer,
    'mother-rsv': BirthAnswer,
    'mother-hepatitis-b': z.nullable(MotherHepatitisB),
  }),
  version: Version,
});
export type VaccinePlan = z.infer<typeof VaccinePlan>;

export const listVaccines = endpoint({
  method: 'GET',
  path: '/api/vaccines',
  who: 'signed in',
  alike: true,
  summary: 'The vaccines of the routine schedule by age, their products, and the authorities that a plan can follow.',
  reply: Vaccines,
  spec: ['select vaccines'],
});

export const listVaccineConditions = endpoint({
  method: 'GET',
  path: '/api/vaccine-conditions',
  who: 'signed in',
  alike: true,
  summary: 'The conditions that can be noted of a child and change its vaccine plan, by topic.',
  reply: VaccineConditions,
});

export const readVaccinePlan = endpoint({
  method: 'GET',
  path: '/api/children/:childId/vaccine-plan',
  who: 'may see the child',
  expensive: true,
  summary: "A child's vaccine plan as of today: doses given, doses planned, and the authority it follows.",
  params: ofChild,
  reply: VaccinePlan,
  spec: ['rpc get_vaccines_for_child', 'select baby_vaccines by newborn_id'],
});
