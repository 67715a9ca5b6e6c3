import { expect, test } from 'vitest';
import { attacked, endpointsOfPart } from '#testing/attacks/bad-input.ts';

test.each(endpointsOfPart(0))(
  '[API-03] %s: whatever comes in is answered or clearly refused, and a refusal writes nothing',
  async (name) => {
    const { faults, attacks, fewest } = await attacked(name);

    expect(faults).toEqual([]);
    expect(attacks).toBeGreaterThanOrEqual(fewest);
  },
);
