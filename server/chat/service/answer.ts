import type { ChatReply } from '#contract/chat.ts';
import { articleHref } from '#domain/articles/addresses.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { dangerIn, isCautious } from '#domain/chat/danger-data.ts';
import type { Message } from '#domain/chat/danger-told.ts';
import { asksFirstAid } from '#domain/chat/first-aid-asked.ts';
import { declinedIn } from '#domain/chat/declined.ts';
import { GRIEF_TEXT, tellsOfGrief } from '#domain/chat/grief.ts';
import { isForDoctor } from '#domain/chat/for-doctor.ts';
import { wholeQuestion } from '#domain/chat/follow-up.ts';
import { withoutPastIllness } from '#domain/chat/past-illness.ts';
import { tellsOfState } from '#domain/chat/told-state.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { indexAtHand, searchIndex } from '#server/articles/rules/search/kept-index.ts';
import type { SearchIndex } from '#server/articles/rules/search/search-index.ts';
import { dangerReply, declinedReply, fixedReply, guideReply } from '../replies.ts';
import { guideFor } from '../rules/guide.ts';
import { forAge } from '../rules/for-age.ts';
import { knownAnswerTo, passagesBelow } from '../rules/known-answers.ts';
import type { Passage, Source } from '../rules/passage.ts';

/** So many articles are named below a call. */
const MOST_MORE = 3;

/** What the rules say; null where they find no danger. It waits for no index. */
export function dangerAnswer(library: PublishedLibrary, message: Message): ChatReply | null {
  const told = dangerIn(message);
  if (!told) return null;
  const { rules, urgency } = told;
  const index = indexAtHand(library);
  const ids = rules.map(({ id }) => id);
  const isFollowed = urgency !== 'emergency' && index !== null;
  const firstAid = index !== null && asksFirstAid(message.query) ? firstAidIn(index, message) : [];
  const below = firstAid.length === 0 && isFollowed ? passagesBelow(index, ids) : firstAid;
  return dangerReply({
    rules,
    urgency,
    ages: message.ages,
    below,
    more: isFollowed ? articlesWith(library, rules) : [],
  });
}

/** How it is given, where somebody asks in quiet, and what comes after it. */
function firstAidIn(index: SearchIndex, { query, ages }: Message): readonly Passage[] {
  return knownAnswerTo(index, { message: query, age: forAge(ages, query), pages: null, isFirstAid: true });
}

/** Articles that have the first of the rules in their box: those that begin with the same word, then those with few others. */
function articlesWith({ articles }: PublishedLibrary, [first]: readonly Pick<RedFlag, 'id' | 'title'>[]): Source[] {
  if (!first) return [];
  const isOnIt = ({ article }: (typeof articles)[number]) => firstWord(article.title) === firstWord(first.title);
  return articles
    .filter(({ calls, origin }) => origin.isOurs && calls.some(({ id }) => id === first.id))
    .toSorted((one, other) => Number(isOnIt(other)) - Number(isOnIt(one)) || one.calls.length - other.calls.length)
    .slice(0, MOST_MORE)
    .map(({ article: { id, title } }) => ({ title, href: articleHref('education', id) }));
}

function firstWord(title: string): string {
  return title.toLowerCase().split(' ')[0] ?? '';
}

/**
 * What is answered without a model where no danger is told: that it is declined, or what the child's record and the
 * library say.
 *
 * @param recordOn what the record says of a question
 */
export async function guideAnswer(
  library: PublishedLibrary,
  { query, written, ages }: Message,
  recordOn: (question: string) => Promise<readonly Passage[]> = async () => [],
): Promise<ChatReply> {
  if (tellsOfGrief(query)) return fixedReply(GRIEF_TEXT);
  const declined = declinedIn(query);
  if (declined) return declinedReply(declined);
  const index = indexAtHand(library) ?? (await searchIndex(library));
  const text = wholeQuestion(query, written);
  const record = await recordOn(text);
  const illness = withoutPastIllness(text, ages);
  const isTold = tellsOfState(withoutPastIllness(query, ages));
  const found = guideFor(index, { text, ages, record, isTold });
  const isUnknown = isTold && found.passages.length === 0;
  const isSign = isUnknown || (found.isEarly !== true && isForDoctor(illness));
  return guideReply(found, isSign ? { isCautious: isUnknown || isCautious(text) } : null);
}
