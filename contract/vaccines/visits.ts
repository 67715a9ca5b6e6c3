import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { StoredDay } from '#contract/stored.ts';

/** A dose of a planned visit. */
const VisitDose = z.object({
  /** 'DTaP'. */
  shortName: z.string(),
  number: z.int(),
  isOverdue: z.boolean(),
});

/** One product to be given at a planned visit: a combination is several doses. */
const VisitProduct = z.object({
  /** The products among which the clinic chooses: one, but where the weight decides. */
  names: z.array(z.string()),
  doses: z.array(VisitDose),
});

export const PlannedVisit = z.object({
  on: StoredDay,
  /** Until when it may be put off and nothing of it is past due. */
  noLaterThan: StoredDay,
  /** What decides the day, in a few words: 'As soon as you can', '4 weeks later' than the visit before. */
  title: z.string(),
  /** Why not before, in a sentence; null for a visit that can be today. */
  why: z.nullable(z.string()),
  products: z.array(VisitProduct),
});
export type PlannedVisit = z.infer<typeof PlannedVisit>;

/** The next visits of a child, each on the earliest safe day for what it is for. */
export const VisitPlan = z.object({
  visits: z.array(PlannedVisit),
  /** Vaccines that could be given and are not planned, with the reason in a sentence. */
  notPlanned: z.array(z.object({ shortName: z.string(), text: z.string() })),
  edition: z.string(),
});
export type VisitPlan = z.infer<typeof VisitPlan>;

export const readVisitPlan = endpoint({
  method: 'GET',
  path: '/api/children/:childId/visit-plan',
  who: 'may see the child',
  summary: 'The next visits of a child with the earliest safe dates, by which it catches up.',
  params: ofChild,
  reply: VisitPlan,
});
