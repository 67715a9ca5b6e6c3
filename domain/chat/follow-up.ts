import { tellingStems } from '#domain/articles/search/telling-stems.ts';

/** So many letters before a message can be about the same; reading more takes time that others wait for. */
const MOST_LETTERS = 2000;

/** @param written what the parent wrote before, the latest first */
export function lately(written: readonly string[]): string[] {
  let left = MOST_LETTERS;
  const read: string[] = [];
  for (const text of written) {
    if (left <= 0) break;
    read.push(text.slice(0, left));
    left -= text.length;
  }
  return read;
}

/** How a message begins that goes on from the one before. */
const GOES_ON =
  /^(?:and|but|or|so|then|ok(?:ay)?|what about|how about|what if|also|even|still|why|really|are you sure|is that|does that)\b/i;
/** With one telling word at most; a question with more is one of its own: 'should i wake her to feed'. */
const MAY_GO_ON =
  /^(?:should i|can i|do i|is (?:he|she|they|it|this)|are (?:they|we)|will (?:he|she|it)|does (?:he|she|it)|for how long|how (?:long|much|many|often)|when|since)\b/i;
/** What is told of how it goes, with two telling words at most: 'its been 4 days', 'now its green'. */
const GOES_HOW =
  /^(?:now|(?:it|he|she)(?:'?s| is| has) (?:been|now|still)|since|still|for (?:\d+|a|an|two|three|four|five))\b/i;
const TWO = 2;
/** What stands for something that was named before. */
const STANDS_FOR = /\b(?:it|that|this|them|those|these|there|one|ones)\b/i;
/** So few telling words leave open what is asked about. */
const FEW = 3;

/** Whether a message is understood only with the one before it: 'and at night?' */
function isFollowUp(message: string): boolean {
  const telling = new Set(tellingStems(message));
  if (telling.size === 0) return true;
  if (telling.size <= 1 && MAY_GO_ON.test(message.trim())) return true;
  if (telling.size <= TWO && GOES_HOW.test(message.trim())) return true;
  return telling.size <= FEW && (GOES_ON.test(message.trim()) || STANDS_FOR.test(message));
}

/**
 * What a message asks, with the subject of the questions before it where it goes on from them.
 *
 * @param written what the parent wrote before, the latest first
 */
export function wholeQuestion(message: string, written: readonly string[]): string {
  const parts = [message];
  for (const before of written) {
    if (!isFollowUp(parts[0] ?? '')) break;
    parts.unshift(before);
  }
  return parts.join(' ');
}
