import { longDayText } from '#domain/time/day-text.ts';
import { held } from './first-weeks.ts';
import { allPointsWithThreshold, isStillSaid, pointsByDay, type LineInput, type ScoredPoint } from './line-point.ts';
import { HEADS_THAT_CROSS } from './line-sources.ts';
import { anotherWeightText, isNewborn, placeText, pointText, possessive, showToDoctor } from './line-text.ts';
import { littleMoreThanBirth } from './small-gain.ts';
import type { LineWords } from './line-words.ts';
import { valueText } from '../value-text.ts';

/** In days of the age used. Our judgment. */
const LAST_DAY_SAID = 365;

/** In standard deviations. Our judgment: three spaces between lines, and more than a tape at home is wrong by. */
const LARGE_RISE_Z = 2;

/**
 * A head circumference that rose by more than 2 standard deviations within the first year, wherever it was measured: it
 * asks for nothing but another measurement at the doctor. Ends with a later measurement that is lower or after that year.
 */
export function headWords(input: LineInput): LineWords | null {
  const points = allPointsWithThreshold(input, 'head');
  const to = points.at(-1);
  const [from] = points.toSorted((one, other) => one.z - other.z);
  if (!to || !from || !isStillSaid(input, to) || to.z - from.z <= LARGE_RISE_Z) return null;
  return to.ageDays <= LAST_DAY_SAID ? wordsOf(input, from, to) : null;
}

function wordsOf(input: LineInput, from: ScoredPoint, to: ScoredPoint): LineWords {
  const { firstName, units } = input;
  return {
    kind: 'head',
    tone: 'amber',
    title: `Have ${possessive(input.gender)} head measured again.`,
    text: `${firstName}'s head circumference was ${valueText('head', from.value, units)}, ${placeText(from.z)}, on ${longDayText(from.measuredOn)}, and ${valueText('head', to.value, units)}, ${placeText(to.z)}, on ${longDayText(to.measuredOn)}. A tape placed differently can explain such a rise; if it is real, doctors want to see the head without waiting. Ask yours ${isNewborn(input) ? 'today' : 'in the next few days'} to measure it again. ${askedText(input)}`,
    sources: [HEADS_THAT_CROSS],
    callNow: [],
    forDoctor: [
      pointText('head', from, units),
      pointText('head', to, units),
      `Rise: ${(to.z - from.z).toFixed(2)} standard deviations; said from more than ${LARGE_RISE_Z}, a threshold of our own`,
    ],
    measuredOn: to.measuredOn,
  };
}

/** Beside a weight that gained too little its call stands here. */
function askedText(input: LineInput): string {
  const weight = pointsByDay(input, 'weight').at(-1);
  const isLittle = input.isLowGain || littleMoreThanBirth(held(input)) !== null;
  if (!weight || !isLittle || isNewborn(input)) return showToDoctor(input);
  return `${input.firstName} has gained little weight, too. ${anotherWeightText(input, weight)}`;
}
