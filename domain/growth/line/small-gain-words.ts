import { isBornEarly } from '#domain/children/gestation.ts';
import { count } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { held, type Held } from './first-weeks.ts';
import { ageText, comparedText, expectedText, numbers, wordsOf } from './first-weeks-words.ts';
import type { LineInput, LinePoint } from './line-point.ts';
import { FIRST_MONTH_WEIGHTS } from './line-sources.ts';
import { pointText, weighAgainText, anotherWeightText, weighedSoon, weighedText, weightOn } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { SLOW_GAIN_GRAMS } from './regain.ts';
import { leastGramsADay, littleMoreThanBirth, smallGain, type SmallGain } from './small-gain.ts';
import { changeSentence, changeText } from '../change-text.ts';
import { EXPECTED_BACK_BY_DAY, lossPercent } from '../score/newborn-loss.ts';

/** A baby who gained too little: to be weighed by the doctor, or again at home where a scale may be wrong. Ours. */
export function smallGainWords(child: LineInput): LineWords | null {
  const input = held(child);
  const gain = smallGain(input);
  if (!gain) return null;
  const { from, point } = gain;
  const { firstName, units } = child;
  // 'only up 50 g in 7 days', 'unchanged in 7 days'
  const change = { latest: point, previous: from };
  const isOfTerm = point.value > from.value && !isBornEarly(child.gestationDays);
  const more = isOfTerm ? 'Most babies gain more at this age. ' : '';
  const before = [from, ...dipOf(input, gain)].map((one) => weightOn(one, units));
  return {
    ...wordsOf(gain, 'amber', {
      title: `${changeSentence('weight', change, units, { isSmall: true })}.`,
      text: `${weighedText(firstName, point, units)} at ${ageText(child, point)} old, after ${listText(before)}. ${more}${askedText(child, gain)}`,
      sources: [],
      forDoctor: [
        ...[from, point].map((one) => pointText('weight', { ...one, z: null }, units)),
        `Flagged at ${leastText(gain)}, a threshold of our own`,
      ],
    }),
    kind: 'small-gain',
    saysChange: true,
    finding: `Finding: ${changeText('weight', change, units, { isSmall: true })} (threshold set by Fernling: ${leastText(gain)})`,
  };
}

/** The lowest weight in between, where it is below both. */
function dipOf({ weights }: Held, { from, point }: SmallGain): LinePoint[] {
  return weights
    .filter(({ measuredOn, value }) => {
      const isBetween = measuredOn > from.measuredOn && measuredOn < point.measuredOn;
      return isBetween && value < Math.min(from.value, point.value);
    })
    .toSorted((one, other) => one.value - other.value)
    .slice(0, 1);
}

/** Of a weight at the doctor after one at home, the scale at home is the one before's. */
function askedText(child: LineInput, gain: SmallGain): string {
  const { from, point, isSure } = gain;
  if (isSure) return sureText(child, gain);
  return weighAgainText(child, {
    ifStill: point.value > from.value ? 'the gain is still that small' : 'it is still that low',
    ...(point.place === 'doctor' && { scale: `the scale you used on ${longDayText(from.measuredOn)}` }),
  });
}

function sureText(child: LineInput, { point }: Pick<SmallGain, 'point'>): string {
  return point.place === 'doctor' ? anotherWeightText(child, point) : weighedSoon(child);
}

/** 'less than 15 g a day over 7 days or more' */
function leastText({ from, least }: SmallGain): string {
  const grams = Math.round(leastGramsADay(least, from) * 10) / 10;
  return `${grams === 0 ? 'no gain' : `less than ${grams} g a day`} over ${count(least.days, 'day')} or more`;
}

/** A baby who after 14 days weighs no more than at birth, or little more, to be weighed by the doctor. */
export function littleMoreWords(child: LineInput): LineWords | null {
  const input = held(child);
  const found = littleMoreThanBirth(input);
  if (!found) return null;
  return wordsOf(found, 'amber', {
    title: `Weight is ${lossPercent(found.start.kg, found.point.value) === 0 ? 'no' : 'barely'} higher than at birth.`,
    text: `${comparedText(input, found)}. ${expectedText(input, found)} ${sureText(child, found)}`,
    sources: [FIRST_MONTH_WEIGHTS],
    forDoctor: [
      ...numbers(input, found),
      `Flagged below ${SLOW_GAIN_GRAMS} g a day above birth weight from day ${EXPECTED_BACK_BY_DAY} on, a threshold of our own`,
    ],
  });
}
