import { setTimeout as sleep } from 'node:timers/promises';

/** For a minute at most. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to that within a minute');
    await sleep(2);
  }
}
