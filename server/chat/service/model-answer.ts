import type { ChatParagraph } from '#contract/chat.ts';
import type { AnswerLevel } from '#domain/chat/answer-level.ts';
import { checkSentence } from '#domain/chat/check/check-sentence.ts';
import { groundsOf, type Grounds } from '#domain/chat/check/grounds.ts';
import { withoutListMark } from '#domain/chat/check/markup.ts';
import { wholeSentences } from '#domain/chat/check/whole-sentences.ts';
import { AiFailed, wholeAnswer, type Ai, type AiFailure } from '#server/ai/ai.ts';
import { answerRequest, isUnsure, judgeRequest, levelIn, type Shown } from '../rules/model-prompt.ts';

/** Why a model's answer is not shown. */
export type NotShown = AiFailure | 'unchecked' | 'unsure';

export type ModelAnswer = { readonly paragraphs: readonly ChatParagraph[] } | { readonly notShown: NotShown };

type Asked = Omit<Shown, 'passages'> & {
  /** What the built-in guide says, with where it stands. */
  readonly passages: readonly ChatParagraph[];
  readonly vocabulary: ReadonlySet<string>;
  readonly signal: AbortSignal;
};

/** Longer than any sentence that is shown. */
const LONGEST_REST = 1000;
const MOST_SENTENCES = 8;

/** How urgent a model finds the message; null if it does not say so. */
export async function judgedLevel(ai: Ai, asked: Omit<Asked, 'passages' | 'vocabulary'>): Promise<AnswerLevel | null> {
  try {
    return levelIn(await wholeAnswer(ai, judgeRequest(asked), { signal: asked.signal, count: () => {} }));
  } catch (error) {
    if (error instanceof AiFailed) return null;
    throw error;
  }
}

/**
 * The passages in a model's words, each sentence checked as soon as it is whole. What is never said ends the call, and
 * nothing of the answer is shown; what says something else than its passage is left out, and if that is most of it, all is.
 */
export async function modelAnswer(ai: Ai, { passages, vocabulary, signal, ...asked }: Asked): Promise<ModelAnswer> {
  const titled = passages.map(({ text, sources }) => ({ title: sources.map(({ title }) => title).join(', '), text }));
  const grounds = groundsOf({
    passages: titled,
    vocabulary,
    ageMonths: asked.ageMonths,
  });
  const enough = new AbortController();
  const call = { signal: AbortSignal.any([signal, enough.signal]), count: () => {} };
  const taken: Taken = { sentences: [], unfounded: 0 };
  let rest = '';
  try {
    for await (const piece of ai.stream(answerRequest({ ...asked, passages: titled }), call)) {
      const whole = wholeSentences(rest + piece);
      rest = whole.rest;
      if (!takeAll(whole.sentences, grounds, taken) || rest.length > LONGEST_REST) return { notShown: 'unchecked' };
    }
  } catch (error) {
    if (error instanceof AiFailed) return { notShown: error.code };
    throw error;
  } finally {
    enough.abort();
  }
  if (taken.sentences.length === 0 && isUnsure(rest)) return { notShown: 'unsure' };
  if (!takeAll([rest], grounds, taken)) return { notShown: 'unchecked' };
  const { sentences, unfounded } = taken;
  if (sentences.length === 0 || unfounded > sentences.length) return { notShown: 'unchecked' };
  return { paragraphs: paragraphsOf(sentences, passages) };
}

type Sentence = { readonly text: string; readonly citations: readonly number[] };

type Taken = { readonly sentences: Sentence[]; unfounded: number };

/** @returns false when nothing of the answer is to be trusted */
function takeAll(given: readonly string[], grounds: Grounds, taken: Taken): boolean {
  for (const sentence of given) {
    if (sentence.trim() === '') continue;
    const checked = checkSentence(sentence, grounds);
    if (checked.kind === 'fault' || taken.sentences.length === MOST_SENTENCES) return false;
    if (checked.kind === 'shown') {
      taken.sentences.push({ ...checked, text: withoutListMark(checked.text).replaceAll('**', '') });
    } else if (checked.why === 'unfounded') taken.unfounded += 1;
  }
  return true;
}

/** Sentences one after the other that rest on the same passages are one paragraph. */
function paragraphsOf(sentences: readonly Sentence[], passages: readonly ChatParagraph[]): ChatParagraph[] {
  const paragraphs: { key: string; text: string; sources: ChatParagraph['sources'] }[] = [];
  for (const { text, citations } of sentences) {
    const key = citations.join();
    const last = paragraphs.at(-1);
    if (last?.key === key) last.text += ` ${text}`;
    else paragraphs.push({ key, text, sources: sourcesOf(citations, passages) });
  }
  return paragraphs.map(({ text, sources }) => ({ text, sources }));
}

function sourcesOf(citations: readonly number[], passages: readonly ChatParagraph[]): ChatParagraph['sources'] {
  const all = citations.flatMap((number) => passages[number - 1]?.sources ?? []);
  return [...new Map(all.map((source) => [source.href, source])).values()];
}
