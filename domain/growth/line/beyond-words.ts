import { longDayText } from '#domain/time/day-text.ts';
import {
  latestBacked,
  olderPoints,
  pointsWithThreshold,
  type Backed,
  type LineInput,
  type LineMeasure,
  type ScoredPoint,
} from './line-point.ts';
import { CDC_CHARTS } from './line-sources.ts';
import { backedTexts, lineValueText, measureName, placeText, showToDoctor, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import type { Units } from '../units.ts';

/** The 2.3rd and 97.7th percentile, beyond which doctors look again. */
const CUT_OFF_Z = 2;

/** Beyond the 0.1st and 99.9th percentile 'about 2 of 100' would calm falsely. */
const FAR_BEYOND_Z = 3;

type Side = 'low' | 'high';

/** A high weight or length alone is no reason to look again. */
const LOOKED_AT: readonly { readonly measure: LineMeasure; readonly sides: readonly Side[] }[] = [
  { measure: 'weight', sides: ['low'] },
  { measure: 'weight-for-length', sides: ['low', 'high'] },
  { measure: 'bmi', sides: ['low', 'high'] },
  { measure: 'height', sides: ['low'] },
  { measure: 'head', sides: ['low', 'high'] },
];

/**
 * The value farthest beyond 2 standard deviations of the WHO standards, below 24 months: its numbers, without an
 * interpretation.
 *
 * Source: CDC, MMWR 59(RR-9), 2010; for a low weight NICE NG75 (2017) as well, 'below the 2nd centile'.
 */
export function beyondWords(input: LineInput): LineWords | null {
  const [farthest] = beyond(input, pointsWithThreshold);
  return farthest ? wordsOf(input, farthest) : null;
}

/** The value farthest beyond 3 standard deviations, at any age. From 24 months on the threshold is our own. */
export function farBeyondWords(input: LineInput): LineWords | null {
  const [farthest] = beyond(input, pointsWithThreshold, olderPoints).filter(isFar);
  return farthest ? wordsOf(input, farthest) : null;
}

type Beyond = Backed<ScoredPoint, Side> & { readonly measure: LineMeasure };

/** The farthest first. */
function beyond(input: LineInput, ...from: readonly (typeof pointsWithThreshold)[]): Beyond[] {
  return from
    .flatMap((pointsOf) => sided(input, pointsOf))
    .toSorted((one, other) => Math.abs(other.point.z) - Math.abs(one.point.z));
}

function sided(input: LineInput, pointsOf: typeof pointsWithThreshold): Beyond[] {
  return LOOKED_AT.flatMap(({ measure, sides }) => {
    const backed = latestBacked(pointsOf(input, measure), sideOf);
    return backed?.finding && sides.includes(backed.finding) ? [{ ...backed, finding: backed.finding, measure }] : [];
  });
}

function isFar({ point }: Beyond): boolean {
  return Math.abs(point.z) > FAR_BEYOND_Z;
}

function wordsOf(input: LineInput, backed: Beyond): LineWords {
  const { measure, point, finding } = backed;
  const isFarOut = isFar(backed);
  const isOlder = point.ageDays >= FIRST_DAY_OF_HEIGHT;
  return {
    kind: 'beyond',
    tone: 'amber',
    title: isFarOut ? 'A value to ask your doctor about soon.' : 'Numbers to show your doctor.',
    text: `On ${longDayText(point.measuredOn)} ${input.firstName}'s ${valueWords(measure, point, input.units)}, was ${placeText(point.z)}. ${placedText(finding, isFarOut, isOlder)} ${showToDoctor(input)}`,
    sources: isOlder ? [] : [CDC_CHARTS],
    callNow: [],
    forDoctor: [
      ...backedTexts(measure, backed, input),
      `Compared with: ${point.reference}; ${isOlder ? 'a threshold of our own: z-score −3.00 and +3.00' : 'published cut-offs: z-score −2.00 and +2.00'}`,
    ],
    measuredOn: point.measuredOn,
  };
}

function placedText(side: Side, isFarOut: boolean, isOlder: boolean): string {
  const where = isOlder
    ? 'That is'
    : `Doctors look again ${side === 'low' ? 'below the 2.3rd' : 'above the 97.7th'} percentile`;
  if (!isFarOut) return `${where}, where about 2 of 100 healthy children are; ${WHOLE_PICTURE}.`;
  // By the normal distribution 1.3 of 1,000 lie beyond 3 standard deviations on one side.
  return `${where}${isOlder ? '' : '; this is much farther out,'} where about 1 of 1,000 healthy children are. Have it measured again, and call your doctor without waiting for the next checkup.`;
}

function sideOf({ z }: ScoredPoint): Side | null {
  if (z < -CUT_OFF_Z) return 'low';
  return z > CUT_OFF_Z ? 'high' : null;
}

function valueWords(measure: LineMeasure, point: ScoredPoint, units: Units): string {
  const isBeside = measure === 'weight-for-length';
  return `${measureName(measure, point).toLowerCase()},${isBeside ? ' with' : ''} ${lineValueText(measure, point.value, units)}`;
}
