import type { Measurement } from '#contract/growth.ts';
import type { Units } from '#domain/growth/units.ts';
import { valueText, type Measure } from '#domain/growth/words/value-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { differencesBetween, type Difference, type Fact } from '#web/client/form/differences.ts';
import { measureName } from '../chart/chart-label.ts';

export function measurementDifferences(before: Measurement, now: Measurement, units: Units): Difference[] {
  return differencesBetween(factsOf(before, units), factsOf(now, units));
}

const placeText = { home: 'at home', doctor: 'at the doctor' };

function factsOf(measurement: Measurement, units: Units): Fact[] {
  const { measuredOn, weightKg, heightCm, headCm, position, place, note } = measurement;
  const fact = (measure: Measure, value: number | null) => ({
    name: measureName[measure],
    text: value === null ? 'not measured' : valueText(measure, value, units),
  });
  return [
    { name: 'Date measured', text: shortDayText(measuredOn) },
    fact('weight', weightKg),
    fact('height', heightCm),
    fact('head', headCm),
    { name: 'Position', text: position ?? 'not said' },
    { name: 'Measured', text: place === null ? 'not said' : placeText[place] },
    { name: 'Note', text: note ?? 'none' },
  ];
}
