const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const AGE =
  /\b(\d{1,3}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?(days?|weeks?|wks?|w|months?|mos?|mths?|m|years?|yrs?|y)(?:[ -]?old\b|\/?o\b|(?=[ -](?:baby|infant|newborn|boy|girl|son|daughter|child|kid)\b))/i;
const OF_AGE = /\b(?:at|my|our|a|an|is|age) (\d{1,2}) ?(days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?)\b/i;
const BARE =
  /(?<!\b(?:for|since|last|past|every|within|over|after|in|next|about|than|until|had|been|lasted|lasting)(?: the)?(?: last| past)? |[\d.,])\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(weeks?|wks?|months?|mos?|mths?)\b(?! (?:ago|early|late|later|long|now|apart|straight|in a row|pregnant|postpartum|after|before|since|supply)\b)/i;
const JUST_BORN = /\b(?:newborn|new born|(?:cord|umbilical) stump|umbilical cord)\b/i;

/**
 * The age that a text mentions, in whole months: 1 for 'my 5 week old' and 'fever 5 weeks', 0 for 'newborn'; null if it
 * mentions none, as in 'for 3 weeks'.
 */
export function typedAgeMonths(text: string): number | null {
  const [, number, unit] = AGE.exec(text) ?? OF_AGE.exec(text) ?? [];
  if (number === undefined || unit === undefined) return JUST_BORN.test(text) ? 0 : bareAgeMonths(text);
  return monthsNamed(number, unit);
}

function bareAgeMonths(text: string): number | null {
  const [, number, unit] = BARE.exec(text) ?? [];
  return number === undefined || unit === undefined ? null : monthsNamed(number, unit);
}

function monthsNamed(number: string, unit: string): number {
  const named = NUMBERS.indexOf(number.toLowerCase());
  return monthsOf(named < 0 ? Number(number) : named, unit.toLowerCase());
}

const DAYS_PER_MONTH = 30.4375;

function monthsOf(number: number, unit: string): number {
  if (unit.startsWith('d')) return Math.floor(number / DAYS_PER_MONTH);
  if (unit.startsWith('w')) return Math.floor((number * 7) / DAYS_PER_MONTH);
  return unit.startsWith('y') ? number * 12 : number;
}
