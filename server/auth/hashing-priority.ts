import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Nice value; the usual one is 0. */
const lowered = 10;
const tasks = '/proc/self/task';

/** Keeps reads from waiting for a sign-in. Only Linux has priorities per thread. */
export function lowerHashingPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const task of readdirSync(tasks)) {
      if (readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('libuv-worker')) setPriority(Number(task), lowered);
    }
  } catch {
    // Signing in works without the permission too.
  }
}
