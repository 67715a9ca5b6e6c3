import { birthWeightProblem } from '#domain/children/birth-weight.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { count } from '#domain/time/age-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import { latestBacked, pointsByDay, type Backed, type LineInput, type LinePoint } from './line-point.ts';
import { FIRST_MONTH_WEIGHTS, NICE_RECOMMENDATIONS } from './line-sources.ts';
import { backedTexts, birthText, possessive, SHOW_TO_DOCTOR, weighedText, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { gramsOfKg } from '../units.ts';
import { weightText } from '../words/value-text.ts';

const LAST_DAY = 28;

/** A loss without a later weight is mentioned up to this day. Our judgment, not a published rule. */
const LAST_DAY_SAID = 90;

/** Source: Paul and others 2016. */
const EXPECTED_BACK_BY_DAY = 14;

type Finding = 'over-ten' | 'not-back' | 'some-loss' | 'back';

/**
 * A weight more than 10 % below birth weight, or below it after 14 days.
 *
 * Source: NICE NG75 (2017), 1.1.2, for the 10 %; Paul and others 2016 for the 14 days.
 */
export function firstWeeksWords(input: LineInput): LineWords | null {
  const backed = finding(input);
  if (backed?.finding === 'over-ten') return overTenWords(input, backed);
  if (backed?.finding === 'not-back') return notBackWords(input, backed);
  return null;
}

export function calmFirstWeeksWords(input: LineInput): LineWords | null {
  const backed = finding(input);
  const latest = firstWeights(input).at(-1);
  // Not while a newer weight from home contradicts it.
  if (!backed || backed.point !== latest || ageOn(input, input.today) > LAST_DAY) return null;
  if (backed.finding === 'some-loss') return someLossWords(input, backed);
  return backed.finding === 'back' ? backWords(input, backed) : null;
}

type FirstWeight = Backed<LinePoint, Finding> & { readonly birthKg: number };

function finding(input: LineInput): FirstWeight | null {
  const birthKg = input.birthWeightKg;
  if (birthKg === null || birthWeightProblem(birthKg) !== null || isBornEarly(input.gestationDays)) return null;
  if (ageOn(input, input.today) > LAST_DAY_SAID || wasWeighedSince(input)) return null;
  const backed = latestBacked(firstWeights(input), (point) => findingOf(input, birthKg, point));
  return backed && { ...backed, birthKg };
}

function wasWeighedSince(input: LineInput): boolean {
  return pointsByDay(input, 'weight').some(({ measuredOn }) => ageOn(input, measuredOn) > LAST_DAY);
}

function firstWeights(input: LineInput): LinePoint[] {
  return pointsByDay(input, 'weight').filter(({ measuredOn }) => {
    const age = ageOn(input, measuredOn);
    return age >= 1 && age <= LAST_DAY;
  });
}

function findingOf(input: LineInput, birthKg: number, { measuredOn, value }: LinePoint): Finding {
  const lostGrams = gramsOfKg(birthKg) - gramsOfKg(value);
  if (lostGrams * 10 > gramsOfKg(birthKg)) return 'over-ten';
  if (lostGrams <= 0) return 'back';
  return ageOn(input, measuredOn) > EXPECTED_BACK_BY_DAY ? 'not-back' : 'some-loss';
}

function overTenWords(input: LineInput, backed: FirstWeight): LineWords {
  return {
    kind: 'first-weeks',
    tone: 'amber',
    title: 'A weight to show your doctor.',
    text: `${comparedText(input, backed)}, ${lossText(backed)} less. Losing some weight in the first days is common; when it is more than 10%, doctors take a closer look at the baby and at feeding. ${SHOW_TO_DOCTOR}`,
    source: NICE_RECOMMENDATIONS,
    forDoctor: numbers(input, backed),
    measuredOn: backed.point.measuredOn,
  };
}

function notBackWords(input: LineInput, backed: FirstWeight): LineWords {
  return {
    kind: 'first-weeks',
    tone: 'amber',
    title: `Not yet at ${possessive(input.gender)} birth weight.`,
    text: `${comparedText(input, backed)}. Doctors expect birth weight back by 10 to 14 days; in a large study 14 of 100 babies, and 24 of 100 after a cesarean, took longer, and ${WHOLE_PICTURE}. ${SHOW_TO_DOCTOR}`,
    source: FIRST_MONTH_WEIGHTS,
    forDoctor: numbers(input, backed),
    measuredOn: backed.point.measuredOn,
  };
}

function someLossWords(input: LineInput, backed: FirstWeight): LineWords {
  return {
    kind: 'first-weeks',
    tone: 'sky',
    title: 'Losing some weight at first is common.',
    text: `${comparedText(input, backed)}, ${lossText(backed)} less. The loss usually stops after 3 or 4 days; more than 10% is one to show your doctor.`,
    source: NICE_RECOMMENDATIONS,
    forDoctor: [],
    measuredOn: backed.point.measuredOn,
  };
}

function backWords(input: LineInput, backed: FirstWeight): LineWords {
  return {
    kind: 'first-weeks',
    tone: 'fern',
    title: `Back at ${possessive(input.gender)} birth weight.`,
    text: `${comparedText(input, backed)}. Most babies are back at birth weight by 3 weeks of age.`,
    source: NICE_RECOMMENDATIONS,
    forDoctor: [],
    measuredOn: backed.point.measuredOn,
  };
}

function comparedText(input: LineInput, { point, birthKg }: FirstWeight): string {
  const age = count(ageOn(input, point.measuredOn), 'day');
  return `${weighedText(input.firstName, point, input.units)} at ${age} old, after ${weightText(birthKg, input.units)} at birth`;
}

function numbers(input: LineInput, backed: FirstWeight): string[] {
  const weights = backedTexts('weight', backed, input);
  return [birthText(input, backed.birthKg, null), ...weights, `Loss since birth: ${lossText(backed)}`];
}

/** Never rounds a loss above 10% to '10.0%'. */
function lossText({ point, birthKg }: FirstWeight): string {
  const percent = ((gramsOfKg(birthKg) - gramsOfKg(point.value)) * 100) / gramsOfKg(birthKg);
  return percent > 10 && percent < 10.05 ? 'a little over 10%' : `${percent.toFixed(1)}%`;
}

function ageOn({ bornOn }: LineInput, on: LineInput['today']): number {
  return daysBetween(bornOn, on);
}
