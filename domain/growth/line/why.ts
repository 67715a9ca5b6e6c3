import { ageInMonthsAndDays, count } from '#domain/time/age-text.ts';
import { DUE_DAYS } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';
import { percentilePhrase, zScoreText } from '../words/percentile-text.ts';
import type { Indicator } from '../score/reference.ts';
import { isRestricted, type Reading, type Score } from '../score/score.ts';
import { NBSP, type Units } from '../units.ts';
import { lengthText, weightText } from '../value-text.ts';
import { DAYS_PER_MONTH } from '../month.ts';

export type WhyStep = { readonly name: string; readonly text: string };

const UNIT: Readonly<Record<Indicator, string>> = {
  'weight-for-age': 'kg',
  'length-for-age': 'cm',
  'head-for-age': 'cm',
  'bmi-for-age': 'kg/m²',
  'weight-for-length': 'kg',
};

const INDICATOR_NAME: Readonly<Record<Indicator, string>> = {
  'weight-for-age': 'weight for age',
  'length-for-age': 'length or height for age',
  'head-for-age': 'head circumference for age',
  'bmi-for-age': 'body mass index for age',
  'weight-for-length': 'weight for length',
};

export type WhyInput = {
  readonly score: Score;
  readonly bornOn: Day;
  readonly measuredOn: Day;
  readonly isCorrected: boolean;
  readonly units: Units;
};

/** Reference, age, row, value, formula, z-score, percentile. */
export function whySteps({ score, bornOn, measuredOn, isCorrected, units }: WhyInput): readonly WhyStep[] {
  const { reading, value } = score;
  const { reference, indicator, gender, lms } = reading;
  return [
    {
      name: 'Reference',
      text: `${reference.name} (${reference.editions[indicator]}), ${INDICATOR_NAME[indicator]}, ${gender === 'female' ? 'girls' : 'boys'}`,
    },
    { name: 'Age', text: ageText(reading, { bornOn, measuredOn, isCorrected }) },
    { name: 'Row', text: rowText(reading) },
    { name: 'L, M, S', text: `L ${short(lms.l)}, M ${short(lms.m)}${NBSP}${UNIT[indicator]}, S ${short(lms.s)}` },
    { name: 'Value', text: `${short(value)}${NBSP}${UNIT[indicator]}${inOtherUnits(score, units)}` },
    { name: 'Formula', text: formulaText(score) },
    { name: 'Result', text: `z-score ${zScoreText(score.z)}, ${percentilePhrase(score)}` },
  ];
}

function inOtherUnits({ value, reading: { indicator } }: Score, units: Units): string {
  if (units === 'metric' || indicator === 'bmi-for-age') return '';
  return ` (${UNIT[indicator] === 'kg' ? weightText(value, units) : lengthText(value, units)})`;
}

function ageText(
  { at }: Reading,
  { bornOn, measuredOn, isCorrected }: Pick<WhyInput, 'bornOn' | 'measuredOn' | 'isCorrected'>,
): string {
  const fromBirth = ageInMonthsAndDays(bornOn, measuredOn);
  if (at.ageDays < 0) return `${count(-at.ageDays, 'day')} before the due date; ${fromBirth} from birth`;
  const days = count(at.ageDays, 'day');
  return isCorrected ? `${days}, counted from the due date; ${fromBirth} from birth` : `${days}, which is ${fromBirth}`;
}

function rowText({ reference, indicator, at }: Reading): string {
  if (indicator === 'weight-for-length') return `length ${short(at.lengthCm ?? 0)}${NBSP}cm`;
  if (reference.rows === 'formula')
    return `${short((at.ageDays + DUE_DAYS) / 7)} weeks after the last period, by formula`;
  if (reference.rows === 'day') return `day ${at.ageDays}`;
  return `${short(at.ageDays / DAYS_PER_MONTH)} months, read between the two nearest rows`;
}

function formulaText({ value, z, reading }: Score): string {
  const { lms, reference, indicator } = reading;
  const ofBmi = indicator === 'bmi-for-age' ? reference.bodyMassIndex?.formulaOf(z) : null;
  if (ofBmi) return ofBmi;
  if (isRestricted(reading, z)) {
    return 'beyond 3 standard deviations: equal steps, each as far as from the second to the third';
  }
  const ratio = `${short(value)} ÷ ${short(lms.m)}`;
  return lms.l === 0 ? `z = ln(${ratio}) ÷ S` : `z = ((${ratio})^L − 1) ÷ (L × S)`;
}

function short(number: number): string {
  return `${Number(number.toFixed(5))}`.replace('-', '−');
}
