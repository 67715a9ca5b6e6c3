import { setTimeout as sleep } from 'node:timers/promises';

const MINUTE_MS = 60_000;

export async function until(holds: () => boolean | Promise<boolean>, patienceMs = MINUTE_MS): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`it did not come to that within ${patienceMs / 1000} s`);
    await sleep(2);
  }
}
