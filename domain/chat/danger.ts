import { asksForHelp } from '#domain/articles/call-groups.ts';
import { fittingRules } from '#domain/articles/fitting-rules.ts';
import { isHappening } from '#domain/articles/happening.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import type { DangerWords } from '#domain/articles/search/danger-spelling.ts';
import { byUrgency, signReader, withoutCurls } from '#domain/articles/told-signs.ts';
import { withoutPastIllness } from './past-illness.ts';
import { isLowShotFever } from './shot-fever.ts';
import { URGENT_FROM, urgencyScore, type UrgencyWeights } from './urgency/urgency-score.ts';
import { patternReader, type WordClasses } from './word-classes.ts';

/** A word of slang or of another language, and what it means in the words that patterns know. */
export type SaidAs = { readonly pattern: string; readonly means: string };

/** By what danger is told. */
export type DangerBook = {
  readonly rules: readonly RedFlag[];
  /** Of an emergency that no rule treats. */
  readonly safetyNet: RedFlag;
  /** What patterns of these name in angle brackets. */
  readonly classes: WordClasses;
  readonly saidAs: readonly SaidAs[];
  /** By which slips are told. */
  readonly spelling: DangerWords;
  /** What names danger only to rule it out, such as 'safe from choking'; it is left out before a message is read. */
  readonly notAlarming: readonly string[];
  /** How danger is told of where no rule knows the words. */
  readonly grave: readonly string[];
  /** By which a message is found urgent that none of these tells of. */
  readonly urgency: UrgencyWeights;
};

/**
 * The rules whose signs a message tells of, the most urgent first. The safety net comes before them where a message
 * tells of an emergency that none of them treats; with a call to the doctor, where it has grave words that no rule
 * knows, or resembles messages that were urgent.
 *
 * @param readings the message as it was typed, and as it may be meant
 * @param ages whole months since birth, any of which may be right; none if not known
 */
export type DangerReader = (readings: readonly string[], ages: readonly number[]) => RedFlag[];

/** It has limits, below which a fever after a shot is for the library. */
const FEVER = 'rf-fever';

/** So many letters of a message are read at once: what lies further apart tells of no sign together. */
const WINDOW = 500;
const OVERLAP = 150;

export function dangerReader({
  rules,
  safetyNet,
  classes,
  saidAs,
  notAlarming,
  grave,
  urgency,
}: DangerBook): DangerReader {
  const whole = patternReader(classes);
  const withWhole = (rule: RedFlag): RedFlag => ({
    ...rule,
    patterns: rule.patterns.map(whole),
    patternsIfAgeKnown: rule.patternsIfAgeKnown.map(whole),
  });
  const rulesIn = signReader(rules.map(withWhole));
  const netsIn = signReader([withWhole(safetyNet)]);
  const said = saidAs.map(({ pattern, means }) => ({ pattern: new RegExp(pattern, 'gi'), means }));
  const graveWords = grave.map((pattern) => new RegExp(whole(pattern), 'i'));
  const callNow = doctorNow(safetyNet);
  const score = urgencyScore(urgency);
  const ruledOut = notAlarming.map((pattern) => new RegExp(whole(pattern), 'gi'));
  return (readings, ages) => {
    const read = readings.map((text) =>
      ruledOut.reduce(
        (all, one) => all.replace(one, ' '),
        withoutPastIllness(withoutAccents(withoutCurls(text)), ages),
      ),
    );
    const meant = read.map((text) => said.reduce((all, one) => all.replace(one.pattern, one.means), text));
    const windows = [...new Set([...read, ...meant])].flatMap(windowsOf);
    const matched = byUrgency(onceEach(windows.flatMap((text) => rulesIn(text, ages))));
    const isOfShot = read.every((text) => isLowShotFever(text, ages));
    const fitting = fittingRules(matched, { text: read.join('\n'), isAgeKnown: ages.length > 0 });
    const all = isOfShot ? fitting.filter(({ id }) => id !== FEVER) : fitting;
    const isWhen = read.every(asksWhen);
    const told = isWhen || isOnlyAsked(read) ? all.filter((rule) => isForQuestions(rule, isWhen)) : all;
    const [first] = told;
    if (first?.urgency === 'emergency') return told;
    if (windows.some((text) => netsIn(text, ages).length > 0)) return onceEach([safetyNet, ...told]);
    const isGrave = !isOnlyAsked(read) && windows.some((text) => graveWords.some((pattern) => pattern.test(text)));
    const soundsUrgent = !isOfShot && !isWhen && read.some((text) => score(text, ages) >= URGENT_FROM);
    return (isGrave || soundsUrgent) && first?.urgency !== 'call_now' ? [callNow, ...told] : told;
  };
}

/**
 * Whether a message tells of something and has a word of danger.
 *
 * @param words of which one alone says little
 */
export function cautionReader(words: string): (message: string) => boolean {
  const pattern = new RegExp(words, 'i');
  return (message) => !isOnlyAsked([message]) && pattern.test(message);
}

/** A rule stands in the book more than once where some of its signs are for an age. */
function onceEach(rules: readonly RedFlag[]): RedFlag[] {
  return rules.filter(({ id }, at) => rules.findIndex((one) => one.id === id) === at);
}

/** Of a message with grave words that no rule knows: the words of the safety net, and the doctor. */
export function doctorNow(safetyNet: RedFlag): RedFlag {
  return {
    ...safetyNet,
    urgency: 'call_now',
    thenSay: ['None of these, and you are worried? Call your doctor now, at any hour.'],
  };
}

/** How a question begins that may be about what has not happened. */
const ASKS =
  /^(?:so |and |but |hi,? |hello,? )?(?:whats?|hows?|whens?|which|can|should|is (?:it|an?|there|that \w+ing)|are|do|does|why|at what|until|wheres?|any (?:tips|ideas))\b/i;

/** The same, further behind. */
const ASKS_LATER =
  /\b(?:how (?:to|do i|can i|should i)|what age|when can|when should|which (?:one|kind)|are .* (?:ok|safe)\b)/i;

/** From which age on something may be is answered by the library, and by no rule that forbids it before. */
const ASKS_WHEN =
  /^(?:so |and )?(?:when|at what age|what age|how old|how soon|until when|cuando)\b|\b(?:when|what age)\W*$/i;

/** Of 'when can he have honey', 'he have' tells nothing. */
const WHAT_MAY_BE = /\b(?:can|could|should|may|do|does) (?:i|we|he|she|they|it|my \w+|(?:the |a )?baby|babies) \w+/gi;

function asksWhen(text: string): boolean {
  return ASKS_WHEN.test(text.trim()) && !isHappening(text.replaceAll(WHAT_MAY_BE, ' '));
}

function isOnlyAsked(readings: readonly string[]): boolean {
  return readings.every((text) => isQuestion(text) && !isHappening(text));
}

/** Whether a text asks something, with a question mark or without. */
export function isQuestion(text: string): boolean {
  return ASKS.test(text.trim()) || ASKS_LATER.test(text);
}

/** A question about what may be one day needs no call now; what keeps a child safe answers it, and 911 is always named. */
function isForQuestions({ urgency, firstSentence }: RedFlag, isWhen: boolean): boolean {
  return urgency !== 'call_now' || (!asksForHelp(firstSentence) && !isWhen);
}

function windowsOf(text: string): string[] {
  const windows = [text.slice(0, WINDOW)];
  for (let at = WINDOW - OVERLAP; at + OVERLAP < text.length; at += WINDOW - OVERLAP) {
    windows.push(text.slice(at, at + WINDOW));
  }
  return windows;
}

/** Patterns have the letters of English: 'tomo' for 'tomó'. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
}
