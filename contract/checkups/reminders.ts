import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';

/** Off by default. */
export const Reminders = z.strictObject({ vaccines: z.boolean(), checkups: z.boolean() });
export type Reminders = z.infer<typeof Reminders>;

export const readReminders = endpoint({
  method: 'GET',
  path: '/api/children/:childId/reminders',
  who: 'may see the child',
  summary: 'Which reminder mails the account gets about a child.',
  params: ofChild,
  reply: Reminders,
});

export const changeReminders = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/reminders',
  who: 'may see the child',
  summary: 'Chooses which reminder mails the account gets about a child.',
  params: ofChild,
  body: Reminders,
  reply: Reminders,
});
