import type { QueryClient } from '@tanstack/react-query';
import { measurementEndpoints, type Measurement, type NewMeasurement } from '#contract/growth.ts';
import { valueText } from '#domain/growth/value-text.ts';
import { meQuery } from '#web/accounts/data.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { entryChanges } from '#web/client/calls/entry-changes.ts';

export const measurementChanges = entryChanges(measurementEndpoints, {
  titles: {
    added: 'Measurements added successfully',
    changed: 'Measurement updated successfully',
    removed: 'Measurement deleted',
    back: 'Measurement is back',
    notBack: 'Failed to add measurements. Please try again.',
    notRemoved: 'Failed to delete measurement',
  },
  about: measuredText,
  saved: savedText,
  again: sameAgain,
});

/** '6.50 kg, 62.0 cm, head 41.0 cm for Maya' */
function measuredText(client: QueryClient, { childId, weightKg, heightCm, headCm }: Measurement): string {
  const units = client.getQueryData(meQuery.queryKey)?.units ?? 'metric';
  const measured = [
    weightKg === null ? '' : valueText('weight', weightKg, units),
    heightCm === null ? '' : valueText('height', heightCm, units),
    headCm === null ? '' : `head ${valueText('head', headCm, units)}`,
  ];
  return forChild(client, childId, measured.filter(Boolean).join(', '));
}

/** How long a toast waits for what computes percentiles. */
const PATIENCE_MS = 2000;

/** '6.50 kg, 51st percentile for Maya' */
async function savedText(client: QueryClient, saved: Measurement): Promise<string> {
  const plain = measuredText(client, saved);
  return Promise.race([
    import('./overview/text-with-percentiles.ts')
      .then(({ textWithPercentiles }) => textWithPercentiles(client, saved))
      .catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
    }),
  ]).then((text) => text ?? plain);
}

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
