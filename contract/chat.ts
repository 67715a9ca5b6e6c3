import * as z from 'zod/mini';
import { CallRule } from '#contract/articles.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, plainText } from '#contract/fields.ts';
import { ANSWER_LEVELS } from '#domain/chat/answer-level.ts';

/** So many letters of a message are read. */
export const LONGEST_MESSAGE = 2000;
/** So many messages before it are read, the latest ones. */
export const MOST_BEFORE = 10;
/** In a longer one danger is told from its beginning and its end; then it is refused. */
const LONGEST_QUERY = 50_000;

export const TOO_LONG = 'A message can have at most 2,000 characters.';

const Before = z.strictObject({
  sender: z.enum(['user', 'ai']),
  /** Its end is read. */
  text: z.string().check(
    z.overwrite((text) =>
      text
        .slice(-LONGEST_MESSAGE)
        .toWellFormed()
        .replaceAll(/(?![\n\t])\p{Cc}/gu, ''),
    ),
  ),
});

const words = { short: 'Please type a message.', long: TOO_LONG };

export const ChatMessage = plainText(1, LONGEST_MESSAGE, words);

/** Of no child and no account, in place of what is no id: what tells of danger is answered all the same. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const AnyId = z.string().check(z.overwrite((id) => (Id.safeParse(id).success ? id : NOBODY)));

export const ChatQuery = z.strictObject({
  /** At most 2,000 characters are answered. */
  query: plainText(1, LONGEST_QUERY, words),
  /** Of the child asked about; without one no age is known. */
  childId: z.optional(z.nullable(AnyId)),
  /** Of the account under which it was typed, as far as the page knows; under another one it is refused. */
  accountId: z.optional(z.nullable(AnyId)),
  /** The messages before it, the oldest first, without errors. What was answered is not read. */
  before: z.optional(z.array(Before).check(z.overwrite((all) => all.slice(-MOST_BEFORE)))),
});
export type ChatQuery = z.infer<typeof ChatQuery>;

const ChatSource = z.object({
  title: z.string(),
  /** An address on this server. */
  href: z.string(),
});
export type ChatSource = z.infer<typeof ChatSource>;

const ChatParagraph = z.object({
  text: z.string(),
  /** Where it stands. */
  sources: z.array(ChatSource),
});
export type ChatParagraph = z.infer<typeof ChatParagraph>;

export const ChatReply = z.object({
  /** All of it as plain text. */
  reply: z.string(),
  level: z.enum(ANSWER_LEVELS),
  /** Signs of danger in what was asked, the most urgent first, with the steps for the child's age. They come before all else. */
  calls: z.array(CallRule),
  /** When to call 911, where a word of danger is in it and no rule treats it; stands above the answer. */
  caution: z.nullable(z.string()),
  paragraphs: z.array(ChatParagraph),
  /** Where more is told; in an answer that is not sure, what comes nearest. */
  more: z.array(ChatSource),
  /** What wrote it: fixed rules, the built-in guide or a model. */
  by: z.enum(['rules', 'guide', 'model']),
  /** What is to be known about how it was made; stands below it. */
  remark: z.nullable(z.string()),
});
export type ChatReply = z.infer<typeof ChatReply>;

/** What is told of an answer before it is whole, where a language model words it. The reply holds all of it. */
export const ChatEvent = z.union([
  /** Comes before the first sentence, and again if a model finds the message more urgent. */
  z.object({
    kind: z.literal('level'),
    level: ChatReply.shape.level,
    calls: ChatReply.shape.calls,
    caution: ChatReply.shape.caution,
  }),
  /** It passed our checks. */
  z.object({
    kind: z.literal('sentence'),
    text: z.string(),
    sources: z.array(ChatSource),
    /** Otherwise it goes on in the paragraph before, which has the same sources. */
    startsParagraph: z.boolean(),
  }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/**
 * Signs of danger are answered to anyone. All else: `sign-in-needed` for a visitor, `needs-plan` without AI access,
 * `slow-down` past the limit, which says in `details` when the next one is answered.
 */
export const askBabyDevExpert = endpoint({
  method: 'POST',
  path: '/functions/v1/ask-baby-dev-expert',
  who: 'anyone',
  summary:
    'Answers a message to the chat. What tells of danger is answered to anyone, before anything else is looked at; all else needs an account with AI access.',
  body: ChatQuery,
  reply: ChatReply,
  events: ChatEvent,
  spec: ['function ask-baby-dev-expert'],
});

const Patterns = z.array(z.string());
const DangerRule = z.object({
  ...CallRule.def.shape,
  /** Whole months since birth, both included. */
  ageMinMonths: z.nullable(z.int()),
  ageMaxMonths: z.nullable(z.int()),
  /** Regular expressions without regard to case. */
  patterns: Patterns,
  patternsIfAgeKnown: Patterns,
});

/** What a browser needs to tell danger by itself, without a connection. */
export const DangerSigns = z.object({
  rules: z.array(DangerRule),
  /** Of an emergency that no rule treats. */
  safetyNet: DangerRule,
  /** A word, in another language or slang, and what it means in the words of the patterns. */
  saidAs: z.array(z.object({ pattern: z.string(), means: z.string() })),
  /** Words of danger, slips that are far from one, and English words that are near one and no slip of it. */
  spelling: z.object({
    words: z.array(z.string()),
    slips: z.record(z.string(), z.string()),
    calm: z.array(z.string()),
  }),
  /** What names danger only to rule it out. */
  notAlarming: Patterns,
  /** How danger is told of where no rule knows the words. */
  grave: Patterns,
  /** By which a message is found urgent that none of these tells of: a digit of base 36 for each bucket of words. */
  urgency: z.object({ weights: z.string(), step: z.number(), bias: z.number() }),
  /** Words that mean the same, which patterns name in angle brackets: `<him>`. */
  classes: z.record(z.string(), z.string()),
});
export type DangerSigns = z.infer<typeof DangerSigns>;

export const readDangerSigns = endpoint({
  method: 'GET',
  path: '/api/chat/danger-signs',
  who: 'anyone',
  alike: true,
  summary: 'The rules by which danger is told before anything is sent, for a browser to keep.',
  reply: DangerSigns,
});
