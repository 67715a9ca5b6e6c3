import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { lowestCost } from '#testing/lowest-cost.ts';
import { hashPassword } from './password.ts';

test.runIf(process.platform === 'linux')(
  'once a password is hashed, the hashing threads have a lower priority than the one that answers',
  async () => {
    const started = getPriority();

    await hashPassword('Nine owls at 9!', lowestCost);

    const priorities = hashingThreads().map((thread) => getPriority(thread));
    expect(priorities.length).toBeGreaterThan(0);
    expect(priorities).toEqual(priorities.map(() => 10));
    expect(getPriority()).toBe(started);
  },
);

function hashingThreads(): number[] {
  const tasks = '/proc/self/task';
  return readdirSync(tasks)
    .filter((task) => readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('libuv-worker'))
    .map(Number);
}
