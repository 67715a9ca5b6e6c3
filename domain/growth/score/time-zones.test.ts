import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { growthTexts, type GrownChild } from '#testing/growth/growth-texts.ts';
import { REFERENCE_CHOICES } from '../references/reference-plan.ts';
import { MEASURES } from '../value-text.ts';

/** From the westernmost to the easternmost, each with its clock on January 1, 2026, and a day on which clocks were changed. */
const zones = [
  { zone: 'Pacific/Pago_Pago', hours: -11, changedOn: null },
  { zone: 'America/New_York', hours: -5, changedOn: '2024-03-10' },
  { zone: 'America/Sao_Paulo', hours: -3, changedOn: '2018-11-04' },
  { zone: 'UTC', hours: 0, changedOn: null },
  { zone: 'Europe/Berlin', hours: 1, changedOn: '2024-10-27' },
  { zone: 'Asia/Kathmandu', hours: 5.75, changedOn: '1986-01-01' },
  { zone: 'Australia/Lord_Howe', hours: 11, changedOn: '2024-04-07' },
  { zone: 'Pacific/Apia', hours: 13, changedOn: '2011-12-30' },
  { zone: 'Pacific/Kiritimati', hours: 14, changedOn: '1994-12-31' },
] as const;

/** Days about those changes, February 29 of each leap year, and any others. */
const anyDay = fc.oneof(
  fc
    .tuple(fc.constantFrom(...zones.flatMap(({ changedOn }) => changedOn ?? [])), fc.integer({ min: -1, max: 1 }))
    .map(([changedOn, days]) => addDays(day(changedOn), days)),
  fc.integer({ min: 1984 / 4, max: 2028 / 4 }).map((fours) => day(`${fours * 4}-02-29`)),
  fc.integer({ min: 0, max: 15_000 }).map((days) => addDays(day('1985-01-01'), days)),
);

const anyValue = (min: number, max: number) =>
  fc.option(fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10));

const anyGrownChild: fc.Arbitrary<GrownChild> = anyDay.chain((bornOn) => {
  const later = fc.oneof(
    fc.integer({ min: -2, max: 2500 }).map((days) => addDays(bornOn, days)),
    anyDay,
  );
  return fc.record({
    child: fc.record({
      bornOn: fc.constant(bornOn),
      gender: fc.constantFrom('female', 'male', null),
      gestationDays: fc.option(fc.integer({ min: 168, max: 294 })),
    }),
    measurements: fc.array(
      fc.record({
        measuredOn: later,
        weightKg: anyValue(1, 30),
        heightCm: anyValue(40, 130),
        position: fc.constantFrom('lying', 'standing', null),
        headCm: anyValue(30, 55),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    today: later,
    measure: fc.constantFrom(...MEASURES),
    choice: fc.constantFrom(...REFERENCE_CHOICES),
  });
});

const children = fc.sample(anyGrownChild, { seed: 5, numRuns: 30 });

/** Prints the clock's offset, whether it changed on a day, and each child's texts. */
const program = `
  const { readFileSync } = await import('node:fs');
  const { growthTexts } = await import(process.argv[1]);
  const { changedOn, children } = JSON.parse(readFileSync(0, 'utf8'));
  const noon = (days) => new Date(Date.parse(changedOn ?? '2026-01-01') + 43_200_000 + days * 86_400_000);
  console.log(new Date('2026-01-01T12:00:00Z').getTimezoneOffset());
  console.log(noon(-1).getTimezoneOffset() !== noon(0).getTimezoneOffset());
  for (const child of children) console.log(growthTexts(child));`;

/** The output of a process in a time zone. */
async function saidIn(TZ: string, changedOn: string | null): Promise<readonly string[]> {
  const grown = new URL('../../../testing/growth/growth-texts.ts', import.meta.url).href;
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, grown], {
    env: { ...process.env, TZ, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 28,
  });
  running.child.stdin?.end(JSON.stringify({ changedOn, children }));
  return (await running).stdout.trimEnd().split('\n');
}

describe('ages, percentiles and charts', () => {
  const here = children.map(growthTexts);

  test('are those of many children, born and measured on leap days and when clocks were changed too', () => {
    expect(here.filter((said) => said.includes('"scored":true')).length).toBeGreaterThan(children.length / 3);
    expect(children.filter(({ child }) => child.bornOn.endsWith('02-29')).length).toBeGreaterThan(5);
  });

  test.concurrent.each(zones)('are the same in $zone', async ({ zone, hours, changedOn }) => {
    const [clock, wasChanged, ...there] = await saidIn(zone, changedOn);
    expect([clock, wasChanged]).toEqual([`${hours * -60}`, `${changedOn !== null}`]);
    expect(there).toHaveLength(children.length);
    expect(there.findIndex((said, n) => said !== here[n])).toBe(-1);
  });
});
