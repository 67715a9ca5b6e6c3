import * as z from 'zod/mini';
import { day } from '#contract/entered-day.ts';
import { timeField } from '#contract/time-of-day.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, line, Notes } from '#contract/fields.ts';
import { Version } from '#contract/stored.ts';
import { Checkup } from '../checkups.ts';

export const ScheduledTime = timeField('Please choose a time.');
export const CheckupPlace = line(0, 80, { long: 'A place can have at most 80 characters' });

/** Omitted fields stay unchanged, but for the time: it goes with the day to which it belongs. */
export const ChangedCheckup = z.strictObject({
  completed: z.optional(z.boolean()),
  /** Of a completed checkup; defaults to the day on which it is marked. Null if nobody knows it. */
  completedOn: z.optional(z.nullable(day('Please choose a date.'))),
  scheduledOn: z.optional(z.nullable(day('Please choose a date.'))),
  /** Only where a day is scheduled. */
  scheduledTime: z.optional(z.nullable(ScheduledTime)),
  place: z.optional(z.nullable(CheckupPlace)),
  notes: z.optional(z.nullable(Notes)),
  version: Version,
});
export type ChangedCheckup = z.infer<typeof ChangedCheckup>;

const ofCheckup = z.object({ childId: Id, checkupId: Id });
export const changeCheckup = endpoint({
  method: 'PATCH',
  path: '/api/children/:childId/checkups/:checkupId',
  who: 'may edit the child',
  summary: 'Marks a checkup completed or not, moves it to another day, time or place, or saves its notes.',
  params: ofCheckup,
  body: ChangedCheckup,
  reply: Checkup,
  spec: ['rpc update_checkup_rpc'],
});
