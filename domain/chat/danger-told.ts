import type { RedFlag, Urgency } from '#domain/articles/red-flag.ts';
import { dangerSpeller } from '#domain/articles/search/danger-spelling.ts';
import { byUrgency } from '#domain/articles/told-signs.ts';
import { dangerReader, isQuestion, type DangerBook } from './danger.ts';
import { urgencyOf } from './danger-urgency.ts';
import { lately, wholeQuestion } from './follow-up.ts';

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
const LOOKED_BACK = 4;

/**
 * Tells danger in messages, on the server and in a browser. Of what only the pieces of a sentence tell together, what
 * cannot wait counts, and neither a single grave word nor what only resembles urgent messages.
 *
 * @param book compiled once
 */
export function dangerTeller(book: DangerBook): DangerTeller {
  const reader = dangerReader(book);
  const spelled = dangerSpeller(book.spelling);
  return (message) => {
    const { ages } = message;
    const query = asPatternsRead(message.query);
    const written = lately(message.written).map(asPatternsRead);
    const read = (text: string) => reader([...new Set(readingsOf(text).flatMap((one) => [one, spelled(one)]))], ages);
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

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u{2800}]/gu;
const APOSTROPHES = /[`´ʹʼ‛′]/g;
const ENTITIES = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|nbsp);/gi;
const SINGLE_LETTERS = /(?<!\S)(?:[a-z'] ){2,}[a-z](?!\S)/gi;

/** On one line, with single spaces, straight apostrophes and plain letters. */
function asPatternsRead(text: string): string {
  return text
    .replaceAll(ENTITIES, (_, code?: string, hex?: string) => characterOf(code ?? (hex && `0x${hex}`)))
    .replaceAll(UNSEEN, '')
    .normalize('NFKC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(SINGLE_LETTERS, (letters) => letters.replaceAll(' ', ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function characterOf(code: string | undefined): string {
  return code === undefined ? ' ' : String.fromCodePoint(Number(code));
}

/** HTML that was pasted; what stands between signs of less and more may as well be the message. */
const TAGS = /<\/?[a-z][^<>]*>/gi;
const BRACKETS = /[<>[\]{}()"“”*_]+/g;
/** What joins words where voice typing or a hurry has put no space, or too much. */
const JOINTS = /\.{2,}|(?<=[a-z])\.(?=[a-z])| [-–—] /gi;
const DIGITS_FOR_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};
const DIGITS = /(?<=[a-z])[01345@$](?=[a-z])/gi;
/** Letters of other alphabets that look like ours. */
const OTHERS = Array.from('аеорсхуіѕкмтнвαοερικντυ');
const OURS = Array.from('aeopcxyiskmthbaoepikvtu');
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  OTHERS.map((letter, at) => [letter, OURS[at] ?? letter]),
);
const OTHER_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'giu');

/** A text as it stands, and as it may be meant. */
function readingsOf(text: string): string[] {
  const plain = text
    .replaceAll(OTHER_LETTERS, (letter) => ALIKE[letter.toLowerCase()] ?? letter)
    .replaceAll(DIGITS, (digit) => DIGITS_FOR_LETTERS[digit] ?? digit);
  const meant = [
    plain.replaceAll(TAGS, ' '),
    plain.replaceAll(TAGS, ''),
    plain.replaceAll(BRACKETS, ' '),
    plain.replaceAll(BRACKETS, ' ').replaceAll(JOINTS, ' '),
  ];
  return [...new Set([text, ...meant].map((one) => one.replaceAll(/\s+/g, ' ').trim()))];
}

/**
 * A sentence that is sent in pieces, as 'he swallowed' and 'a battery': what was sent of it before, and all of it. Empty
 * where the message before is none.
 */
function inPieces(query: string, written: readonly string[]): readonly [before: string, joined: string] {
  if (!isPiece(query)) return ['', query];
  const told = written.slice(0, LOOKED_BACK).filter((text) => !isShortQuestion(text));
  const end = told.findIndex((text) => !isPiece(text));
  const pieces = told.slice(0, Math.min(MOST_PIECES, end < 0 ? told.length : end)).toReversed();
  return [pieces.join(' '), [...pieces, query].join(' ')];
}

/** Asked between the pieces, as 'what do i do' between 'he swallowed' and 'a battery'. */
function isShortQuestion(text: string): boolean {
  return text.trim().split(/\s+/).length <= LONGEST_PIECE && !isPiece(text);
}

/** A word alone asks nothing: 'are' in 'his lips', 'are', 'blue'. */
function isPiece(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words <= LONGEST_PIECE && !text.includes('?') && (words === 1 || !isQuestion(text));
}
