import { longDayText } from '#domain/time/day-text.ts';
import { latestBacked, pointsWithThreshold, type LineInput, type LineMeasure, type ScoredPoint } from './line-point.ts';
import { CDC_CHARTS } from './line-sources.ts';
import { backedTexts, placeText, SHOW_TO_DOCTOR, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { valueText, weightText } from '../words/value-text.ts';
import type { Units } from '../units.ts';

/** The 2.3rd and 97.7th percentile, beyond which doctors look again. */
const CUT_OFF_Z = 2;

type Side = 'low' | 'high';

/** A high weight or length alone is no reason to look again. */
const LOOKED_AT: readonly { readonly measure: LineMeasure; readonly sides: readonly Side[] }[] = [
  { measure: 'weight', sides: ['low'] },
  { measure: 'weight-for-length', sides: ['low', 'high'] },
  { measure: 'height', sides: ['low'] },
  { measure: 'head', sides: ['low', 'high'] },
];

/**
 * A value beyond 2 standard deviations of the WHO standards, below 24 months: its numbers, without an interpretation.
 *
 * Source: CDC, MMWR 59(RR-9), 2010; for a low weight NICE NG75 (2017) as well, 'below the 2nd centile'.
 */
export function beyondWords(input: LineInput): LineWords | null {
  for (const { measure, sides } of LOOKED_AT) {
    const backed = latestBacked(pointsWithThreshold(input, measure), sideOf);
    if (backed?.finding && sides.includes(backed.finding)) {
      const { point, finding } = backed;
      return {
        kind: 'beyond',
        tone: 'amber',
        title: 'Numbers to show your doctor.',
        text: `On ${longDayText(point.measuredOn)} ${input.firstName}'s ${valueWords(measure, point, input.units)}, was ${placeText(point.z)}. ${cutOffText(finding)} ${SHOW_TO_DOCTOR}`,
        source: CDC_CHARTS,
        forDoctor: [...backedTexts(measure, backed, input), COMPARED],
        measuredOn: point.measuredOn,
      };
    }
  }
  return null;
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
