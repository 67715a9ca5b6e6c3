import { birthWeightProblem } from '#domain/children/birth-weight.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { count } from '#domain/time/age-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import { latestBacked, pointsByDay, type Backed, type LineInput, type LinePoint } from './line-point.ts';
import { FIRST_MONTH_WEIGHTS, NEWBORN_SIGNS, NICE_RECOMMENDATIONS } from './line-sources.ts';
import {
  backedTexts,
  birthText,
  isNewborn,
  possessive,
  showToDoctor,
  weighedText,
  WHOLE_PICTURE,
} from './line-text.ts';
import type { LineWords } from './line-words.ts';
import {
  isFirstWeeks,
  isLargeNewbornLoss,
  LARGE_LOSS_PERCENT,
  lossPercent,
  NEWBORN_WEIGHT_DAYS,
} from '../score/newborn-loss.ts';
import { weightText } from '../words/value-text.ts';

/** Source: Paul and others 2016. */
const EXPECTED_BACK_BY_DAY = 14;

/** Source: NICE NG75 (2017), 1.1.1, has the loss stop after 3 or 4 days; the one more is our judgment. */
const LAST_DAY_OF_COMMON_LOSS = 5;

/** After a large loss, more than this is still far below birth weight. Our judgment, not a published rule. */
const STILL_FAR_PERCENT = 5;

type Finding = 'over-ten' | 'not-back' | 'some-loss' | 'back';

/**
 * A weight more than 10 % below birth weight, or below it after 14 days; and one that is still far below after it was
 * more than 10 %. Of a large loss and of the regain a single latest weight suffices, also at home and of a child born
 * early.
 *
 * Source: NICE NG75 (2017), 1.1.2, for the 10 %; Paul and others 2016 for the 14 days.
 */
export function firstWeeksWords(input: LineInput): LineWords | null {
  const backed = latestLoss(input) ?? finding(input);
  if (backed?.finding === 'over-ten') {
    const isLatest = backed.point === firstWeights(input).at(-1);
    return isLatest && isNewborn(input) ? callTodayWords(input, backed) : overTenWords(input, backed);
  }
  if (backed?.finding === 'not-back') return notBackWords(input, backed);
  const regained = farBelowAfterLoss(input);
  return regained && stillBelowWords(input, regained);
}

export function calmFirstWeeksWords(input: LineInput): LineWords | null {
  const backed = finding(input);
  const latest = firstWeights(input).at(-1);
  // Not while a newer weight from home contradicts it.
  if (!backed || backed.point !== latest || !isNewborn(input)) return null;
  if (backed.finding === 'some-loss') {
    const isEarly = ageOn(input, backed.point.measuredOn) <= LAST_DAY_OF_COMMON_LOSS;
    return isEarly ? someLossWords(input, backed) : stillBelowWords(input, backed);
  }
  return backed.finding === 'back' ? backWords(input, backed) : null;
}

type FirstWeight = Backed<LinePoint, Finding> & { readonly birthKg: number };

function latestLoss(input: LineInput): FirstWeight | null {
  const birthKg = knownBirthKg(input);
  const point = firstWeights(input).at(-1);
  if (birthKg === null || !point || !isSaid(input) || !isLarge(input, point)) return null;
  return { point, finding: 'over-ten', backedBy: null, birthKg };
}

/** The latest weight, where an earlier one was a large loss and none since was back at birth weight. */
function farBelowAfterLoss(input: LineInput): FirstWeight | null {
  const birthKg = knownBirthKg(input);
  if (birthKg === null || !isSaid(input)) return null;
  const points = firstWeights(input);
  const notBack = points.slice(points.findLastIndex(({ value }) => lossPercent(birthKg, value) <= 0) + 1);
  const point = notBack.at(-1);
  if (!point || lossPercent(birthKg, point.value) <= STILL_FAR_PERCENT) return null;
  return notBack.some((one) => isLarge(input, one)) ? { point, finding: 'some-loss', backedBy: null, birthKg } : null;
}

function isLarge(input: LineInput, { measuredOn, value }: LinePoint): boolean {
  return isLargeNewbornLoss(input, { measuredOn, weightKg: value });
}

function knownBirthKg({ birthWeightKg }: LineInput): number | null {
  return birthWeightKg === null || birthWeightProblem(birthWeightKg) !== null ? null : birthWeightKg;
}

function isSaid(input: LineInput): boolean {
  return isFirstWeeks(input.bornOn, input.today) && !wasWeighedSince(input);
}

function finding(input: LineInput): FirstWeight | null {
  const birthKg = knownBirthKg(input);
  if (birthKg === null || isBornEarly(input.gestationDays) || !isSaid(input)) return null;
  const backed = latestBacked(firstWeights(input), (point) => findingOf(input, birthKg, point));
  return backed && { ...backed, birthKg };
}

function wasWeighedSince(input: LineInput): boolean {
  return pointsByDay(input, 'weight').some(({ measuredOn }) => ageOn(input, measuredOn) > NEWBORN_WEIGHT_DAYS.last);
}

function firstWeights(input: LineInput): LinePoint[] {
  return pointsByDay(input, 'weight').filter(({ measuredOn }) => {
    const age = ageOn(input, measuredOn);
    return age >= NEWBORN_WEIGHT_DAYS.first && age <= NEWBORN_WEIGHT_DAYS.last;
  });
}

function findingOf(input: LineInput, birthKg: number, { measuredOn, value }: LinePoint): Finding {
  const lost = lossPercent(birthKg, value);
  if (lost > LARGE_LOSS_PERCENT) return 'over-ten';
  if (lost <= 0) return 'back';
  return ageOn(input, measuredOn) > EXPECTED_BACK_BY_DAY ? 'not-back' : 'some-loss';
}

function callTodayWords(input: LineInput, backed: FirstWeight): LineWords {
  const { firstName } = input;
  return wordsOf(backed, 'amber', {
    title: 'Weigh again, and call your doctor today.',
    text: `${overTenText(input, backed)} Count wet diapers: fewer than one for each day of life, or after day 5 fewer than 6 a day, is too little to drink. Weigh ${firstName} again without clothes and diaper, and call your doctor today.`,
    callNow: [
      `${firstName} is very sleepy, hard to wake, or too weak to feed. If ${firstName} cannot be woken, call 911.`,
      'A temperature of 100.4 °F (38.0 °C) or higher.',
      'No wet diaper for 8 hours, or a sunken soft spot.',
      'Yellow legs, or skin that is deep yellow or getting yellower.',
    ],
    sources: [NICE_RECOMMENDATIONS, ...NEWBORN_SIGNS],
    forDoctor: numbers(input, backed),
  });
}

function overTenText(input: LineInput, backed: FirstWeight): string {
  return `${comparedText(input, backed)}, ${lossText(backed)} less. When more than 10% is lost, doctors take a closer look at the baby and at feeding.`;
}

function overTenWords(input: LineInput, backed: FirstWeight): LineWords {
  return wordsOf(backed, 'amber', {
    title: 'A weight to show your doctor.',
    text: `${overTenText(input, backed)} ${showToDoctor(input)}`,
    sources: [NICE_RECOMMENDATIONS],
    forDoctor: numbers(input, backed),
  });
}

function notBackWords(input: LineInput, backed: FirstWeight): LineWords {
  return wordsOf(backed, 'amber', {
    title: `Not yet at ${possessive(input.gender)} birth weight.`,
    text: `${comparedText(input, backed)}. Doctors expect birth weight back by 10 to 14 days; in a large study 14 of 100 babies, and 24 of 100 after a cesarean, took longer, and ${WHOLE_PICTURE}. ${showToDoctor(input)}`,
    sources: [FIRST_MONTH_WEIGHTS],
    forDoctor: numbers(input, backed),
  });
}

function someLossWords(input: LineInput, backed: FirstWeight): LineWords {
  return wordsOf(backed, 'sky', {
    title: 'Losing some weight at first is common.',
    text: `${comparedText(input, backed)}, ${lossText(backed)} less. The loss usually stops after 3 or 4 days; with more than 10%, call your doctor the same day.`,
    sources: [NICE_RECOMMENDATIONS],
  });
}

function stillBelowWords(input: LineInput, backed: FirstWeight): LineWords {
  // The study says nothing about children born early.
  const expected = isBornEarly(input.gestationDays) ? '' : ` ${MOST_ARE_BACK}`;
  return wordsOf(backed, 'sky', {
    title: `Still below ${possessive(input.gender)} birth weight.`,
    text: `${comparedText(input, backed)}, still ${lossText(backed)} less.${expected} Have ${input.firstName} weighed by your doctor.`,
    sources: expected === '' ? [NICE_RECOMMENDATIONS] : [FIRST_MONTH_WEIGHTS],
  });
}

function backWords(input: LineInput, backed: FirstWeight): LineWords {
  return wordsOf(backed, 'fern', {
    title: `Back at ${possessive(input.gender)} birth weight.`,
    text: `${comparedText(input, backed)}. ${MOST_ARE_BACK}`,
    sources: [FIRST_MONTH_WEIGHTS],
  });
}

const MOST_ARE_BACK = 'Most babies are back at birth weight by 10 to 14 days.';

type Said = Pick<LineWords, 'title' | 'text' | 'sources'> & Partial<LineWords>;

function wordsOf({ point: { measuredOn } }: FirstWeight, tone: LineWords['tone'], said: Said): LineWords {
  return { kind: 'first-weeks', tone, callNow: [], forDoctor: [], measuredOn, ...said };
}

function comparedText(input: LineInput, { point, birthKg }: FirstWeight): string {
  const age = count(ageOn(input, point.measuredOn), 'day');
  return `${weighedText(input.firstName, point, input.units)} at ${age} old, after ${weightText(birthKg, input.units)} at birth`;
}

function numbers(input: LineInput, backed: FirstWeight): string[] {
  const weights = backedTexts('weight', backed, input);
  return [birthText(input, backed.birthKg, null), ...weights, `Loss since birth: ${lossText(backed)}`];
}

/** Never rounds a loss to '0.0%', nor one above 10% to '10.0%'. */
function lossText({ point, birthKg }: FirstWeight): string {
  const percent = lossPercent(birthKg, point.value);
  if (percent < 0.05) return 'under 0.1%';
  return percent > 10 && percent < 10.05 ? 'a little over 10%' : `${percent.toFixed(1)}%`;
}

function ageOn({ bornOn }: LineInput, on: LineInput['today']): number {
  return daysBetween(bornOn, on);
}
