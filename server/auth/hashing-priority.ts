import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Nice value from -20 to 19: these threads run when no thread with the usual 0 needs the processor. */
const lowered = 10;
const tasks = '/proc/self/task';

/**
 * Lowers the priority of the hashing threads, so that reads do not wait for a sign-in. Only on Linux do threads have
 * priorities of their own; elsewhere, or where not permitted, nothing changes.
 */
export function lowerHashingPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const task of readdirSync(tasks)) {
      if (readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('libuv-worker')) setPriority(Number(task), lowered);
    }
  } catch {
    // Signing in works without it.
  }
}
