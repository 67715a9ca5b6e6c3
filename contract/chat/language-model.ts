import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const LanguageModel = z.object({
  /** Whom messages are sent to, by the name of its server; null on a server with the built-in guide alone. */
  host: z.nullable(z.string()),
  /** It runs on the machine of this server: nothing is sent anywhere, and nobody is asked. */
  staysHere: z.boolean(),
  /** Whether the account lets its messages be sent to that host; null as long as it has not answered. */
  agrees: z.nullable(z.boolean()),
});
export type LanguageModel = z.infer<typeof LanguageModel>;

export const readLanguageModel = endpoint({
  method: 'GET',
  path: '/api/chat/language-model',
  who: 'signed in',
  summary:
    'Whether a language model words the answers of the chat, where it is, and whether the account lets it be asked.',
  reply: LanguageModel,
});

const ModelConsent = z.strictObject({
  /** The host that was shown; another one is asked about anew. */
  host: z.string().check(z.minLength(1), z.maxLength(300)),
  agrees: z.boolean(),
});

/** An answer about another host than the one that is asked is not kept; the reply tells which one is. */
export const answerModelConsent = endpoint({
  method: 'PUT',
  path: '/api/chat/language-model',
  who: 'signed in',
  summary:
    "Keeps whether the account lets its messages be sent to the language model's host. It can be changed at any time; without leave the built-in guide answers.",
  body: ModelConsent,
  reply: LanguageModel,
});
