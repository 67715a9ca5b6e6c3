import { longDayText } from '#domain/time/day-text.ts';
import {
  latestBacked,
  pointsWithThreshold,
  type Backed,
  type LineInput,
  type LineMeasure,
  type ScoredPoint,
} from './line-point.ts';
import { CDC_CHARTS } from './line-sources.ts';
import { backedTexts, placeText, showToDoctor, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { valueText, weightText } from '../words/value-text.ts';
import type { Units } from '../units.ts';

/** The 2.3rd and 97.7th percentile, beyond which doctors look again. */
const CUT_OFF_Z = 2;

/** Beyond the 0.1st and 99.9th percentile 'about 2 of 100' would calm falsely. */
const FAR_Z = 3;

type Side = 'low' | 'high';

/** A high weight or length alone is no reason to look again. */
const LOOKED_AT: readonly { readonly measure: LineMeasure; readonly sides: readonly Side[] }[] = [
  { measure: 'weight', sides: ['low'] },
  { measure: 'weight-for-length', sides: ['low', 'high'] },
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
  const [farthest] = beyond(input);
  return farthest ? wordsOf(input, farthest) : null;
}

/** As `beyondWords`, of a value beyond 3 standard deviations. */
export function farBeyondWords(input: LineInput): LineWords | null {
  const [farthest] = beyond(input).filter(isFar);
  return farthest ? wordsOf(input, farthest) : null;
}

type Beyond = Backed<ScoredPoint, Side> & { readonly measure: LineMeasure };

/** The farthest first. */
function beyond(input: LineInput): Beyond[] {
  return LOOKED_AT.flatMap(({ measure, sides }) => {
    const backed = latestBacked(pointsWithThreshold(input, measure), sideOf);
    return backed?.finding && sides.includes(backed.finding) ? [{ ...backed, finding: backed.finding, measure }] : [];
  }).toSorted((one, other) => Math.abs(other.point.z) - Math.abs(one.point.z));
}

function isFar({ point }: Beyond): boolean {
  return Math.abs(point.z) > FAR_Z;
}

function wordsOf(input: LineInput, backed: Beyond): LineWords {
  const { measure, point, finding } = backed;
  const isFarOut = isFar(backed);
  return {
    kind: 'beyond',
    tone: 'amber',
    title: isFarOut ? 'A value to ask your doctor about soon.' : 'Numbers to show your doctor.',
    text: `On ${longDayText(point.measuredOn)} ${input.firstName}'s ${valueWords(measure, point, input.units)}, was ${placeText(point.z)}. ${isFarOut ? farText(finding) : cutOffText(finding)} ${showToDoctor(input)}`,
    sources: [CDC_CHARTS],
    callNow: [],
    forDoctor: [...backedTexts(measure, backed, input), COMPARED],
    measuredOn: point.measuredOn,
  };
}

/** By the normal distribution 1.3 of 1,000 lie beyond 3 standard deviations on one side. */
function farText(side: Side): string {
  const cutOff = side === 'low' ? 'below the 2.3rd' : 'above the 97.7th';
  return `Doctors look again ${cutOff} percentile; this is much farther out, where about 1 of 1,000 healthy children are. Have it measured again, and call your doctor without waiting for the next checkup.`;
}

const COMPARED = 'Compared with: WHO Child Growth Standards; published cut-offs: z-score −2.00 and +2.00';

function sideOf({ z }: ScoredPoint): Side | null {
  if (z < -CUT_OFF_Z) return 'low';
  return z > CUT_OFF_Z ? 'high' : null;
}

function cutOffText(side: Side): string {
  const cutOff = side === 'low' ? 'below the 2.3rd' : 'above the 97.7th';
  return `Doctors look again ${cutOff} percentile, where about 2 of 100 healthy children are; ${WHOLE_PICTURE}.`;
}

function valueWords(measure: LineMeasure, { value }: ScoredPoint, units: Units): string {
  switch (measure) {
    case 'weight':
      return `weight, ${weightText(value, units)}`;
    case 'height':
      return `length, ${valueText('height', value, units)}`;
    case 'head':
      return `head circumference, ${valueText('head', value, units)}`;
    case 'weight-for-length':
      return `weight for length, with ${weightText(value, units)}`;
  }
}
