import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds that is done in the background, five seconds at most. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 5000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to that within five seconds');
    await sleep(2);
  }
}
