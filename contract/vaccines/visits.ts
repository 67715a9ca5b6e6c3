import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { StoredDay } from '#contract/stored.ts';

const VisitDose = z.object({
  /** 'DTaP'. */
  shortName: z.string(),
  shownNumber: z.int(),
  isOverdue: z.boolean(),
  /** By today, and not overdue. */
  isDue: z.boolean(),
});

/** A product at a planned visit; a combination contains several doses. */
const VisitProduct = z.object({
  /** Examples; several if it depends on the child's weight, none where no brand is proposed. */
  names: z.array(z.string()),
  doses: z.array(VisitDose),
});

export const PlannedVisit = z.object({
  on: StoredDay,
  /** The last day on which nothing of it has waited too long; never a Sunday or a holiday if an earlier day will do. */
  noLaterThan: StoredDay,
  /** Like 'At your checkup on Wed, Nov 25', 'As soon as you can' or '4 weeks later' than the visit before. */
  title: z.string(),
  /** What the title does not say of the day; null if nothing. */
  when: z.nullable(z.string()),
  /** Why it cannot be earlier; null for a visit that can be today, and a checkup for which everything waits. */
  why: z.nullable(z.string()),
  products: z.array(VisitProduct),
});
export type PlannedVisit = z.infer<typeof PlannedVisit>;

/** The next visits, each on the earliest safe day for its doses, or that of a checkup. */
export const VisitPlan = z.object({
  visits: z.array(PlannedVisit),
  /** Vaccines that could be given but are not planned, with the reason. */
  notPlanned: z.array(z.object({ shortName: z.string(), text: z.string() })),
  /** Vaccines, planned or not, of which a doctor is asked whether more doses are needed than the schedule has. */
  toAsk: z.array(z.object({ shortName: z.string(), text: z.string() })),
  edition: z.string(),
});
export type VisitPlan = z.infer<typeof VisitPlan>;

export const readVisitPlan = endpoint({
  method: 'GET',
  path: '/api/children/:childId/visit-plan',
  who: 'may see the child',
  expensive: true,
  summary: "The child's next visits for vaccines: its checkups, and the earliest safe days between them.",
  params: ofChild,
  reply: VisitPlan,
});
