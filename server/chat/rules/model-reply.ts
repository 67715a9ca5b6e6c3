import type { ChatParagraph, ChatReply } from '#contract/chat.ts';
import { callNowWords, callSoonWords, safetyNet } from '#domain/articles/red-flags-data.ts';
import type { AnswerLevel } from '#domain/chat/answer-level.ts';
import { namesChild } from '#domain/children/names-child.ts';
import { growthHref } from '#domain/growth/addresses.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { AiFailure, Recipient } from '#server/ai/ai.ts';

/** Why a model's answer is not shown. */
export type NotShown = AiFailure | 'unchecked' | 'unsure';

/** What of the guide's answer a model is shown: nothing of one that names the child or tells of its growth. */
export function sendable({ by, paragraphs }: ChatReply, childName: string | null): ChatParagraph[] {
  if (by !== 'guide') return [];
  const found = paragraphs.filter(({ sources }) => sources.length > 0);
  const isNamed = childName !== null && found.some(({ text }) => namesChild(text, childName));
  const isOfGrowth = found.some(({ sources }) => sources.some(({ href }) => href === growthHref));
  return isNamed || isOfGrowth ? [] : found;
}

/** What is said of the doctor, of 911 and the like, and of haste. */
const CALLS =
  /\b(?:911|988|ER|call\w*|doctors?|pediatrician|nurse|Poison Help|emergency|urgent\w*|at once|right away)\b/i;

/** A model may leave sentences out, but none of the guide's that says when to call: those follow word for word. */
export function withCalls(told: readonly ChatParagraph[], passages: readonly ChatParagraph[]): ChatParagraph[] {
  const said = told.map(({ text }) => text).join(' ');
  const left = passages.flatMap(({ text, sources }) => {
    const calls = sentencesOf(text).filter((sentence) => CALLS.test(sentence) && !said.includes(sentence));
    return calls.length > 0 ? [{ text: calls.join(' '), sources }] : [];
  });
  return [...told, ...left];
}

/** The same, or for a call soon where a model finds the message more urgent than the guide. */
export function raisedTo(level: AnswerLevel, reply: ChatReply): ChatReply {
  return level === 'call_soon' && reply.level !== 'call_soon' ? { ...reply, level, caution: callSoonWords } : reply;
}

const FAILED = "The language model isn't available right now. This is the built-in guide, not an AI model.";
const REMARKS: Partial<Record<NotShown, string>> = {
  unchecked: "The language model's answer did not pass our check. This is the built-in guide, not an AI model.",
  unsure: 'The language model found nothing to add. This is the built-in guide, not an AI model.',
  'account-limit': "You've reached today's limit for AI answers. This is the built-in guide, not an AI model.",
  'server-limit':
    "This server has reached this month's limit for AI answers. This is the built-in guide, not an AI model.",
};

/** The answer as it was without a model; the guide's says why it is. */
export function guideInstead(reply: ChatReply, why: NotShown): ChatReply {
  return reply.by === 'guide' ? { ...reply, remark: REMARKS[why] ?? FAILED } : reply;
}

export function modelReply(
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
    remark: `Written by a language model ${where} from the texts named above. It can be wrong, so please read them, too.`,
  };
}

/** No rule told it, and so only what holds each time is said. */
export function urgentReply(level: 'emergency' | 'call_now'): ChatReply {
  const words = level === 'emergency' ? safetyNet.firstSentence : callNowWords;
  return { reply: words, level, calls: [], caution: words, paragraphs: [], more: [], by: 'rules', remark: null };
}
