import { describe, expect, test } from 'vitest';
import { OF_SERIES, traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { SkipData, SkipSetData } from '../supporting-data.ts';

/** An edition whose second dose may be skipped and whose third is always needed. */
const skipping = (...skip: readonly SkipData[]) => anEdition({ series: [aSeries({ doses: [{}, { skip }, {}] })] });

/** A set that is met from an age on. */
const from = (age: string, why?: string): SkipSetData => ({
  ...(why !== undefined && { why }),
  if: [{ type: 'age', from: age }],
});

const skipped = (step: string, date: string, why: string, target = 2) => ({
  ...OF_SERIES,
  step,
  rule: 'TABLE 6-11',
  target,
  date,
  outcome: 'skipped',
  saw: { why },
});

const everySkip = ['6.2', '7.1', '7.6'];
const twoDoses = ['2025-03-01 901', '2025-05-01 901'];
const asOf = '2025-06-01';

describe('the trace of a dose that is not needed (6.2, 7.1 and 7.6, table 6-11)', () => {
  test('where a given dose makes it needless, the day of that dose', () => {
    const edition = skipping({ when: 'evaluate', sets: [from('4m', 'old enough')] });

    expect(traced(edition, { doses: twoDoses, asOf }, ...everySkip)).toStrictEqual([
      skipped('6.2', '2025-05-01', 'old enough'),
    ]);
  });

  test('of several sets those that hold, and none that is not met or no longer in force', () => {
    const ended = { ...from('1m', 'ended'), ceases: '2020-01-01' };
    const edition = skipping({
      when: 'evaluate',
      logic: 'any',
      sets: [from('4m', 'met'), from('5y', 'not met'), ended],
    });

    expect(traced(edition, { doses: twoDoses, asOf }, ...everySkip)).toStrictEqual([
      skipped('6.2', '2025-05-01', 'met'),
    ]);
  });

  test('where the child is old enough on the day of the assessment, that day', () => {
    const edition = skipping({ when: 'forecast', sets: [from('5m', 'old enough')] });

    expect(traced(edition, { doses: ['2025-03-01 901'], asOf }, ...everySkip)).toStrictEqual([
      skipped('7.1', '2025-06-01', 'old enough'),
    ]);
  });

  test('where the child will be old enough on the earliest day, that day', () => {
    const skip = [{ when: 'forecast', sets: [from('8m', 'old enough')] }] as const;
    const edition = anEdition({ series: [aSeries({ doses: [{ age: [{ min: '9m' }], skip }] })] });

    expect(traced(edition, { asOf }, ...everySkip)).toStrictEqual([skipped('7.6', '2025-10-01', 'old enough', 1)]);
  });

  test('an earliest day in the past is traced as it is', () => {
    const skip = [{ when: 'forecast', sets: [{ why: 'young', if: [{ type: 'age', to: '3m' }] }] }] as const;
    const edition = anEdition({ series: [aSeries({ doses: [{ age: [{ min: '2m' }], skip }] })] });

    expect(traced(edition, { asOf }, ...everySkip)).toStrictEqual([skipped('7.6', '2025-03-01', 'young', 1)]);
  });

  test('a skip for both is traced where it is used', () => {
    const edition = skipping({ when: 'both', sets: [from('4m', 'old enough')] });

    expect(traced(edition, { doses: twoDoses, asOf }, ...everySkip)).toStrictEqual([
      skipped('6.2', '2025-05-01', 'old enough'),
    ]);
    expect(traced(edition, { doses: ['2025-03-01 901'], asOf }, ...everySkip)).toStrictEqual([
      skipped('7.1', '2025-06-01', 'old enough'),
    ]);
  });

  test('two reasons that must hold together are traced together', () => {
    const edition = skipping({ when: 'evaluate', logic: 'all', sets: [from('3m', 'older'), from('4m', 'old enough')] });

    expect(traced(edition, { doses: twoDoses, asOf }, ...everySkip)).toStrictEqual([
      skipped('6.2', '2025-05-01', 'older / old enough'),
    ]);
  });

  test('a skip without a published reason is traced without one', () => {
    const edition = skipping({ when: 'evaluate', sets: [from('4m')] });

    expect(traced(edition, { doses: twoDoses, asOf }, ...everySkip)).toStrictEqual([skipped('6.2', '2025-05-01', '')]);
  });

  test('of two skips that are met only the first is traced', () => {
    const edition = skipping(
      { when: 'evaluate', sets: [from('1y', 'not yet')] },
      { when: 'evaluate', sets: [from('4m', 'first')] },
      { when: 'evaluate', sets: [from('3m', 'second')] },
    );

    expect(traced(edition, { doses: twoDoses, asOf }, ...everySkip)).toStrictEqual([
      skipped('6.2', '2025-05-01', 'first'),
    ]);
  });

  test('each of several skipped doses is traced, in turn', () => {
    const skip = [{ when: 'both', sets: [from('4m', 'old enough')] }] as const;
    const edition = anEdition({ series: [aSeries({ doses: [{ skip }, { skip }, {}, { skip }] })] });

    expect(traced(edition, { doses: ['2025-05-01 901'], asOf }, ...everySkip)).toStrictEqual([
      skipped('6.2', '2025-05-01', 'old enough', 1),
      skipped('6.2', '2025-05-01', 'old enough', 2),
      skipped('7.1', '2025-06-01', 'old enough', 4),
    ]);
  });

  test.each([
    { what: 'nothing says that it may be', skip: [] },
    { what: 'the child is too young', skip: [{ when: 'both', sets: [from('1y', 'old enough')] }] },
    {
      what: 'the entry is no longer in force',
      skip: [{ when: 'both', sets: [{ ...from('1m'), ceases: '2025-01-31' }] }],
    },
  ] as const)('no skip is traced of a dose that is needed because $what', ({ skip }) => {
    expect(traced(skipping(...skip), { doses: ['2025-03-01 901'], asOf }, ...everySkip)).toStrictEqual([]);
  });
});
