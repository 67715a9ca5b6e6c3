import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessed } from '#testing/vaccines/assessed-histories.ts';
import { anyVaccineHistory } from '#testing/vaccines/vaccine-histories.ts';

/** With the minutes each clock is behind UTC on January 1, 2026. */
const zones = [
  { zone: 'UTC', minutes: 0 },
  { zone: 'America/Los_Angeles', minutes: 480 },
  { zone: 'Pacific/Auckland', minutes: -780 },
] as const;

const histories = fc.sample(anyVaccineHistory, { seed: 7, numRuns: 80 });

const here = histories.map((history) => JSON.stringify(assessed(history)));

/** Prints the clock's offset, then each assessment. */
const program = `
  const { readFileSync } = await import('node:fs');
  const { assessed } = await import(process.argv[1]);
  console.log(new Date('2026-01-01T12:00:00Z').getTimezoneOffset());
  for (const history of JSON.parse(readFileSync(0, 'utf8'))) console.log(JSON.stringify(assessed(history)));`;

/** The output of a process in a time zone. */
async function assessedIn(TZ: string): Promise<readonly string[]> {
  const path = new URL('../../testing/vaccines/assessed-histories.ts', import.meta.url).href;
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, path], {
    env: { ...process.env, TZ, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 28,
  });
  running.child.stdin?.end(JSON.stringify(histories));
  return (await running).stdout.trimEnd().split('\n');
}

test.concurrent.each(zones)('what counts and what is next is the same in $zone', async ({ zone, minutes }) => {
  const [clock, ...there] = await assessedIn(zone);

  expect(clock).toBe(`${minutes}`);
  expect(there).toHaveLength(histories.length);
  expect(there.findIndex((text, n) => text !== here[n])).toBe(-1);
});
