import type { Measurement, NewMeasurement } from '#contract/growth.ts';
import type { Units } from '#domain/growth/units.ts';
import { valueText, type Measure } from '#domain/growth/value-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { differencesBetween, factOr, type Difference, type Fact } from '#web/client/form/differences.ts';
import { measureName } from '../chart/chart-label.ts';

type Facts = Pick<Measurement, 'measuredOn' | 'weightKg' | 'heightCm' | 'headCm' | 'position' | 'place' | 'note'>;

export function measurementDifferences(before: Facts, now: Facts, units: Units): Difference[] {
  return differencesBetween(measurementInWords(before, units), measurementInWords(now, units));
}

/** What was sent as it would be stored in place of an earlier measurement. */
export function sentFacts(stored: Measurement, sent: NewMeasurement): Facts {
  const { measuredOn = stored.measuredOn, weightKg = null, heightCm = null, headCm = null } = sent;
  const { position = null, place = null, note } = sent;
  return { measuredOn, weightKg, heightCm, headCm, position, place, note: note || null };
}

const placeText = { home: 'at home', doctor: 'at the doctor' };

function measurementInWords(measurement: Facts, units: Units): Fact[] {
  const { measuredOn, weightKg, heightCm, headCm, position, place, note } = measurement;
  const fact = (measure: Measure, value: number | null) =>
    factOr('not measured', measureName[measure], value === null ? null : valueText(measure, value, units));
  return [
    { name: 'Date measured', text: shortDayText(measuredOn) },
    fact('weight', weightKg),
    fact('height', heightCm),
    fact('head', headCm),
    factOr('not said', 'Position', position),
    factOr('not said', 'Measured', place === null ? null : placeText[place]),
    factOr('none', 'Note', note),
  ];
}
