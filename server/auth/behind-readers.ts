import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of -20 to 19; work of this kind goes on when nothing of the usual 0 wants the processor. */
const behind = 10;
const tasks = '/proc/self/task';

/**
 * Puts the threads that hash behind the one that answers, so that nobody who only reads waits for a sign-in. On Linux a
 * thread has a priority of its own; elsewhere, and where the system does not allow it, nothing changes.
 */
export function putHashingBehindReaders(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const task of readdirSync(tasks)) {
      if (readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('libuv-worker')) setPriority(Number(task), behind);
    }
  } catch {
    // A sign-in is worth more than its place in the line.
  }
}
