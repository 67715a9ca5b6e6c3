import * as z from 'zod/mini';
import { longestPassword, shortestPassword } from '#domain/accounts/password.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Instant, line, LinkToken, Nothing } from '#contract/fields.ts';

export const Email = z.string({ error: 'Please enter a valid email address' }).check(
  z.trim(),
  z.maxLength(254, { error: 'Please enter a valid email address' }),
  // One plain address, so that control and invisible characters, quotes, comments and lists never reach the mail
  // library.
  z.regex(/^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,63}$/u, {
    error: 'Please enter a valid email address',
  }),
  // Addresses are compared in this form: another spelling of one must not stand for it.
  z.refine((text) => text.isWellFormed() && text.normalize('NFKC') === text, {
    error: 'Please enter a valid email address',
  }),
);

export const FullName = line(2, 100, {
  short: 'Name must be at least 2 characters',
  long: 'Name can have at most 100 characters',
});

/** Any script and spaces, never trimmed. The server also refuses common passwords. */
export const NewPassword = z.string({ error: 'Password must be at least 8 characters' }).check(
  z.minLength(shortestPassword, { error: 'Password must be at least 8 characters' }),
  z.maxLength(longestPassword, { error: 'Password can have at most 128 characters' }),
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), {
    error: 'This contains a character that cannot be stored',
  }),
);

/** A solved challenge: its id, a dot, the number found. */
export const ChallengeToken = z
  .string({ error: 'Please complete the captcha' })
  .check(z.regex(/^[0-9a-f-]{36}\.\d{1,12}$/, { error: 'Please complete the captcha' }));

export const TimeZone = z
  .string({ error: 'This is not a time zone' })
  .check(
    z.maxLength(64),
    z.regex(/^[A-Za-z][A-Za-z0-9+_-]*(\/[A-Za-z0-9+_-]+){0,2}$/, { error: 'This is not a time zone' }),
  );

/** It fits into a cookie, sealed, also with a long search. */
const LONGEST_PATH = 2000;

/** Never another site. */
const OwnPath = z
  .string({ error: 'This is not a page of ours' })
  .check(
    z.maxLength(LONGEST_PATH),
    z.regex(/^\/(?![/\\])[\w\-/?=&.%~+!*'(),]*$/, { error: 'This is not a page of ours' }),
  );

export const Next = z.object({ next: OwnPath });

const actions = ['sign-up', 'sign-in', 'resend', 'forgot', 'contact'] as const;
export const ChallengeAction = z.enum(actions, { error: 'This is not an action with a security check' });
export type ChallengeAction = z.infer<typeof ChallengeAction>;

export const Challenge = z.object({ id: Id, bits: z.int(), expiresAt: Instant });
export type Challenge = z.infer<typeof Challenge>;

export const askChallenge = endpoint({
  method: 'POST',
  path: '/api/challenges',
  who: 'anyone',
  summary: 'Issues a proof-of-work challenge, so that forms are not filled in by machines.',
  body: z.strictObject({ action: ChallengeAction }),
  reply: Challenge,
  status: 201,
});

export const NewAccount = z.strictObject({
  name: FullName,
  email: Email,
  password: NewPassword,
  challengeToken: ChallengeToken,
  timeZone: z.optional(TimeZone),
});
export type NewAccount = z.infer<typeof NewAccount>;

export const signUp = endpoint({
  method: 'POST',
  path: '/api/sign-up',
  who: 'anyone',
  summary: 'Starts an account: keeps it pending and mails a link that confirms the address.',
  body: NewAccount,
  reply: Next,
  status: 201,
  spec: ['auth sign-up'],
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/sign-up/mail',
  who: 'anyone',
  summary: 'Mails the confirmation link again. The answer is the same whether or not an account is pending.',
  body: z.strictObject({ email: Email, challengeToken: ChallengeToken }),
  reply: Nothing,
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/confirm-address',
  who: 'anyone',
  summary:
    'Redeems a confirmation link and creates the account. In a browser that did not sign up, `next` is a page that sets its password.',
  body: z.strictObject({ token: LinkToken }),
  reply: Next,
});

export const GivenPassword = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(longestPassword, { error: 'Password can have at most 128 characters' }),
  );

export const Credentials = z.strictObject({
  email: Email,
  password: GivenPassword,
  remember: z.optional(z.boolean({ error: 'This is yes or no' })),
  challengeToken: ChallengeToken,
  client: z.optional(z.literal('app', { error: 'This is not a kind of client' })),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sign-in',
  who: 'anyone',
  summary: "Opens a session: a cookie for a browser, or with `client: 'app'` a bearer token and no cookie.",
  body: Credentials,
  reply: z.object({ next: OwnPath, token: z.optional(z.string()) }),
  spec: ['auth password sign-in'],
  whileClosed: true,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/sign-out',
  who: 'signed in',
  summary: 'Ends this session.',
  body: Nothing,
  reply: Next,
  spec: ['auth sign-out'],
  whileClosed: true,
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/sign-out-everywhere',
  who: 'signed in',
  summary: 'Ends every session of this account, including this one.',
  body: Nothing,
  reply: Next,
  whileClosed: true,
});
