import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds that is done in the background, five seconds at most unless more are given. */
export async function until(holds: () => boolean | Promise<boolean>, seconds = 5): Promise<void> {
  const giveUpAt = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`it did not come to that within ${seconds} seconds`);
    await sleep(2);
  }
}
