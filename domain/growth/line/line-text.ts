import type { Gender } from '#domain/children/child.ts';
import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import { LAST_DAY_OF_HALF_YEAR, LAST_DAY_OF_NEWBORN } from '../score/newborn-loss.ts';
import { percentileOfZ } from '../score/percentile.ts';
import { percentilePhrase, placePhrase, zScoreText } from '../words/percentile-text.ts';
import { isRecent, type LineInput, type LineMeasure, type LinePoint } from './line-point.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import { NBSP, type Units } from '../units.ts';
import { valueText, weightText } from '../value-text.ts';

/** A newborn's numbers do not wait for the next visit. */
export function isNewborn({ bornOn, today }: Pick<LineInput, 'bornOn' | 'today'>): boolean {
  return daysBetween(bornOn, today) <= LAST_DAY_OF_NEWBORN;
}

export function showToDoctor(input: Pick<LineInput, 'bornOn' | 'today'>): string {
  return isNewborn(input) ? 'Show this to your doctor today.' : 'Show this to your doctor.';
}

/** Whether a weight asks for another one today: for two weeks, in the first half year until there is one. Ours. */
export function isAskedToday(input: Pick<LineInput, 'bornOn' | 'today'>, point: LinePoint): boolean {
  return isRecent(input, point) || isInHalfYear(input);
}

function isInHalfYear({ bornOn, today }: Pick<LineInput, 'bornOn' | 'today'>): boolean {
  return daysBetween(bornOn, today) <= LAST_DAY_OF_HALF_YEAR;
}

export const SOON = 'today or tomorrow';

/** Of what asks for a doctor, but not today. To the end of the first half year it does not wait: our judgment. */
export function soonText(input: Pick<LineInput, 'bornOn' | 'today'>): string {
  return isInHalfYear(input) ? SOON : 'in the next few days';
}

/** Of a single weight at home. */
export function weighAgainText(
  { firstName }: Pick<LineInput, 'firstName'>,
  { when = ' today', ifStill = 'it is still that low', scale = 'the same scale' } = {},
): string {
  return `Clothes or another scale can explain it. Weigh ${firstName} again today on ${scale}, without clothes; if ${ifStill}, or ${firstName} seems unwell, call your doctor${when}.`;
}

/** Of a weight that gained too little: the doctor may have taken it, so it asks for another one, not for a first. Ours. */
export function anotherWeightText(
  input: Pick<LineInput, 'firstName' | 'bornOn' | 'today'>,
  point: Pick<LinePoint, 'measuredOn'>,
): string {
  if (!isRecent(input, point)) return weighedSoon(input);
  const isYoung = daysBetween(input.bornOn, point.measuredOn) <= LAST_DAY_OF_HALF_YEAR;
  return `Have ${input.firstName} weighed again, and ${isYoung ? `call your doctor ${SOON}` : 'show it to your doctor'}.`;
}

/** Of a small gain, or where a weight is too old for a call. */
export function weighedSoon(input: Pick<LineInput, 'firstName' | 'bornOn' | 'today'>): string {
  return `Have ${input.firstName} weighed by your doctor ${soonText(input)}.`;
}

export const WHOLE_PICTURE = 'your doctor sees the whole picture';

export function possessive(gender: Gender | null): string {
  if (gender === null) return 'their';
  return gender === 'female' ? 'her' : 'his';
}

/** 'at the 63rd percentile', or 'below the 1st percentile'. */
export function placeText(z: number): string {
  return placePhrase({ z, percentile: percentileOfZ(z) });
}

export function weighedText(firstName: string, { measuredOn, value }: LinePoint, units: Units): string {
  return `On ${longDayText(measuredOn)} ${firstName} weighed ${weightText(value, units)}`;
}

/** '3.90 kg on March 22, 2026' */
export function weightOn({ measuredOn, value }: LinePoint, units: Units): string {
  return `${weightText(value, units)} on ${longDayText(measuredOn)}`;
}

/** 'Weight on Nov 19, 2026, at the doctor: 6.94 kg, 63rd percentile, z-score +0.33'. */
export function pointText(measure: LineMeasure, point: LinePoint, units: Units): string {
  const place = { home: ', at home', doctor: ', at the doctor', unknown: '' }[point.place ?? 'unknown'];
  const value = lineValueText(measure, point.value, units);
  return `${measureName(measure, point)} on ${shortDayText(point.measuredOn)}${place}: ${[value, ...standingTexts(point.z)].join(', ')}`;
}

export function lineValueText(measure: LineMeasure, value: number, units: Units): string {
  if (measure === 'bmi') return `${value.toFixed(1)}${NBSP}kg/m²`;
  return valueText(measure === 'weight-for-length' ? 'weight' : measure, value, units);
}

/** 'Birth weight, Jul 19, 2026: 3.39 kg, 63rd percentile, z-score +0.33'. */
export function birthText(
  { bornOn, units }: Pick<LineInput, 'bornOn' | 'units'>,
  weightKg: number | null,
  z: number | null,
): string {
  const weight = weightKg === null ? [] : [weightText(weightKg, units)];
  return `Birth weight, ${shortDayText(bornOn)}: ${[...weight, ...standingTexts(z)].join(', ')}`;
}

export function backedTexts(
  measure: LineMeasure,
  { point, backedBy }: { readonly point: LinePoint; readonly backedBy: LinePoint | null },
  { units }: Pick<LineInput, 'units'>,
): string[] {
  return [backedBy, point].flatMap((shown) => (shown ? pointText(measure, shown, units) : []));
}

export function measureName(measure: LineMeasure, { ageDays }: Pick<LinePoint, 'ageDays'>): string {
  return measure === 'height' && ageDays >= FIRST_DAY_OF_HEIGHT ? 'Height' : NAMES[measure];
}

const NAMES: Record<LineMeasure, string> = {
  weight: 'Weight',
  height: 'Length',
  head: 'Head circumference',
  'weight-for-length': 'Weight for length',
  bmi: 'Body mass index',
};

function standingTexts(z: number | null): string[] {
  return z === null || !Number.isFinite(z)
    ? []
    : [percentilePhrase({ z, percentile: percentileOfZ(z) }), `z-score ${zScoreText(z)}`];
}
