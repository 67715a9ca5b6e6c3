import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess } from '#testing/vaccines/vaccines.ts';

const risk = { type: 'risk', select: { group: '2', groupName: 'Increased Risk', priority: 'A' } } as const;

describe('which series are for a child (tables 5-4 and 5-5)', () => {
  test.each([
    { sexes: ['female'], sex: 'female', isForIt: true },
    { sexes: ['female'], sex: 'male', isForIt: false },
    { sexes: ['female'], sex: 'unknown', isForIt: false },
    { sexes: ['female', 'unknown'], sex: 'unknown', isForIt: true },
    { sexes: ['female', 'unknown'], sex: 'a word nobody knows', isForIt: true },
    { sexes: ['female', 'unknown'], sex: 'male', isForIt: false },
    { sexes: ['male', 'unknown'], sex: 'male', isForIt: true },
    { sexes: undefined, sex: 'male', isForIt: true },
    { sexes: undefined, sex: 'female', isForIt: true },
    { sexes: undefined, sex: 'unknown', isForIt: true },
  ] as const)('a series for $sexes applies to a child whose sex is $sex: $isForIt', ({ sexes, sex, isForIt }) => {
    const edition = anEdition({ series: [aSeries({ ...(sexes && { gender: sexes }) })] });

    expect(assess(edition, { sex, asOf: '2025-02-01' }).forecasts).toHaveLength(isForIt ? 1 : 0);
  });

  test.each([
    { observations: ['160'], isForIt: true },
    { observations: ['017', '161'], isForIt: true },
    { observations: ['017'], isForIt: false },
    { observations: [], isForIt: false },
  ])(
    'a series for children at higher need applies with one of its facts known; with $observations: $isForIt',
    (row) => {
      const indications = [
        { obs: '160', title: 'asplenia' },
        { obs: '161', title: 'another' },
      ];
      const edition = anEdition({ series: [aSeries({ ...risk, indications })], observations: ['017'] });

      const { forecasts } = assess(edition, { observations: row.observations, asOf: '2025-02-01' });

      expect(forecasts.map(({ type }) => type)).toEqual(row.isForIt ? ['risk'] : []);
    },
  );

  test.each([
    { asOf: '2026-12-31', isForIt: false },
    { asOf: '2027-01-01', isForIt: true },
    { asOf: '2029-12-31', isForIt: true },
    { asOf: '2030-01-01', isForIt: false },
  ])('a fact that counts from 2 years to before 5 years counts on $asOf: $isForIt (CALCDTIND-1, -2)', (row) => {
    const indications = [{ obs: '160', title: 'asplenia', from: '2y', to: '5y' }];
    const edition = anEdition({ series: [aSeries({ ...risk, indications })] });

    const { forecasts } = assess(edition, { observations: ['160'], asOf: row.asOf });

    expect(forecasts).toHaveLength(row.isForIt ? 1 : 0);
  });

  test('a series that is only there to judge doses applies to every child', () => {
    const edition = anEdition({ series: [aSeries({ type: 'evaluation-only' })] });

    const { evaluations } = assess(edition, { doses: ['2025-03-01 901'], asOf: '2025-04-01' });

    expect(evaluations.map(({ status, seriesType }) => [status, seriesType])).toEqual([['valid', 'evaluation-only']]);
  });

  test('a standard series needs no fact, even where it lists some', () => {
    const edition = anEdition({ series: [aSeries({ indications: [{ obs: '160', title: 'asplenia' }] })] });

    expect(assess(edition, { asOf: '2025-02-01' }).forecasts).toHaveLength(1);
  });
});

test('a dose that no series of the child asks for is listed as not evaluated (ours)', () => {
  const edition = anEdition({ series: [aSeries({ ...risk, indications: [{ obs: '160', title: 'a risk' }] })] });
  const history = { doses: ['2025-03-01 901'], asOf: '2025-04-01' };

  expect(assess(edition, history).findings).toEqual([{ kind: 'assumed', why: 'no-series', dose: 0, value: '901' }]);
  expect(assess(edition, { ...history, observations: ['160'] }).findings).toEqual([]);
});
