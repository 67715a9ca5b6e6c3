import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DbSettings } from '#server/db/open-db.ts';

/**
 * Runs one job in several processes at once.
 *
 * @returns the result of each
 * @throws Error when one of them fails
 */
export async function raceJobs(
  job: 'migrate' | 'spend' | 'measure' | 'work' | 'remind',
  place: DbSettings,
  processes = 2,
): Promise<string[][]> {
  const script = fileURLToPath(new URL('./job-racer.ts', import.meta.url));
  const racers = Array.from({ length: processes }, () => startRacer(script, job, place));
  await Promise.all(racers.map(({ ready }) => ready));
  for (const { child } of racers) child.stdin?.end();
  return Promise.all(racers.map(({ result }) => result));
}

type Racer = { child: ChildProcess; ready: Promise<unknown>; result: Promise<string[]> };

function startRacer(script: string, job: string, place: DbSettings): Racer {
  const child = spawn(process.execPath, [script, job, JSON.stringify(place)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const ready = once(lines, 'line');
  const result = ready
    .then(() => Promise.race([once(lines, 'line'), failure(child)]))
    .then(([line]) => JSON.parse(line));
  return { child, ready, result };
}

async function failure(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`a process of the race ended with ${code}`);
}
