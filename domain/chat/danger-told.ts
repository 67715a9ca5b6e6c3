import type { RedFlag, Urgency } from '#domain/articles/red-flag.ts';
import { dangerSpeller } from '#domain/articles/search/danger-spelling.ts';
import { byUrgency } from '#domain/articles/told-signs.ts';
import { dangerReader, isQuestion, type DangerBook } from './danger.ts';
import { urgencyOf } from './danger-urgency.ts';
import { wholeQuestion } from './follow-up.ts';

/** A message with what was written before it, and how old the child asked about may be. */
export type Message = {
  readonly query: string;
  /** What the parent wrote before, the latest first. */
  readonly written: readonly string[];
  /** In whole months; none if not known. */
  readonly ages: readonly number[];
};

export type DangerTold = {
  /** Whose signs the message tells of, the most urgent first. */
  readonly rules: readonly RedFlag[];
  /** How urgent an answer with them is. */
  readonly urgency: Urgency;
};

/** Null where a message tells of no danger. */
export type DangerTeller = (message: Message) => DangerTold | null;

/** In words: longer messages are no pieces of a sentence. */
const LONGEST_PIECE = 8;
const MOST_PIECES = 3;

/**
 * Tells danger in messages, on the server and in a browser. Of what only the pieces of a sentence tell together, what
 * cannot wait counts, and no single grave word.
 *
 * @param book compiled once
 */
export function dangerTeller(book: DangerBook): DangerTeller {
  const reader = dangerReader(book);
  const spelled = dangerSpeller(book.spelling);
  return (message) => {
    const { ages } = message;
    const query = asPatternsRead(message.query);
    const written = message.written.map(asPatternsRead);
    const read = (text: string) => reader([...new Set([text, spelled(text)])], ages);
    const whole = wholeQuestion(query, written);
    const rules = read(whole);
    const [before, joined] = inPieces(query, written);
    const known = new Set([...rules, ...(before === '' ? [] : read(before)), book.safetyNet].map(({ id }) => id));
    const added =
      before === '' ? [] : read(joined).filter(({ id, urgency }) => !known.has(id) && urgency !== 'call_soon');
    const told = byUrgency([...rules, ...added]);
    const urgency = urgencyOf(told, added.length > 0 ? joined : whole, ages);
    return urgency === null ? null : { rules: told, urgency };
  };
}

/** HTML that was pasted, and marks that nobody sees, such as those of the direction of writing. */
const TAGS = /<\/?[a-z][^<>]*>/gi;
const UNSEEN = /[\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
const WIDE = /[\uFF01-\uFF5E]/g;
const APOSTROPHES = /[`´ʹʼ‛′]/g;

/** On one line, with single spaces, straight apostrophes and letters of usual width. */
function asPatternsRead(text: string): string {
  return text
    .replaceAll(TAGS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(WIDE, (letter) => letter.normalize('NFKC'))
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * A sentence that is sent in pieces, as 'he swallowed' and 'a battery': what was sent of it before, and all of it. Empty
 * where the message before is none.
 */
function inPieces(query: string, written: readonly string[]): readonly [before: string, joined: string] {
  if (!isPiece(query)) return ['', query];
  const end = written.findIndex((text) => !isPiece(text));
  const pieces = written.slice(0, Math.min(MOST_PIECES, end < 0 ? written.length : end)).toReversed();
  return [pieces.join(' '), [...pieces, query].join(' ')];
}

function isPiece(text: string): boolean {
  return text.trim().split(/\s+/).length <= LONGEST_PIECE && !text.includes('?') && !isQuestion(text);
}
