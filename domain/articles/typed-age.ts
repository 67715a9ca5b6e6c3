import { namedAges, type NamedAge } from './named-ages.ts';

/**
 * The age that a text mentions, in whole months, rounded down: 1 for 'my 5 week old' and 'fever 5 weeks', 0 for
 * 'newborn'; null if it mentions none, as in 'for 3 weeks'. Of several ages the youngest counts, since rules for younger
 * children are stricter; what is plainly an age goes before what may be how long something lasts, unless a brother or
 * sister is named. A child born early is as old as if born on the due date, and 0 if the text names no age.
 */
export function typedAgeMonths(text: string): number | null {
  const found = namedAges(text).map((age) => foundIn(text, age));
  const pregnancy = found.find(isOfPregnancy) ?? null;
  const ages = agesAmong(
    found.filter((age) => age !== pregnancy),
    text,
  ).map(monthsSaid);
  const months = Math.min(...ages, JUST_BORN.test(text) ? 0 : Infinity);
  const early = weeksEarly(text, pregnancy);
  if (months === Infinity) return early > 0 ? 0 : null;
  return Math.floor(months < CORRECTED_UNTIL_MONTHS ? Math.max(0, months - early / WEEKS_PER_MONTH) : months);
}

const WEEKS_PER_MONTH = 30.4375 / 7;
const TERM_WEEKS = 40;
const PRETERM_BEFORE_WEEKS = 37;
/** Fewer weeks beside a birth are not those of the pregnancy. */
const LEAST_WEEKS_OF_PREGNANCY = 20;
/** Of a child of whom no more is said than 'preemie': as the earliest birth that a child's profile takes. */
const MOST_WEEKS_EARLY = 18;
const CORRECTED_UNTIL_MONTHS = 24;

/** Behind an age: 'old', 'o', 'baby'. */
const OLD = /^(?:[ -]?olds?\b|[/.]?o\b|[ -](?:baby|infant|newborn|boy|girl|son|daughter|child|kid)\b)/i;
const SOMEBODY_IS =
  /(?<!\bold |\bmonths? |\bmo |\bweeks? )\b(?:baby|infant|newborn|son|daughter|brother|sister|he|she|who|twins) (?:is |are |now |just |only )+$/i;
const BABY = /(?<!\bold |\bmonths? |\bmo |\bweeks? )\b(?:baby|infant|newborn) $/i;
const OF = /\b(?:at|my|our|a|an|is|age|aged|now|turned)[ -]$/i;
const SIBLING = /\b(?:brother|sister|sibling|cousin)s?\b/i;
/** In front of a span of time that is no age: 'for the last 3 weeks'. */
const SPAN =
  /\b(?:for|since|last|past|every|within|over|after|in|next|about|than|until|had|been|lasted|lasting)(?: the)?(?: last| past)? $/i;
const BEHIND_SPAN =
  /^ (?:ago|early|late|later|long|now|apart|straight|in a row|pregnant|postpartum|after|before|since|supply|of|left)\b/i;
/** Behind 'a 3 day'. */
const THAT_LASTS = /^ (?:fever|cough|cold|rash|virus|diarrhea|course|history|trip|nap|sleep|stretch)\b/i;
const ALMOST =
  /\b(?:almost|nearly|not (?:quite|yet)|(?:just )?under|turns|turning|(?:less|younger) than|(?:short|shy) of) $/i;
const BORN_AT =
  /\b(?:born|birth|came|arrived|delivered|premature|preterm|premie|preemie|gestation)(?: (?:early|prematurely|at|around|about|in|by|only))*,? $/i;
const OF_BIRTH =
  /^[ -]?(?:preemies?|premies?|preterm|premature|(?:of )?gestation\w*|(?:of )?pregnan\w*|birth|born|early)\b/i;
const SOONER = /^ (?:too )?(?:early|prematurely)\b/i;
const PRETERM = /\b(?:preemies?|premies?|(?:premature|preterm)(?! (?:birth|labor|contractions?)))\b/i;
const JUST_BORN =
  /\b(?:newborns?|new born)\b(?! (?:clothes|size|screen\w*|photos?|pictures?|insert)\b)|\b(?:cord|umbilical) stump\b|\bumbilical cord\b|\b\d{1,2} (?:hours?|hrs?) old\b|\bfirst day of life\b|\bborn (?:yesterday|today|tonight|last night|this (?:morning|week))\b/i;

type Found = NamedAge & {
  readonly said: string;
  readonly before: string;
  readonly behind: string;
  readonly isAlmost: boolean;
};

function foundIn(text: string, age: NamedAge): Found {
  const before = text.slice(0, age.start);
  return {
    ...age,
    said: text.slice(age.start, age.end),
    before: before.replace(ALMOST, ''),
    behind: text.slice(age.end),
    isAlmost: ALMOST.test(before),
  };
}

/** From the plainest to what may be none, the first that there are; all of them beside a brother or sister. */
function agesAmong(found: readonly Found[], text: string): readonly Found[] {
  const [plain, likely, bare] = [found.filter(isPlain), found.filter(isLikely), found.filter(isBare)];
  if (SIBLING.test(text)) return [...plain, ...likely, ...bare];
  if (plain.length > 0 || JUST_BORN.test(text)) return plain;
  return likely.length > 0 ? likely : bare;
}

function isPlain({ unit, before, behind }: Found): boolean {
  if (OLD.test(behind) || (/\bborn (?:about )?$/i.test(before) && /^ ago\b/i.test(behind))) return true;
  return !BEHIND_SPAN.test(behind) && (SOMEBODY_IS.test(before) || (unit !== 'd' && BABY.test(before)));
}

function isLikely({ before, behind }: Found): boolean {
  return OF.test(before) && !BEHIND_SPAN.test(behind) && !(/\ban? $/i.test(before) && THAT_LASTS.test(behind));
}

function isBare({ unit, said, before, behind }: Found): boolean {
  if (unit === 'd' || /^\d{3}|\d [my]$/i.test(said)) return false;
  return !SPAN.test(before) && !BEHIND_SPAN.test(behind);
}

/** 'Almost 3 months' is 2 months. */
function monthsSaid({ months, unit, isAlmost }: Found): number {
  if (!isAlmost) return months;
  return Math.max(0, months - (unit === 'w' ? 1 / WEEKS_PER_MONTH : 1));
}

function isOfPregnancy({ months, unit, said, before, behind }: Found): boolean {
  if (SOONER.test(behind)) return BORN_AT.test(before);
  if (unit !== 'w' || months * WEEKS_PER_MONTH < LEAST_WEEKS_OF_PREGNANCY) return false;
  return /weekers?$/i.test(said) || (!OLD.test(behind) && (BORN_AT.test(before) || OF_BIRTH.test(behind)));
}

/** 0 of a child born at term, or of whom nothing is said. */
function weeksEarly(text: string, pregnancy: Found | null): number {
  if (pregnancy === null) return PRETERM.test(text) ? MOST_WEEKS_EARLY : 0;
  if (/\bpregnan/i.test(pregnancy.behind)) return 0;
  const weeks = pregnancy.months * WEEKS_PER_MONTH;
  if (weeks < LEAST_WEEKS_OF_PREGNANCY) return weeks;
  return weeks < PRETERM_BEFORE_WEEKS ? TERM_WEEKS - weeks : 0;
}
