import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Nothing } from '#contract/fields.ts';

/** Who is reminded of whom, sealed by this server. */
const SealedToken = z
  .string({ error: 'This link is not complete' })
  .check(z.regex(/^[\w-]{40,400}$/, { error: 'This link is not complete' }));

/** The address in the header List-Unsubscribe of each reminder, as RFC 8058 has it: one POST, no account. */
export const stopReminders = endpoint({
  method: 'POST',
  path: '/reminders/stop/:token',
  who: 'anyone',
  summary: 'Ends the reminder mails that a mail came from. Asked twice, it answers as the first time.',
  params: z.object({ token: SealedToken }),
  reply: Nothing,
});
