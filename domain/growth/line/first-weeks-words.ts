import { isBornEarly } from '#domain/children/gestation.ts';
import { ageInMonthsAndDays, count } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { addDays, daysBetween } from '#domain/time/day.ts';
import {
  ageOn,
  earlyFall,
  farBelow,
  finding,
  heaviestSettled,
  held,
  isCallToday,
  isOverdue,
  largeEarlyLoss,
  latestLoss,
  latestShort,
  STILL_FAR_PERCENT,
  stillFalling,
  type Falling,
  type FoundWeight,
  type Held,
} from './first-weeks.ts';
import type { LineInput, LinePoint } from './line-point.ts';
import { FIRST_MONTH_WEIGHTS, NEWBORN_SIGNS, NICE_RECOMMENDATIONS } from './line-sources.ts';
import {
  backedTexts,
  birthText,
  isNewborn,
  pointText,
  possessive,
  showToDoctor,
  SOON,
  weighedSoon,
  weighedText,
  weightOn,
  WHOLE_PICTURE,
} from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { mayCalm } from './may-calm.ts';
import {
  EXPECTED_BACK_BY_DAY,
  HOME_SCALE_GRAMS,
  LARGE_LOSS_PERCENT,
  LAST_DAY_OF_COMMON_LOSS,
  LAST_DAY_OF_NEWBORN,
  LOSS_STOPS_BY_DAY,
  lossPercent,
} from '../score/newborn-loss.ts';
import { weightText } from '../value-text.ts';

/** Source: Paul and others 2016. */
const FIRST_DAY_EXPECTED_BACK = 10;

/** The age up to which fever alone asks for a call, and wet diapers are counted by the day of life. */
const LAST_DAY_OF_YOUNG = 90;

/**
 * A weight of the first year more than 10 % below birth weight, below it after 14 days, or below it and falling after
 * day 5; and, until day 5, a large loss of the first days. The latest weight suffices, also at home and of a child born
 * early, and says so until one is above the birth weight. Without a birth weight the heaviest one of the first two
 * weeks stands in for it.
 *
 * Source: NICE NG75 (2017), 1.1.1, for the days after which the loss stops, and 1.1.2 for the 10 %; Paul and others
 * 2016 for the 14 days.
 */
export function firstWeeksWords(child: LineInput): LineWords | null {
  const input = held(child);
  const latest = latestShort(input);
  if (latest?.finding === 'over-ten') {
    return isCallToday(input, latest) ? callTodayWords(input, latest) : overTenWords(input, latest);
  }
  const falling = belowBirth(stillFalling(input));
  if (falling?.isSure) return fallingWords(input, falling);
  if (latest) return notBackWords(input, latest);
  if (falling) return checkAgainWords(input, falling);
  const earlier = finding(input);
  if (earlier?.finding === 'over-ten') return overTenWords(input, earlier);
  if (earlier?.finding === 'not-back') return notBackWords(input, earlier);
  const early = largeEarlyLoss(input);
  if (early && isSeenToday(input, early)) return seenTodayWords(input, early);
  return early && isInFirstDays(input) && !farBelow(input) ? largeLossWords(input, early) : null;
}

/** A baby above birth weight who has lost more than a scale may be wrong by asks to be weighed again. Ours. */
export function fallenAboveBirthWords(child: LineInput): LineWords | null {
  const input = held(child);
  const falling = stillFalling(input);
  return falling && !falling.isBelowBirth ? checkAgainWords(input, falling) : null;
}

/** A weight far below birth weight: by when to have it weighed. */
export function farBelowBirthWords(child: LineInput): LineWords | null {
  const input = held(child);
  const point = farBelow(input);
  return point && stillBelowWords(input, point);
}

export function calmFirstWeeksWords(child: LineInput): LineWords | null {
  const input = held(child);
  const backed = finding(input);
  const latest = input.weights.at(-1);
  // Not while a newer weight from home contradicts it, nor of what stands in for the birth weight.
  if (!latest || backed?.point !== latest || backed.start.standsIn) return null;
  if (backed.finding === 'some-loss') {
    return isInFirstDays(input) ? someLossWords(input, backed) : stillBelowWords(input, backed);
  }
  const isInTime = isNewborn(input) && ageOn(input, latest.measuredOn) <= EXPECTED_BACK_BY_DAY;
  const isCalm = isInTime && mayCalm(child) && !isNoGain(input, latest);
  return backed.finding === 'back' && isCalm ? backWords(input, backed) : null;
}

/** 'Loss since birth: 7.3%', of a latest weight below birth weight; null of any other. */
export function lossForDoctor(child: LineInput): string | null {
  const loss = latestLoss(held(child));
  return loss && lossSinceText(loss);
}

function belowBirth(falling: Falling | null): Falling | null {
  return falling?.isBelowBirth ? falling : null;
}

/** Whether a baby has gained nothing since a weight of the first week, or lost. */
function isNoGain(input: Held, latest: LinePoint): boolean {
  const heaviest = heaviestSettled(input, latest);
  return heaviest !== null && heaviest.value >= latest.value;
}

function callTodayWords(input: LineInput, backed: FoundWeight): LineWords {
  return wordsOf(backed, 'amber', {
    title: 'Weigh again, and call your doctor today.',
    text: `${overTenText(input, backed)} ${weighAndCallToday(input)}`,
    callNow: newbornSigns(input),
    sources: [NICE_RECOMMENDATIONS, ...NEWBORN_SIGNS],
    forDoctor: numbers(input, backed),
  });
}

function fallingWords(input: LineInput, falling: Falling): LineWords {
  return wordsOf(falling, 'amber', {
    title: 'Still losing weight: call your doctor today.',
    text: `${fallText(input, falling)}, so doctors want to see the baby and look at feeding. ${weighAndCallToday(input)}`,
    callNow: newbornSigns(input),
    sources: [NICE_RECOMMENDATIONS, ...NEWBORN_SIGNS],
    forDoctor: fallNumbers(input, falling),
  });
}

function checkAgainWords(input: LineInput, falling: Falling): LineWords {
  return wordsOf(falling, 'amber', {
    title: 'A weight to check again.',
    text: `${fallText(input, falling)}; clothes or another scale can explain ${falling.grams < HOME_SCALE_GRAMS ? 'such a small' : 'a'} difference. ${weighAgain(input)} today on the same scale; if it is still lower, or ${input.firstName} seems unwell, call your doctor today.`,
    sources: [NICE_RECOMMENDATIONS],
    forDoctor: fallNumbers(input, falling),
  });
}

function fallText(input: LineInput, falling: Falling): string {
  const { from, start } = falling;
  const since = ` and ${weightOn(from, input.units)}`;
  return `${comparedText(input, falling)}${start.standsIn === from ? '' : since}.${standInText(input, falling)} The loss of the first days usually stops after 3 or 4 days`;
}

function fallNumbers(input: LineInput, falling: Falling): string[] {
  const { from, start, grams, isBelowBirth } = falling;
  return [
    ...numbers(input, falling),
    ...(start.standsIn === from ? [] : [pointText('weight', { ...from, z: null }, input.units)]),
    `Fall since then: ${grams} g; said ${isBelowBirth ? 'below birth weight and' : `from ${HOME_SCALE_GRAMS} g`} below a weight of day 4 or later, a threshold of our own`,
  ];
}

/** Whether a large loss of the first days is of the first day, or goes on when it should have stopped. */
function isSeenToday(input: Held, early: FoundWeight): boolean {
  return ageOn(input, early.point.measuredOn) === 1 || earlyFall(input, early) !== null;
}

function seenTodayWords(input: Held, early: FoundWeight): LineWords {
  const from = earlyFall(input, early);
  const since = from && from !== early.start.standsIn ? ` and ${weightOn(from, input.units)}` : '';
  return wordsOf(early, 'amber', {
    title: 'A weight to show your doctor today.',
    text: `${comparedText(input, early)}${since}, ${lossText(early)} less.${standInText(input, early)} Some loss is common and ${from ? 'usually stops after' : 'goes on for'} 3 or 4 days; when more than 10% is lost, doctors take a closer look at the baby and at feeding. ${weighAndCallToday(input)}`,
    sources: [NICE_RECOMMENDATIONS],
    forDoctor: [
      ...numbers(input, early),
      ...(since && from ? [pointText('weight', { ...from, z: null }, input.units)] : []),
      `Flagged above ${LARGE_LOSS_PERCENT}% ${from ? `on day ${LOSS_STOPS_BY_DAY} or ${LAST_DAY_OF_COMMON_LOSS}, ${HOME_SCALE_GRAMS} g or more below an earlier weight` : 'on the day after birth'}, a threshold of our own`,
    ],
  });
}

/** Of a loss of day 2 to 5, said to day 5. */
function largeLossWords(input: LineInput, backed: FoundWeight): LineWords {
  const when = backed.point.measuredOn === input.today ? 'tomorrow' : 'today';
  return wordsOf(backed, 'sky', {
    title: `${lossText(backed)} less than ${backed.start.standsIn ? 'before' : 'at birth'}.`,
    text: `${comparedText(input, backed)}.${standInText(input, backed)} ${diapersText(input)}Weigh ${input.firstName} again ${when}; ${OVER_TEN}`,
    sources: [NICE_RECOMMENDATIONS],
    forDoctor: [
      ...numbers(input, backed),
      `Flagged above ${LARGE_LOSS_PERCENT}% on day 2 to ${LAST_DAY_OF_COMMON_LOSS}, a threshold of our own`,
    ],
  });
}

function diapersText(input: LineInput): string {
  return isYoung(input)
    ? 'Count wet diapers: fewer than one for each day of life, or after day 5 fewer than 6 a day, means the baby is not drinking enough. '
    : '';
}

const OVER_TEN = 'with more than 10%, call your doctor the same day.';

function weighAndCallToday(input: LineInput): string {
  return `${diapersText(input)}${weighAgain(input)}, and call your doctor today.`;
}

const TEMPERATURES = [
  'A temperature of 100.4 °F (38.0 °C) or higher.',
  'A temperature under 96.8 °F (36.0 °C) that does not rise with skin-to-skin.',
];

/** Signs with which a call cannot wait. */
function newbornSigns(input: LineInput): string[] {
  const { firstName } = input;
  return [
    `${firstName} is very sleepy, hard to wake, or too weak to feed. If ${firstName} cannot be woken, call 911.`,
    ...(isYoung(input) ? TEMPERATURES : []),
    'No wet diaper for 8 hours, or a sunken soft spot.',
    'Yellow legs, or skin that is deep yellow or getting yellower.',
  ];
}

function isInFirstDays(input: LineInput): boolean {
  return ageOn(input, input.today) <= LAST_DAY_OF_COMMON_LOSS;
}

function isYoung(input: LineInput): boolean {
  return ageOn(input, input.today) <= LAST_DAY_OF_YOUNG;
}

function weighAgain({ firstName }: LineInput): string {
  return `Weigh ${firstName} again without clothes or a diaper`;
}

function overTenText(input: LineInput, backed: FoundWeight): string {
  return `${comparedText(input, backed)}, ${lossText(backed)} less.${standInText(input, backed)} When more than 10% is lost, doctors take a closer look at the baby and at feeding.`;
}

/** Says that the birth weight is missing, where another weight stands in for it. */
function standInText({ firstName }: LineInput, { start }: FoundWeight): string {
  if (!start.standsIn) return '';
  return ` ${firstName}'s birth weight is not entered, so this is held against the heaviest weight of the first two weeks.`;
}

function overTenWords(input: LineInput, backed: FoundWeight): LineWords {
  return wordsOf(backed, 'amber', {
    title: 'A weight to show your doctor.',
    text: `${overTenText(input, backed)} ${isNewborn(input) ? showToDoctor(input) : weighedSoon(input)}`,
    sources: [NICE_RECOMMENDATIONS],
    forDoctor: numbers(input, backed),
  });
}

function notBackWords(input: LineInput, backed: FoundWeight): LineWords {
  const { point, start } = backed;
  const isEarly = isBornEarly(input.gestationDays);
  const isEqual = lossPercent(start.kg, point.value) === 0;
  const short = start.standsIn
    ? 'Lighter than in the first weeks.'
    : `Not yet ${isEqual ? 'above' : 'at'} ${possessive(input.gender)} birth weight.`;
  return wordsOf(backed, 'amber', {
    title: short,
    text: `${comparedText(input, backed)}.${standInText(input, backed)}${isEarly ? '' : ` ${expectedText(input, backed)}`} ${weighAgain(input)}, and call your doctor today or tomorrow.`,
    // The study says nothing about children born early.
    sources: isEarly ? [] : [FIRST_MONTH_WEIGHTS],
    forDoctor: [
      ...numbers(input, backed),
      ...(isEarly
        ? ['Said when birth weight is not back after 14 days, of a child born early a threshold of our own']
        : []),
    ],
  });
}

export function expectedText(input: LineInput, { point }: FoundWeight): string {
  const expected = 'Doctors expect birth weight back by 10 to 14 days';
  // Later on it would calm how many took longer than that.
  if (ageOn(input, point.measuredOn) > LAST_DAY_OF_NEWBORN) return `${expected}.`;
  return `${expected}; in a large study 14 of 100 babies, and 24 of 100 after a cesarean, took longer, and ${WHOLE_PICTURE}.`;
}

function someLossWords(input: LineInput, backed: FoundWeight): LineWords {
  return wordsOf(backed, 'sky', {
    title: 'Losing some weight at first is common.',
    text: `${comparedText(input, backed)}, ${lossText(backed)} less. The loss usually stops after 3 or 4 days; ${OVER_TEN}`,
    sources: [NICE_RECOMMENDATIONS],
  });
}

function stillBelowWords(input: Held, backed: FoundWeight): LineWords {
  const { point, start } = backed;
  const isEarly = ageOn(input, point.measuredOn) <= LAST_DAY_OF_COMMON_LOSS;
  const isOutdated = (isEarly && !isInFirstDays(input)) || !isCallToday(input, backed);
  const isLarge = isOverdue(input, backed);
  const isStill = isNoGain(input, point);
  // The study says nothing about children born early.
  const isExpected = !isBornEarly(input.gestationDays) && !isLarge && !isStill;
  const below = start.standsIn ? 'Lighter than before.' : `Still below ${possessive(input.gender)} birth weight.`;
  const compared = `${comparedText(input, backed)},${isOutdated ? '' : ' still'} ${lossText(backed)} less.${standInText(input, backed)}`;
  const weighed = `Have ${input.firstName} weighed by your doctor`;
  const asked = isLarge
    ? `${diapersText(input)}${weighed} today; ${OVER_TEN}`
    : `${weighed} ${isOutdated || isStill ? SOON : dayText(input, backed)}.`;
  return wordsOf(backed, 'sky', {
    title: isOutdated ? `Time to weigh ${input.firstName} again.` : below,
    text: `${compared}${isExpected ? ` ${MOST_ARE_BACK}` : ''} ${asked}`,
    sources: isExpected ? [FIRST_MONTH_WEIGHTS] : [NICE_RECOMMENDATIONS],
  });
}

/** Within the days in which birth weight is expected back: their first for a weight that is far below it. Ours. */
function dayText(input: LineInput, { point, start }: FoundWeight): string {
  const isFar = lossPercent(start.kg, point.value) > STILL_FAR_PERCENT;
  const by = addDays(input.bornOn, isFar ? FIRST_DAY_EXPECTED_BACK : EXPECTED_BACK_BY_DAY);
  return daysBetween(input.today, by) <= 1 ? SOON : `by ${longDayText(by)}`;
}

function backWords(input: LineInput, backed: FoundWeight): LineWords {
  return wordsOf(backed, 'fern', {
    title: `Back at ${possessive(input.gender)} birth weight.`,
    text: `${comparedText(input, backed)}. ${MOST_ARE_BACK}`,
    sources: [FIRST_MONTH_WEIGHTS],
  });
}

const MOST_ARE_BACK = 'Most babies are back at birth weight by 10 to 14 days.';

type Said = Pick<LineWords, 'title' | 'text' | 'sources'> & Partial<LineWords>;

export function wordsOf(
  { point: { measuredOn } }: Pick<FoundWeight, 'point'>,
  tone: LineWords['tone'],
  said: Said,
): LineWords {
  return { kind: 'first-weeks', tone, callNow: [], forDoctor: [], measuredOn, ...said };
}

export function comparedText(input: LineInput, { point, start: { kg, standsIn } }: FoundWeight): string {
  const before = standsIn ? weightOn(standsIn, input.units) : `${weightText(kg, input.units)} at birth`;
  return `${weighedText(input.firstName, point, input.units)} at ${ageText(input, point)} old, after ${before}`;
}

/** '17 days', from three months on '4 months 2 days'. */
export function ageText(input: LineInput, { measuredOn }: LinePoint): string {
  const age = ageOn(input, measuredOn);
  return age <= LAST_DAY_OF_YOUNG ? count(age, 'day') : ageInMonthsAndDays(input.bornOn, measuredOn);
}

export function numbers(input: LineInput, backed: FoundWeight): string[] {
  const { kg, standsIn } = backed.start;
  const weights = backedTexts('weight', backed, input);
  const before = standsIn ? pointText('weight', { ...standsIn, z: null }, input.units) : birthText(input, kg, null);
  return [before, ...weights, lossSinceText(backed)];
}

function lossSinceText(found: FoundWeight): string {
  const since = found.start.standsIn ? 'the heaviest weight of the first two weeks' : 'birth';
  return `Loss since ${since}: ${lossText(found)}`;
}

/** Never rounds a loss to '0.0%', nor one above 10% to '10.0%'. */
function lossText({ point, start }: FoundWeight): string {
  const percent = lossPercent(start.kg, point.value);
  if (percent <= 0) return 'none';
  if (percent < 0.05) return 'under 0.1%';
  return percent > 10 && percent < 10.05 ? 'a little over 10%' : `${percent.toFixed(1)}%`;
}
