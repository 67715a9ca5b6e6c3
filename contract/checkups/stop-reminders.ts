import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Nothing } from '#contract/fields.ts';

/** Account and child, sealed by this server. */
const SealedToken = z
  .string({ error: 'This link is not complete' })
  .check(z.regex(/^[\w-]{40,400}$/, { error: 'This link is not complete' }));

/** The List-Unsubscribe address of each reminder (RFC 8058): one POST, no account. */
export const stopReminders = endpoint({
  method: 'POST',
  path: '/reminders/stop/:token',
  who: 'anyone',
  summary: 'Stops the reminder mails that this link came with. May be repeated.',
  params: z.object({ token: SealedToken }),
  reply: Nothing,
});
