import { longDayText } from '#domain/time/day-text.ts';
import {
  isStillSaid,
  latestBacked,
  olderPoints,
  pointsByDay,
  pointsWithThreshold,
  type Backed,
  type LineInput,
  type LineMeasure,
  type ScoredPoint,
} from './line-point.ts';
import { CDC_CHARTS } from './line-sources.ts';
import {
  anotherWeightText,
  backedTexts,
  isAskedToday,
  isNewborn,
  lineValueText,
  measureName,
  placeText,
  showToDoctor,
  soonText,
  WHOLE_PICTURE,
} from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import type { Units } from '../units.ts';

/** The 2.3rd and 97.7th percentile, beyond which doctors look again. */
export const CUT_OFF_Z = 2;

/** Beyond the 0.1st and 99.9th percentile 'about 2 of 100' would calm falsely. */
const FAR_BEYOND_Z = 3;

type Side = 'low' | 'high';

type LookedAt = {
  readonly measure: LineMeasure;
  readonly side: Side;
  /** Far beyond it does not wait for the next visit. A high weight for size does, and is not rare in the US. */
  readonly isUrgent: boolean;
};

/** A high weight or length alone is no reason to look again. */
const LOOKED_AT: readonly LookedAt[] = [
  { measure: 'weight', side: 'low', isUrgent: true },
  { measure: 'weight-for-length', side: 'low', isUrgent: true },
  { measure: 'weight-for-length', side: 'high', isUrgent: false },
  { measure: 'bmi', side: 'low', isUrgent: true },
  { measure: 'bmi', side: 'high', isUrgent: false },
  { measure: 'height', side: 'low', isUrgent: true },
  { measure: 'head', side: 'low', isUrgent: true },
  { measure: 'head', side: 'high', isUrgent: true },
];

/**
 * The value farthest beyond 2 standard deviations of the WHO standards, below 24 months, or a body mass index above 3
 * after that: its numbers, without an interpretation.
 *
 * Source: CDC, MMWR 59(RR-9), 2010; for a low weight NICE NG75 (2017) as well, 'below the 2nd centile'. From 24 months
 * on the threshold is our own.
 */
export function beyondWords(input: LineInput): LineWords | null {
  const younger = beyond(input, pointsWithThreshold);
  const [farthest] = [...younger, ...beyond(input, olderPoints).filter(isFar)].toSorted(fartherFirst);
  return farthest ? wordsOf(input, farthest) : null;
}

/** The value farthest beyond 3 standard deviations, at any age. From 24 months on the threshold is our own. */
export function farBeyondWords(input: LineInput): LineWords | null {
  const atAnyAge = [...beyond(input, pointsWithThreshold), ...beyond(input, olderPoints)];
  const [farthest] = atAnyAge.filter(isUrgent).toSorted(fartherFirst);
  return farthest ? wordsOf(input, farthest) : null;
}

/** The same of a single value at home, which another has yet to confirm: it asks for one, a recent value and one of the first half year for one today. */
export function measureAgainWords(input: LineInput): LineWords | null {
  const latest = LOOKED_AT.flatMap((lookedAt): Beyond[] => {
    const point = latestBeyond(input, lookedAt);
    return point && isStillSaid(input, point) ? [{ ...lookedAt, point, finding: lookedAt.side, backedBy: null }] : [];
  });
  const [farthest] = latest.filter(isUrgent).toSorted(fartherFirst);
  return farthest ? againWordsOf(input, farthest) : null;
}

/** Whether the latest value of a measure lies beyond 2 standard deviations, of the sides that are looked at. */
export function isAnyBeyond(input: LineInput): boolean {
  return LOOKED_AT.some((lookedAt) => latestBeyond(input, lookedAt) !== null);
}

type Beyond = Backed<ScoredPoint, Side> & LookedAt;

function latestBeyond(input: LineInput, { measure, side }: LookedAt): ScoredPoint | null {
  const latest = [...pointsWithThreshold(input, measure), ...olderPoints(input, measure)].at(-1);
  return latest && sideOf(latest) === side ? latest : null;
}

function beyond(input: LineInput, pointsOf: typeof pointsWithThreshold): Beyond[] {
  return LOOKED_AT.flatMap((lookedAt) => {
    const backed = latestBacked(pointsOf(input, lookedAt.measure), sideOf);
    if (backed?.finding !== lookedAt.side || !isStillSaid(input, backed.point)) return [];
    return [{ ...lookedAt, ...backed, finding: lookedAt.side }];
  });
}

function fartherFirst(one: Beyond, other: Beyond): number {
  return Math.abs(other.point.z) - Math.abs(one.point.z);
}

function isFar({ point }: Beyond): boolean {
  return Math.abs(point.z) > FAR_BEYOND_Z;
}

function isUrgent(backed: Beyond): boolean {
  return backed.isUrgent && isFar(backed);
}

function wordsOf(input: LineInput, backed: Beyond): LineWords {
  const isSoon = isUrgent(backed);
  return {
    ...numbersOf(input, backed),
    title: isSoon ? 'A value to ask your doctor about soon.' : 'Numbers to show your doctor.',
    text: `${measuredText(input, backed)} ${placedText(backed, input.isLowGain)} ${askedText(input, backed)}`,
  };
}

function askedText(input: LineInput, backed: Beyond): string {
  if (isUrgent(backed))
    return `Have it measured again, and call your doctor ${isNewborn(input) ? 'today' : soonText(input)}.`;
  const lowGain = isNewborn(input) ? null : lowGainText(input, backed);
  return lowGain ?? (isFar(backed) ? 'Show this to your doctor at the next visit.' : showToDoctor(input));
}

function againWordsOf(input: LineInput, backed: Beyond): LineWords {
  return {
    ...numbersOf(input, backed),
    title: 'A value to measure again.',
    text: `${measuredText(input, backed)} A scale or a tape at home can be off. Measure ${input.firstName} again${isAskedToday(input, backed.point) ? ' today' : ''}; if the value is as far out, call your doctor the same day.`,
  };
}

/** What both have in common: the numbers for the doctor, and where they come from. */
function numbersOf(input: LineInput, backed: Beyond): Omit<LineWords, 'title' | 'text'> {
  const { measure, point } = backed;
  const isOlder = isOlderPoint(point);
  return {
    kind: 'beyond',
    tone: 'amber',
    sources: isOlder ? [] : [CDC_CHARTS],
    callNow: [],
    forDoctor: [
      ...backedTexts(measure, backed, input),
      `Compared with: ${point.reference}; ${isOlder ? 'a threshold of our own: z-score −3.00 and +3.00' : 'published cut-offs: z-score −2.00 and +2.00'}`,
    ],
    measuredOn: point.measuredOn,
  };
}

function isOlderPoint({ ageDays }: ScoredPoint): boolean {
  return ageDays >= FIRST_DAY_OF_HEIGHT;
}

function measuredText({ firstName, units }: LineInput, { measure, point }: Beyond): string {
  return `On ${longDayText(point.measuredOn)} ${firstName}'s ${valueWords(measure, point, units)}, was ${placeText(point.z)}.`;
}

/** Beside a low gain of the latest weight the call for it stands here; null beside any other. */
function lowGainText(input: LineInput, { side }: Beyond): string | null {
  const weight = pointsByDay(input, 'weight').at(-1);
  if (!input.isLowGain || !weight) return null;
  return `${input.firstName} has gained less than nearly all children of the same age${side === 'low' ? ', too' : ''}. ${anotherWeightText(input, weight)}`;
}

function placedText(backed: Beyond, isLowGain: boolean): string {
  const { side, point, isUrgent: isRare } = backed;
  const isOlder = isOlderPoint(point);
  const isFarOut = isFar(backed);
  const where = isOlder
    ? 'That is'
    : `Doctors look again ${side === 'low' ? 'below the 2.3rd' : 'above the 97.7th'} percentile`;
  // How many US children have a high weight for size is another question than what the lines say.
  if (!isRare)
    return isOlder ? `That is far above the middle of the reference; ${WHOLE_PICTURE}.` : `${where}; ${WHOLE_PICTURE}.`;
  if (!isFarOut && isLowGain) return `${where}.`;
  if (!isFarOut) return `${where}, where about 2 of 100 healthy children are; ${WHOLE_PICTURE}.`;
  // By the normal distribution 1.3 of 1,000 lie beyond 3 standard deviations on one side.
  return `${where}${isOlder ? '' : '; this is much farther out,'} where about 1 of 1,000 healthy children are.`;
}

function sideOf({ z }: ScoredPoint): Side | null {
  if (z < -CUT_OFF_Z) return 'low';
  return z > CUT_OFF_Z ? 'high' : null;
}

function valueWords(measure: LineMeasure, point: ScoredPoint, units: Units): string {
  const isBeside = measure === 'weight-for-length';
  return `${measureName(measure, point).toLowerCase()},${isBeside ? ' with' : ''} ${lineValueText(measure, point.value, units)}`;
}
