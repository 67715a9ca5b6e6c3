import * as z from 'zod/mini';
import { ChallengeToken, Email, FullName } from '#contract/accounts/signing-in.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, line, plainText } from '#contract/fields.ts';

const Subject = line(5, 150, {
  short: 'Subject must be at least 5 characters',
  long: 'Subject can have at most 150 characters',
});

const Message = plainText(10, 5000, {
  short: 'Message must be at least 10 characters',
  long: 'Message can have at most 5000 characters',
});

export const ContactMessage = z.strictObject({
  /** The same again is the same message. */
  id: z.optional(Id),
  name: FullName,
  email: Email,
  subject: Subject,
  message: Message,
  /** Needed without a session. */
  challengeToken: z.optional(ChallengeToken),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/**
 * What became of the mail to the operator: taken by the mail server, in the outbox, refused or not delivered so far, or
 * on no way anywhere, since the operator has given no address or this server has no mail server.
 */
export const MAILED = ['sent', 'waiting', 'failed', 'nowhere'] as const;
export type Mailed = (typeof MAILED)[number];

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/functions/v1/send-contact-email',
  who: 'anyone',
  heedsSession: true,
  summary:
    'Keeps a message to the operator and mails it. Without a session `challengeToken` is needed, the answer to a security check. Sent again with the same id, it is the same message.',
  body: ContactMessage,
  reply: z.object({
    id: Id,
    mailed: z.enum(MAILED),
    /** In words, where the message is kept but its mail is not on its way. */
    error: z.nullable(z.string()),
  }),
  status: 201,
  spec: ['function send-contact-email'],
});

/** Where to write to the operator; null is not given. */
const ContactDetails = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

export const readContactDetails = endpoint({
  method: 'GET',
  path: '/api/contact-details',
  who: 'anyone',
  summary: 'Who runs this server, and where to write to.',
  reply: ContactDetails,
});
