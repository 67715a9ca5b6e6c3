import { monthsIn } from '#domain/articles/age-range.ts';
import { toldAges } from '#domain/articles/search/told-ages.ts';

/** How old the child is, and whether a question asks for what comes later: 'when can he have honey?' */
export type ForAge = {
  readonly months: number | null;
  readonly isAhead: boolean;
  /** It asks from when on. */
  readonly isWhen: boolean;
  /** Whether the child was born early. */
  readonly isEarly: boolean;
};

/** A text is read so much before the ages that it is written for, and after them so much more and a part of them; ours. */
const SOONER_MONTHS = 3;
/** And so much before them where somebody asks whether a child may. */
const AHEAD_MONTHS = 9;
const LATER_MONTHS = 1;
const LATER_PART = 0.25;

/** It asks from when on something is. */
const ASKS_WHEN = /\b(?:when|until|how (?:old|soon|early)|what age|ready|cuando)\b/i;
/** It asks for what a child may not be old enough for yet. */
const ASKS_AHEAD =
  /\b(?:when|until|how (?:old|soon|early)|what age|too (?:early|young|old)|ready)\b|\b(?:can|may|could) (?:i|we|you|he|she|they|my|the|a|an|baby|babies|\w+)\b|\b(?:ok|okay|safe|allowed|alright|fine)\b/i;

const BORN_EARLY =
  /\bpre(?:mie|emie|term|mature)\w*|\b(?:born|came|arrived)\b[^.?!]{0,20}\b(?:early|at (?:2\d|3[0-6]) weeks)|\b(?:2\d|3[0-6]) ?-?weekers?\b|\b(?:corrected|adjusted)\b/i;
/** So many months at most is a child born early younger than since birth. */
const MOST_EARLY_MONTHS = 5;

/** @param ages whole months, from birth and corrected and one that is typed, as far as known; the last is used */
export function forAge(ages: readonly number[], question: string): ForAge {
  const [first, next] = ages;
  const isCorrected = first !== undefined && next !== undefined && first > next && first - next <= MOST_EARLY_MONTHS;
  return {
    months: ages.at(-1) ?? null,
    isAhead: ASKS_AHEAD.test(question),
    isWhen: ASKS_WHEN.test(question),
    isEarly: isCorrected || BORN_EARLY.test(question),
  };
}

/** Whether a text for these ages is shown for this child: what is for later, only to a question of what comes later. */
export function isForAge(ageRange: string, { months, isAhead, isWhen }: ForAge): boolean {
  const range = monthsIn(ageRange);
  if (months === null || !range) return true;
  if (months < range.from - SOONER_MONTHS) return isWhen || (isAhead && months >= range.from - AHEAD_MONTHS);
  return months <= range.until * (1 + LATER_PART) + LATER_MONTHS;
}

/** It speaks of what the sentence before it said. */
const GOES_ON = /^(?:until then|then|that|this|they|it|so|but|before that|after that|such|the same)\b/i;
/** It says from when on, which holds before and after. */
const FROM_WHEN = /\b(?:not|never|none|no \w+) before \w+ (?:weeks?|months?|years?)\b/i;
/** Of a newborn, whatever the sentence counts in. */
const OF_NEWBORN =
  /\b(?:in|for) the first (?:\d+ |few |\w+ )?(?:days|weeks|month)\b|\bday \d+ of life\b|\bbirth weight\b/i;
const NEWBORN_MONTHS = 2;

/** Of sentences that belong together those that hold for this child, without what goes on from one that does not. */
export function sentencesForAge(sentences: readonly string[], age: ForAge): readonly string[] {
  const isShown = whichForAge(sentences, age);
  return sentences.filter((_, at) => isShown[at]);
}

/** For each sentence, in their order. */
export function whichForAge(sentences: readonly string[], age: ForAge): readonly boolean[] {
  let isLeftOut = false;
  return sentences.map((sentence) => {
    isLeftOut = holdsFor(sentence, age) ? isLeftOut && GOES_ON.test(sentence) : true;
    return !isLeftOut;
  });
}

/** What comes so soon, or in so large a part of the age, may be told; ours. */
const SOON_MONTHS = 3;
const SOON_PART = 0.25;

function holdsFor(sentence: string, { months, isAhead }: ForAge): boolean {
  if (months === null) return true;
  if (FROM_WHEN.test(sentence)) return true;
  if (months > NEWBORN_MONTHS && OF_NEWBORN.test(sentence)) return false;
  const spans = toldAges(sentence);
  if (spans.length === 0 || spans.some(({ from, until }) => from <= months && months <= until)) return true;
  return spans.some(
    ({ from }) => from > months && (isAhead || from <= months + Math.max(SOON_MONTHS, months * SOON_PART)),
  );
}
