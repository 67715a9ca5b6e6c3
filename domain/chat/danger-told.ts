import type { RedFlag, Urgency } from '#domain/articles/red-flag.ts';
import { dangerSpeller } from '#domain/articles/search/danger-spelling.ts';
import { dangerReader, type DangerBook } from './danger.ts';
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

/** Tells danger in messages, on the server and in a browser. @param book compiled once */
export function dangerTeller(book: DangerBook): DangerTeller {
  const read = dangerReader(book);
  const spelled = dangerSpeller(book.spelling);
  return ({ query, written, ages }) => {
    const whole = wholeQuestion(query, written);
    const rules = read([...new Set([whole, spelled(whole)])], ages);
    const urgency = urgencyOf(rules, whole, ages);
    return urgency === null ? null : { rules, urgency };
  };
}
