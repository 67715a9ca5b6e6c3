import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MeasuredField, NewMeasurement, measurementEndpoints } from '#contract/growth.ts';
import { accepted, daysFrom } from '#testing/attacks/arbitraries.ts';
import { aFamily } from '#testing/family.ts';

const keep = [...MeasuredField.options];
/** Any measurement that a form may send, on a day of Maya's life. */
const form = fc
  .tuple(accepted(NewMeasurement), daysFrom('2026-07-19', '2026-11-21'))
  .map(([{ id: _id, ageMonths: _age, weightText: _w, heightText: _h, headText: _t, ...rest }, measuredOn]) => ({
    ...rest,
    measuredOn,
    keep,
  }));

test('[GRO-01] anything a form may send comes back as sent, and saving that again changes nothing', async () => {
  const { parent, child } = await aFamily();
  const property = fc.asyncProperty(form, async (sent) => {
    const params = { childId: child.id };

    const stored = await parent.call(measurementEndpoints.add, { params, body: sent });
    const again = await parent.call(measurementEndpoints.change, {
      params: { ...params, measurementId: stored.id },
      body: { ...sent, weightKg: stored.weightKg, heightCm: stored.heightCm, headCm: stored.headCm, version: 1 },
    });

    expect(stored).toMatchObject({
      measuredOn: sent.measuredOn,
      weightKg: sent.weightKg ?? null,
      heightCm: rounded(sent.heightCm),
      headCm: rounded(sent.headCm),
      place: sent.place ?? null,
      note: sent.note?.trim() || null,
    });
    expect(again).toEqual(stored);
  });
  await expect(fc.assert(property, { seed: 20261121, numRuns: 150 })).resolves.toBeUndefined();
});

/** To tenths of a millimeter, in which lengths are kept. */
function rounded(cm: number | null | undefined): number | null {
  return cm == null ? null : Math.round(Number((cm * 100).toFixed(6))) / 100;
}
