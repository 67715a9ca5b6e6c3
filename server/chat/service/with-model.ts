import type { ChatEvent, ChatParagraph, ChatReply } from '#contract/chat.ts';
import { isForAnyone, type AnswerLevel } from '#domain/chat/answer-level.ts';
import { callNowWords, callSoonWords, safetyNet } from '#domain/articles/red-flags-data.ts';
import { maySend } from '#server/ai/consent.ts';
import { metered } from '#server/ai/metered.ts';
import type { Recipient } from '#server/ai/ai.ts';
import { hasJustHung, noteHung } from '#server/ai/hung.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { libraryWords } from '#server/articles/service/library-words.ts';
import type { House } from '#server/http/house.ts';
import { judgedLevel, modelAnswer, type NotShown, type Patience } from './model-answer.ts';

type Asking = {
  readonly house: Pick<House, 'ai' | 'config' | 'db' | 'clock' | 'log'>;
  readonly library: PublishedLibrary;
  readonly accountId: string;
  readonly question: string;
  /** What the parent wrote before, the oldest first. */
  readonly earlier: readonly string[];
  /** Whole months; null if not known. */
  readonly ageMonths: number | null;
  /** Of the child asked about: nothing that holds it is sent. */
  readonly childName: string | null;
  /** Ends when the browser goes. */
  readonly signal: AbortSignal;
  /** Hears of the answer before it is whole. */
  readonly tell: (event: ChatEvent) => void;
};

/** What a parent waits for in silence while the guide's answer is there already. */
const PATIENCE: Patience = { judgingMs: 6000, firstSentenceMs: 12_000 };

/**
 * The answer of rules and guide in a language model's words, if there is one and the account lets it be asked. Of two
 * levels the more urgent one counts, and no sentence is told before both are known. Whatever goes wrong, also if the model
 * does not say how urgent the message is, the answer given stands; so it does where the record speaks of the child by
 * name.
 */
export async function withModel(reply: ChatReply, asking: Asking, patience: Patience = PATIENCE): Promise<ChatReply> {
  const { house, accountId, library, childName, tell, ...asked } = asking;
  const { ai, config, log } = house;
  if (!ai || !config.ai || isForAnyone(reply.level) || !(await maySend(house.db, accountId, ai.recipient)))
    return reply;
  const own = metered({ ai, db: house.db, clock: house.clock, limits: config.ai.limits, log }, accountId);
  const instead = (notShown: NotShown): ChatReply => {
    if (notShown === 'late') noteHung(ai, house.clock());
    if (notShown !== 'gone') log.warn({ ai: notShown }, 'the built-in guide answered for the language model');
    return reply.by === 'guide' ? { ...reply, remark: REMARKS[notShown] ?? FAILED } : reply;
  };
  if (hasJustHung(ai, house.clock())) return reply.by === 'guide' ? { ...reply, remark: FAILED } : reply;
  const passages = sendable(reply, childName);
  const vocabulary = passages.length === 0 ? new Set<string>() : libraryWords(library);
  tell(levelEvent(reply));
  const unneeded = new AbortController();
  const signal = AbortSignal.any([asked.signal, unneeded.signal]);
  const held = heldBack(tell);
  const judging = judgedLevel(own, asked, patience).then((judged) => {
    if ('notShown' in judged || isForAnyone(judged.level)) {
      unneeded.abort();
      return judged;
    }
    const raised = raisedTo(judged.level, reply);
    if (raised !== reply) tell(levelEvent(raised));
    held.letGo();
    return judged;
  });
  const wording = { ...asked, signal, passages, vocabulary, tell: held.tell };
  const [judged, answer] = await Promise.all([
    judging,
    passages.length === 0 ? null : modelAnswer(own, wording, patience),
  ]);
  if ('notShown' in judged) return instead(judged.notShown);
  if (isForAnyone(judged.level)) return urgentReply(judged.level);
  const raised = raisedTo(judged.level, reply);
  if (answer === null) return raised;
  if ('paragraphs' in answer) return modelReply(raised, withCalls(answer.paragraphs, passages), ai.recipient);
  return { ...instead(answer.notShown), level: raised.level, caution: raised.caution };
}

/** What is said of the doctor, of 911 and the like, and of haste. */
const CALLS =
  /\b(?:911|988|ER|call\w*|doctors?|pediatrician|nurse|Poison Help|emergency|urgent\w*|at once|right away)\b/i;

/** A model may leave sentences out, but none of the guide's that says when to call: those follow word for word. */
function withCalls(told: readonly ChatParagraph[], passages: readonly ChatParagraph[]): ChatParagraph[] {
  const said = told.map(({ text }) => text).join(' ');
  const left = passages.flatMap(({ text, sources }) => {
    const calls = text.split(/(?<=[.!?])\s+/).filter((sentence) => CALLS.test(sentence) && !said.includes(sentence));
    return calls.length > 0 ? [{ text: calls.join(' '), sources }] : [];
  });
  return [...told, ...left];
}

/** What a child's growth is told in goes to no model. */
const GROWTH = '/dashboard?tab=growth';

/** What of the guide's answer a model is shown: nothing of one that names the child or tells of its growth. */
function sendable({ by, paragraphs }: ChatReply, childName: string | null): ChatParagraph[] {
  if (by !== 'guide') return [];
  const found = paragraphs.filter(({ sources }) => sources.length > 0);
  const isNamed = childName !== null && found.some(({ text }) => holdsName(text, childName));
  const isOfGrowth = found.some(({ sources }) => sources.some(({ href }) => href === GROWTH));
  return isNamed || isOfGrowth ? [] : found;
}

function holdsName(text: string, name: string): boolean {
  const pattern = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, 'u').test(text);
}

function raisedTo(level: AnswerLevel, reply: ChatReply): ChatReply {
  return level === 'call_soon' && reply.level !== 'call_soon' ? { ...reply, level, caution: callSoonWords } : reply;
}

function levelEvent({ level, calls, caution }: ChatReply): ChatEvent {
  return { kind: 'level', level, calls, caution };
}

/** What is told before it is let go waits until then. */
function heldBack(tell: Asking['tell']) {
  let waiting: ChatEvent[] | null = [];
  return {
    tell: (event: ChatEvent) => (waiting ? void waiting.push(event) : tell(event)),
    letGo: () => {
      waiting?.forEach(tell);
      waiting = null;
    },
  };
}

const FAILED = 'The language model cannot be asked right now. This is the built-in guide, not an AI model.';
const REMARKS: Partial<Record<NotShown, string>> = {
  unchecked: 'The answer of the language model did not pass our check. This is the built-in guide, not an AI model.',
  unsure: 'The language model had nothing to add. This is the built-in guide, not an AI model.',
  'account-limit': 'You have used up the language model for today. This is the built-in guide, not an AI model.',
  'server-limit':
    'This server has used up the language model for this month. This is the built-in guide, not an AI model.',
};

function modelReply(
  reply: ChatReply,
  paragraphs: readonly ChatParagraph[],
  { host, isThisMachine }: Recipient,
): ChatReply {
  const where = isThisMachine ? 'on this server' : `at ${host}`;
  return {
    ...reply,
    reply: paragraphs
      .map(({ text, sources }) => `${text} (${sources.map(({ title }) => title).join(', ')})`)
      .join('\n\n'),
    paragraphs: [...paragraphs],
    by: 'model',
    remark: `Written by a language model ${where} from the texts named above. It can be wrong: read them, too.`,
  };
}

/** No rule told it, and so only what holds each time is said. */
function urgentReply(level: 'emergency' | 'call_now'): ChatReply {
  const words = level === 'emergency' ? safetyNet.firstSentence : callNowWords;
  return {
    reply: words,
    level,
    calls: [],
    caution: words,
    paragraphs: [],
    more: [],
    by: 'rules',
    remark: null,
  };
}
