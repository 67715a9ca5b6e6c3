import { sendContactMessage, type ContactMessage } from '#contract/contact.ts';
import type { Reply } from '#contract/endpoint.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';

export function sendingMessage(): Change<Reply<typeof sendContactMessage>, ContactMessage> {
  return { mutationFn: (body) => call(sendContactMessage, { body }) };
}
