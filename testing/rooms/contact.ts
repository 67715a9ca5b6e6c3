import type { contactEndpoints } from '#contract/contact/endpoints.ts';
import { newId } from '#server/db/id.ts';
import { solvedChallenge } from '../accounts.ts';
import { toAnyone, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/contact.ts';

export const access: AccessTo<typeof contactEndpoints> = {
  // A message to the operator: visitors answer a security check.
  sendContactMessage: toAnyone,
  readContactDetails: toAnyone,
};

export const columns = {
  contact_messages: {
    id: 'text',
    user_id: 'text?',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    mail_id: 'text?',
    made_at: 'text',
    answered_at: 'text?',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['What you write to the operator', 'contact_messages.subject contact_messages.message'],
  ['the name and the email address you give with it', 'contact_messages.name contact_messages.email'],
  ['with which mail it was passed on', 'contact_messages.mail_id'],
  ['when you wrote it and when it was answered', 'contact_messages.made_at contact_messages.answered_at'],
];

export const requests: RequestsTo<typeof contactEndpoints> = {
  sendContactMessage: async ({ visitor }) => ({
    body: {
      id: newId(),
      name: 'Hannah Brooks',
      email: 'hannah@example.com',
      subject: 'Export of two children',
      message: 'Can I export both children in one file?',
      challengeToken: await solvedChallenge(visitor(), 'contact'),
    },
  }),
  readContactDetails: async () => ({}),
};

export const generated = {};
