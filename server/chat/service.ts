import { LONGEST_MESSAGE, TOO_LONG, type ChatEvent, type ChatQuery, type ChatReply } from '#contract/chat.ts';
import { agesAsked } from '#domain/chat/ages-asked.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import type { Message } from '#domain/chat/danger-told.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { todayIn } from '#domain/time/day.ts';
import { lately } from '#domain/chat/follow-up.ts';
import { requireAi } from '#server/billing/service.ts';
import { requireChild, type MyChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import { isUnavailable } from '#server/db/db-errors.ts';
import type { Ask } from '#server/http/handle.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { faultOf } from '#server/log.ts';
import { isGone, Problem } from '#server/problem.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { library } from '#server/articles/service.ts';
import { inTurn } from '#server/limits/expensive.ts';
import { dangerAnswer, guideAnswer } from './service/answer.ts';
import { keepMessage } from './service/history.ts';
import { recordPassages } from './service/record.ts';
import { withModel } from './service/with-model.ts';

/**
 * Danger is told before anything else is looked at, to anyone. Rules and guide work in the account's turn; a language model
 * is waited for outside of it.
 *
 * @throws Problem `changed-meanwhile` where another account asks than the one it was typed under, `sign-in-needed`, `needs-plan`, `slow-down`, `not-found` for a child that is not the parent's
 */
export async function answerTo(
  ask: Ask<'anyone'>,
  query: ChatQuery,
  tell: (event: ChatEvent) => void,
): Promise<ChatReply> {
  const { house, parent, signal } = ask;
  const ours = await (parent ? inTurn(parent.id, () => answerOfOurs(ask, query)) : answerOfOurs(ask, query));
  if (!parent || isOfAnother(query, parent)) return ours.reply;
  const { query: question, written, ages } = ours.message;
  const answer = await withModel(ours.reply, {
    house,
    library: ours.articles,
    accountId: parent.id,
    question,
    earlier: written.toReversed(),
    childName: ours.childName,
    ageMonths: ages.length === 0 ? null : Math.min(...ages),
    signal: signal(),
    tell,
  });
  // Nobody is shown what comes after the browser has gone.
  if (!signal().aborted) await keepMessage({ ...ask, parent }, { text: question, childId: ours.childId, answer });
  return answer;
}

type OfOurs = {
  readonly reply: ChatReply;
  readonly articles: PublishedLibrary;
  readonly message: Message;
  /** Of a child that is the parent's. */
  readonly childId: string | null;
  /** Of that child, where the guide answered. */
  readonly childName: string | null;
};

async function answerOfOurs(ask: Ask<'anyone'>, asked: ChatQuery): Promise<OfOurs> {
  const { childId = null, before = [] } = asked;
  const { house, db, parent, now } = ask;
  const child = parent && childId !== null ? await childIfMine(ask, childId) : null;
  const written = lately(before.flatMap(({ sender, text }) => (sender === 'user' ? text : [])).toReversed());
  const articles = await library(house);
  const known = { articles, childId: child?.id ?? null, childName: null };
  const read = endsOf(asked.query).map((query) => {
    const ages = agesAsked(child, [query, ...written], todayIn(parent?.timeZone ?? 'UTC', now));
    const message: Message = { query, written, ages };
    return { message, danger: dangerAnswer(articles, message) };
  });
  const urgent = read.find((part) => part.danger !== null && isForAnyone(part.danger.level));
  if (urgent?.danger) return { ...known, message: urgent.message, reply: urgent.danger };
  const [whole, ...others] = read;
  if (!whole || others.length > 0) throw new Problem('bad-input', { title: TOO_LONG });
  const { message, danger } = whole;
  if (!parent) throw new Problem('sign-in-needed', { title: 'Please log in to use the chat feature.' });
  if (isOfAnother(asked, parent)) {
    throw new Problem('changed-meanwhile', { title: 'Another account is logged in here. Please ask again.' });
  }
  if (childId !== null && !child) throw new Problem('not-found');
  await requireAi(house, parent, now);
  await countMessage(ask, parent.id);
  const recordOn = async (question: string) => (child ? recordPassages({ house, parent, child, now }, question) : []);
  const reply = danger ?? (await guideAnswer(articles, message, recordOn));
  const childName = child && reply.by === 'guide' ? (await childOf(db, child)).firstName : null;
  return { ...known, message, reply, childName };
}

/** An answer needs nothing saved: where nothing can be, as on a full disk, it is not counted. */
async function countMessage({ house: { limits, log }, db, now }: Ask<'anyone'>, accountId: string): Promise<void> {
  try {
    await spend(db, `chat:${accountId}`, limits.chatMessages, now, (retryAfterS) => limitReached(retryAfterS, now));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: faultOf(error) }, 'a message of the chat could not be counted');
  }
}

/** Of a message that is too long to be answered its beginning and its end; otherwise all of it. */
function endsOf(query: string): readonly string[] {
  if (query.length <= LONGEST_MESSAGE) return [query];
  return [query.slice(0, LONGEST_MESSAGE), query.slice(-LONGEST_MESSAGE)].map((end) => end.toWellFormed());
}

/** Whether somebody else has logged in since it was typed: its words are not theirs to send or to keep. */
function isOfAnother({ accountId = null }: ChatQuery, parent: { readonly id: string }): boolean {
  return accountId !== null && accountId !== parent.id;
}

/** Null for a child that is not the parent's: danger is answered all the same. */
async function childIfMine({ db, parent }: Ask<'anyone'>, childId: string): Promise<MyChild | null> {
  try {
    return parent && (await requireChild(db, parent, childId));
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

function limitReached(retryAfterS: number, now: Date): Problem {
  const waitMs = retryAfterS * 1000;
  const next = {
    nextAvailableDate: new Date(now.getTime() + waitMs).toISOString(),
    daysRemaining: Math.ceil(waitMs / DAY_MS),
  };
  return new Problem('slow-down', { title: 'You have asked a lot of questions today.', retryAfterS, next });
}
