import { measurementEndpoints, type Measurement, type NewMeasurement } from '#contract/growth.ts';
import { entryChanges } from '#web/client/calls/entry-changes.ts';

export const measurementChanges = entryChanges(
  measurementEndpoints,
  {
    added: 'Measurements added successfully',
    changed: 'Measurement updated successfully',
    removed: 'Measurement deleted',
    back: 'Measurement is back',
    notBack: 'Failed to add measurements. Please try again.',
  },
  sameAgain,
);

function sameAgain(removed: Measurement): NewMeasurement {
  const { id, measuredOn, ageMonths, ageGivenInMonthsOnly, place, note, position, kept } = removed;
  const { weightKg, weightText, heightCm, heightText, headCm, headText } = removed;
  return {
    id,
    ...(ageGivenInMonthsOnly ? { ageMonths } : { measuredOn }),
    weightKg,
    weightText,
    heightCm,
    heightText,
    position,
    headCm,
    headText,
    place,
    note,
    keep: kept,
  };
}
