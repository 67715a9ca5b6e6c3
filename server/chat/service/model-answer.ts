import type { ChatEvent, ChatParagraph } from '#contract/chat.ts';
import type { AnswerLevel } from '#domain/chat/answer-level.ts';
import { checkSentence } from '#domain/articles/check/check-sentence.ts';
import { groundsOf, type Grounds } from '#domain/articles/check/grounds.ts';
import { withoutListMark } from '#domain/articles/check/markup.ts';
import { wholeSentences } from '#domain/articles/check/whole-sentences.ts';
import { AiFailed, type Ai } from '#server/ai/ai.ts';
import { timeLimit } from '#server/ai/time-limit.ts';
import type { NotShown } from '../rules/model-reply.ts';
import { answerRequest, isUnsure, judgeRequest, levelIn, type Shown } from '../rules/model-prompt.ts';

export type ModelAnswer = { readonly paragraphs: readonly ChatParagraph[] } | { readonly notShown: NotShown };

type Asked = Omit<Shown, 'passages'> & {
  /** What the built-in guide says, with where it stands. */
  readonly passages: readonly ChatParagraph[];
  readonly vocabulary: ReadonlySet<string>;
  readonly signal: AbortSignal;
  /** Hears each sentence as soon as it has passed. */
  readonly tell: (event: ChatEvent) => void;
};

export type Patience = {
  /** For how urgent the message is. */
  readonly judgingMs: number;
  /** Until the first sentence is whole; after it, that of the call holds. */
  readonly firstSentenceMs: number;
};

/** Longer than any sentence that is shown. */
const LONGEST_REST = 1000;
const MOST_SENTENCES = 8;

export type Judged = { readonly level: AnswerLevel } | { readonly notShown: NotShown };

/** How urgent a model finds the message, also where it breaks off after that. */
export async function judgedLevel(
  ai: Ai,
  asked: Omit<Asked, 'passages' | 'vocabulary' | 'tell'>,
  { judgingMs }: Pick<Patience, 'judgingMs'>,
): Promise<Judged> {
  const limit = timeLimit(judgingMs);
  const signal = AbortSignal.any([asked.signal, limit.signal]);
  let text = '';
  let notShown: NotShown = 'strange';
  try {
    for await (const piece of ai.stream(judgeRequest(asked), signal)) text += piece;
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error;
    notShown = error.code;
  } finally {
    limit.met();
  }
  const level = levelIn(text);
  return level === null ? { notShown } : { level };
}

/**
 * The passages in a model's words, each sentence checked and told as soon as it is whole. What is never said ends the call,
 * and the answer is not shown; what says something else than its passage is left out, and if that is most of it, all is.
 */
export async function modelAnswer(
  ai: Ai,
  { passages, vocabulary, signal, tell, ...asked }: Asked,
  { firstSentenceMs }: Pick<Patience, 'firstSentenceMs'>,
): Promise<ModelAnswer> {
  const titled = passages.map(({ text, sources }) => ({ title: sources.map(({ title }) => title).join(', '), text }));
  const grounds = groundsOf({
    passages: titled,
    vocabulary,
    ageMonths: asked.ageMonths,
  });
  const enough = new AbortController();
  const limit = timeLimit(firstSentenceMs);
  const ends = AbortSignal.any([signal, enough.signal, limit.signal]);
  const taken: Taken = { paragraphs: [], sentences: 0, unfounded: 0 };
  const take = (sentences: readonly string[]) => takeAll(sentences, { grounds, passages, tell }, taken);
  let rest = '';
  try {
    for await (const piece of ai.stream(answerRequest({ ...asked, passages: titled }), ends)) {
      const whole = wholeSentences(rest + piece);
      rest = whole.rest;
      if (!take(whole.sentences) || rest.length > LONGEST_REST) return { notShown: 'unchecked' };
      if (taken.sentences > 0) limit.met();
    }
  } catch (error) {
    if (error instanceof AiFailed) return { notShown: error.code };
    throw error;
  } finally {
    limit.met();
    enough.abort();
  }
  if (taken.sentences === 0 && isUnsure(rest)) return { notShown: 'unsure' };
  if (!take([rest])) return { notShown: 'unchecked' };
  if (taken.sentences === 0 || taken.unfounded > taken.sentences) return { notShown: 'unchecked' };
  return { paragraphs: taken.paragraphs.map(({ text, sources }) => ({ text, sources })) };
}

type Taken = {
  /** Of sentences one after the other that rest on the same passages. */
  readonly paragraphs: { readonly key: string; text: string; readonly sources: ChatParagraph['sources'] }[];
  sentences: number;
  unfounded: number;
};

type Taking = Pick<Asked, 'passages' | 'tell'> & { readonly grounds: Grounds };

/** @returns false when nothing of the answer is to be trusted */
function takeAll(given: readonly string[], { grounds, passages, tell }: Taking, taken: Taken): boolean {
  for (const sentence of given) {
    if (sentence.trim() === '') continue;
    const checked = checkSentence(sentence, grounds);
    if (checked.kind === 'fault' || taken.sentences === MOST_SENTENCES) return false;
    if (checked.kind === 'shown') tell(added(checked, passages, taken));
    else if (checked.why === 'unfounded') taken.unfounded += 1;
  }
  return true;
}

type Passed = { readonly text: string; readonly citations: readonly number[] };

function added({ text: marked, citations }: Passed, passages: Asked['passages'], taken: Taken): ChatEvent {
  const text = withoutListMark(marked).replaceAll('**', '');
  const sources = sourcesOf(citations, passages);
  const key = citations.join();
  const last = taken.paragraphs.at(-1);
  const startsParagraph = last?.key !== key;
  if (last?.key === key) last.text += ` ${text}`;
  else taken.paragraphs.push({ key, text, sources });
  taken.sentences += 1;
  return { kind: 'sentence', text, sources, startsParagraph };
}

function sourcesOf(citations: readonly number[], passages: readonly ChatParagraph[]): ChatParagraph['sources'] {
  const all = citations.flatMap((number) => passages[number - 1]?.sources ?? []);
  return [...new Map(all.map((source) => [source.href, source])).values()];
}
