import type { ChatEvent, ChatReply } from '#contract/chat.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import type { Ai } from '#server/ai/ai.ts';
import { modelFor } from '#server/ai/consent.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { libraryWords } from '#server/articles/service/library-words.ts';
import type { House } from '#server/http/house.ts';
import {
  guideInstead,
  modelReply,
  raisedTo,
  sendable,
  urgentReply,
  withCalls,
  type NotShown,
} from '../rules/model-reply.ts';
import { judgedLevel, modelAnswer, type Patience } from './model-answer.ts';

type Asking = {
  readonly house: Pick<House, 'ai' | 'db' | 'clock' | 'log'>;
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
  const ai = isForAnyone(reply.level) ? null : await modelFor(house, accountId);
  if (ai === null) return reply;
  const instead = (ours: ChatReply, why: NotShown): ChatReply => {
    if (why !== 'gone' && why !== 'resting') {
      house.log.warn({ ai: why }, 'the built-in guide answered for the language model');
    }
    return guideInstead(ours, why);
  };
  const passages = sendable(reply, childName);
  tell(levelEvent(reply));
  const unneeded = new AbortController();
  const signal = AbortSignal.any([asked.signal, unneeded.signal]);
  const held = heldBack(tell);
  const judging = judgment(ai, reply, asked, patience).then((judged) => {
    if (judged.kind !== 'calm') unneeded.abort();
    if (judged.kind === 'calm' && judged.reply !== reply) tell(levelEvent(judged.reply));
    if (judged.kind === 'calm') held.letGo();
    return judged;
  });
  const wording = { ...asked, signal, passages, tell: held.tell };
  const [judged, answer] = await Promise.all([
    judging,
    passages.length === 0 ? null : modelAnswer(ai, { ...wording, vocabulary: libraryWords(library) }, patience),
  ]);
  switch (judged.kind) {
    case 'urgent':
      return urgentReply(judged.level);
    case 'unknown':
      return instead(reply, judged.why);
    case 'calm':
      if (answer === null) return judged.reply;
      if ('notShown' in answer) return instead(judged.reply, answer.notShown);
      return modelReply(judged.reply, withCalls(answer.paragraphs, passages), ai.recipient);
  }
}

type Judgment =
  /** No sentence of the model is told, nor any other: the call is all. */
  | { readonly kind: 'urgent'; readonly level: 'emergency' | 'call_now' }
  /** The answer given, with the more urgent of the two levels. */
  | { readonly kind: 'calm'; readonly reply: ChatReply }
  /** Nobody knows what the model's sentences would stand beside. */
  | { readonly kind: 'unknown'; readonly why: NotShown };

async function judgment(
  ai: Ai,
  reply: ChatReply,
  asked: Parameters<typeof judgedLevel>[1],
  patience: Patience,
): Promise<Judgment> {
  const judged = await judgedLevel(ai, asked, patience);
  if ('notShown' in judged) return { kind: 'unknown', why: judged.notShown };
  const { level } = judged;
  return isForAnyone(level) ? { kind: 'urgent', level } : { kind: 'calm', reply: raisedTo(level, reply) };
}

function levelEvent({ level, calls, caution }: ChatReply): ChatEvent {
  return { kind: 'level', level, calls, caution };
}

/** Keeps what is told until it is let go. */
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
