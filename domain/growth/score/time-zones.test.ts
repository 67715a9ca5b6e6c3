import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { growthTexts, type GrownChild } from '#testing/growth/growth-texts.ts';
import { REFERENCE_CHOICES } from '../references/reference-plan.ts';
import { MEASURES } from '../value-text.ts';

/**
 * From the westernmost to the easternmost, each with its clock on January 1, 2026, and a day on which clocks were
 * changed.
 */
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

/** Prints for each zone, in JSON, the clock's offset, whether it changed on a day, and each child's texts. */
const program = `
  const { readFileSync } = await import('node:fs');
  const { growthTexts } = await import(process.argv[1]);
  const { zones, children } = JSON.parse(readFileSync(0, 'utf8'));
  for (const { zone, changedOn } of zones) {
    process.env.TZ = zone;
    const noon = (days) => new Date(Date.parse(changedOn ?? '2026-01-01') + 43_200_000 + days * 86_400_000);
    const clock = new Date('2026-01-01T12:00:00Z').getTimezoneOffset();
    const wasChanged = noon(-1).getTimezoneOffset() !== noon(0).getTimezoneOffset();
    console.log(JSON.stringify({ clock, wasChanged, texts: children.map(growthTexts) }));
  }`;

type Said = { readonly clock: number; readonly wasChanged: boolean; readonly texts: readonly string[] };

/** The output of a process that is started in the first of some zones and moves on to the others. */
async function saidIn(some: (typeof zones)[number][]): Promise<readonly Said[]> {
  const grown = new URL('../../../testing/growth/growth-texts.ts', import.meta.url).href;
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, grown], {
    env: { ...process.env, TZ: some[0]?.zone, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 28,
  });
  running.child.stdin?.end(JSON.stringify({ zones: some, children }));
  return (await running).stdout
    .trimEnd()
    .split('\n')
    .map((line): Said => JSON.parse(line));
}

describe('ages, percentiles and charts', () => {
  const here = children.map(growthTexts);

  test('are those of many children, born and measured on leap days and when clocks were changed too', () => {
    expect(here.filter((said) => said.includes('"scored":true')).length).toBeGreaterThan(children.length / 3);
    expect(children.filter(({ child }) => child.bornOn.endsWith('02-29')).length).toBeGreaterThan(5);
  });

  const [west, middle, east] = [zones.slice(0, 3), zones.slice(3, 6), zones.slice(6)];

  test.each([
    { where: 'the west', some: west },
    { where: 'the middle', some: middle },
    { where: 'the east', some: east },
  ])('are the same in every zone of $where, also after moving between them', async ({ some }) => {
    const said = await saidIn(some);

    const clocks = said.map(({ clock, wasChanged }) => ({ clock, wasChanged }));
    expect(clocks).toEqual(
      some.map(({ hours, changedOn }) => ({ clock: 0 - hours * 60, wasChanged: changedOn !== null })),
    );
    const others = said.flatMap(({ texts }, place) => (texts.every((text, n) => text === here[n]) ? [] : some[place]));
    expect(others).toEqual([]);
  });
});
