import { count } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { held } from './first-weeks.ts';
import { ageText, comparedText, expectedText, numbers, wordsOf } from './first-weeks-words.ts';
import { isRecent, type LineInput } from './line-point.ts';
import { FIRST_MONTH_WEIGHTS } from './line-sources.ts';
import { pointText, SOON, weighAgainText, weighedSoon, weighedText } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { littleMoreThanBirth, smallGain, type LeastGain, type SmallGain } from './small-gain.ts';
import { changeSentence } from '../change-text.ts';
import { EXPECTED_BACK_BY_DAY, lossPercent, SLOW_GAIN_GRAMS } from '../score/newborn-loss.ts';
import { weightText } from '../value-text.ts';

/** A baby who gained too little: to be weighed by the doctor, or again at home where a scale may be wrong. Ours. */
export function smallGainWords(child: LineInput): LineWords | null {
  const gain = smallGain(held(child));
  if (!gain) return null;
  const { from, point, least, isSure } = gain;
  const { firstName, units } = child;
  const more = point.value > from.value ? 'Most babies gain more at this age. ' : '';
  return {
    ...wordsOf(gain, 'amber', {
      title: changedText(gain, units),
      text: `${weighedText(firstName, point, units)} at ${ageText(child, point)} old, after ${weightText(from.value, units)} on ${longDayText(from.measuredOn)}. ${more}${isSure ? sureText(child, gain) : weighAgainText(child, { ifStill: point.value > from.value ? 'the gain is still that small' : 'it is still that low' })}`,
      sources: [],
      forDoctor: [
        ...[from, point].map((one) => pointText('weight', { ...one, z: null }, units)),
        `Flagged at ${leastText(least)}, a threshold of our own`,
      ],
    }),
    kind: 'small-gain',
    changeSince: from.measuredOn,
  };
}

/** 'Only up 50 g in 7 days.', 'Unchanged in 7 days.' */
function changedText({ from, point }: SmallGain, units: LineInput['units']): string {
  return `${changeSentence('weight', { latest: point, previous: from }, units, { isSmall: true })}.`;
}

/** After a weight that the doctor took, not as if there were none. */
function sureText(child: LineInput, { point }: SmallGain): string {
  if (point.place !== 'doctor' || !isRecent(child, point)) return weighedSoon(child);
  return `Have ${child.firstName} weighed again, and call your doctor ${SOON}.`;
}

/** 'less than 15 g a day over 7 days or more' */
function leastText({ gramsADay, days }: LeastGain): string {
  return `${gramsADay === 0 ? 'no gain' : `less than ${gramsADay} g a day`} over ${count(days, 'day')} or more`;
}

/** A baby who after 14 days weighs no more than at birth, or little more, to be weighed by the doctor. */
export function littleMoreWords(child: LineInput): LineWords | null {
  const input = held(child);
  const found = littleMoreThanBirth(input);
  if (!found) return null;
  return wordsOf(found, 'amber', {
    title: `Weight is ${lossPercent(found.start.kg, found.point.value) === 0 ? 'no' : 'barely'} higher than at birth.`,
    text: `${comparedText(input, found)}. ${expectedText(input, found)} ${weighedSoon(child)}`,
    sources: [FIRST_MONTH_WEIGHTS],
    forDoctor: [
      ...numbers(input, found),
      `Flagged below ${SLOW_GAIN_GRAMS} g a day above birth weight from day ${EXPECTED_BACK_BY_DAY} on, a threshold of our own`,
    ],
  });
}
