import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { provenance, specified, StoredDay, StoredId } from '#contract/stored.ts';
import { StoredTimeOfDay } from '#contract/time-of-day.ts';

export const Question = z.object({
  id: StoredId,
  text: z.string(),
  answer: z.nullable(z.string()),
  ...provenance,
});
export type Question = z.infer<typeof Question>;

/** `before`: its span ended before the child was added. Overdue once answered, and after 14 days without an answer. */
const checkupStatuses = ['upcoming', 'overdue', 'future', 'completed', 'before'] as const;

export const Checkup = z.object({
  id: specified(StoredId, 'checkups.id'),
  childId: specified(StoredId, 'checkups.newborn_id'),
  /** Visit in the schedule: 'm4'. */
  visit: z.string(),
  /** '4 Month Well-Child Checkup'. */
  checkupType: specified(z.string(), 'checkups.checkup_type'),
  recommendedOn: specified(StoredDay, 'checkups.recommended_date'),
  /** First and last day on which it is recommended. */
  recommendedFrom: StoredDay,
  recommendedUntil: StoredDay,
  scheduledOn: specified(z.nullable(StoredDay), 'checkups.scheduled_date'),
  /** Of the appointment; null if nobody gave one. */
  scheduledTime: z.nullable(StoredTimeOfDay),
  /** Where it is. */
  place: z.nullable(z.string()),
  completed: specified(z.boolean(), 'checkups.completed'),
  /** Null if not completed, or if nobody said when it was. */
  completedOn: z.nullable(StoredDay),
  notes: specified(z.nullable(z.string()), 'checkups.notes'),
  status: z.enum(checkupStatuses),
  /** Its last recommended day was before the child was added. */
  isFromBefore: z.boolean(),
  measurements: z.array(z.string()),
  screenings: z.array(z.string()),
  talkAbout: z.array(z.string()),
  ideas: z.array(z.string()),
  bring: z.array(z.string()),
  /** What every visit has. */
  always: z.array(z.string()),
  questions: z.array(Question),
  ...provenance,
});
export type Checkup = z.infer<typeof Checkup>;

export const listCheckups = endpoint({
  method: 'GET',
  path: '/api/children/:childId/checkups',
  who: 'may see the child',
  expensive: true,
  summary: "A child's checkups by recommended day, with their questions.",
  params: ofChild,
  reply: z.array(Checkup),
  spec: ['rpc get_checkups_for_child', 'select checkups by newborn_id'],
});
