import { expect, test } from 'vitest';
import { attacked, endpointNames } from './bad-input.ts';

/** Attacks every `of`-th endpoint, from the `part`-th on: several files share the work, since each has its own worker. */
export function testBadInput({ part, of }: { part: number; of: number }): void {
  const mine = endpointNames.filter((_, n) => n % of === part - 1);

  test.each(mine)(
    '[API-03] %s: every request is answered or clearly refused, and a refusal writes nothing',
    async (name) => {
      const { faults, attacks, fewest } = await attacked(name);

      expect(faults).toEqual([]);
      expect(attacks).toBeGreaterThanOrEqual(fewest);
    },
  );
}
