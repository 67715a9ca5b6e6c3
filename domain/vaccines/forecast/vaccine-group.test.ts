import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next } from '#testing/vaccines/vaccines.ts';
import type { DoseData, SeriesData } from '../supporting-data.ts';

type Status = 'contraindicated' | 'aged-out' | 'not-recommended' | 'not-complete' | 'immune' | 'complete';

/** How a one-dose series gets each status on June 1, 2025. */
const bringsTo: Record<Status, { dose?: Partial<DoseData>; observation?: string; given?: string }> = {
  contraindicated: { observation: 'not' },
  'aged-out': { dose: { age: [{ max: '3m' }] } },
  'not-recommended': { dose: { season: { end: '2025-05-31' } } },
  'not-complete': {},
  immune: { observation: 'had' },
  complete: { given: '2025-02-01' },
};

function statusOf(one: Status, other: Status): string {
  const parts = [
    { antigen: 'Fernpox', cvx: '901', status: one },
    { antigen: 'Mossles', cvx: '902', status: other },
  ];
  const edition = anEdition({
    series: parts.map(({ antigen, cvx, status }) =>
      aSeries({ antigen, group: 'FM', doses: [{ preferable: [{ cvx }], ...bringsTo[status].dose }] }),
    ),
    antigens: Object.fromEntries(
      parts.map(({ antigen }) => [
        antigen,
        {
          immunity: { history: [{ obs: `${antigen}-had`, title: 'had it' }] },
          contraindications: { antigen: [{ obs: `${antigen}-not`, title: 'not for this child' }] },
        },
      ]),
    ),
  });
  const observations = parts.flatMap(({ antigen, status }) => {
    const { observation } = bringsTo[status];
    return observation ? [`${antigen}-${observation}`] : [];
  });
  const doses = parts.flatMap(({ cvx, status }) => {
    const on = bringsTo[status].given;
    return on ? [`${on} ${cvx}`] : [];
  });
  return next(assess(edition, { observations, doses, asOf: '2025-06-01' })).status;
}

describe('the status of a vaccine group (table 9-4)', () => {
  test.each([
    { one: 'contraindicated', other: 'contraindicated', is: 'contraindicated' },
    { one: 'contraindicated', other: 'aged-out', is: 'contraindicated' },
    { one: 'contraindicated', other: 'not-recommended', is: 'contraindicated' },
    { one: 'contraindicated', other: 'not-complete', is: 'contraindicated' },
    { one: 'contraindicated', other: 'immune', is: 'contraindicated' },
    { one: 'contraindicated', other: 'complete', is: 'contraindicated' },
    { one: 'aged-out', other: 'aged-out', is: 'aged-out' },
    { one: 'aged-out', other: 'not-recommended', is: 'aged-out' },
    { one: 'aged-out', other: 'not-complete', is: 'aged-out' },
    { one: 'aged-out', other: 'immune', is: 'aged-out' },
    { one: 'aged-out', other: 'complete', is: 'aged-out' },
    { one: 'not-recommended', other: 'not-recommended', is: 'not-recommended' },
    { one: 'not-recommended', other: 'not-complete', is: 'not-recommended' },
    { one: 'not-recommended', other: 'immune', is: 'not-recommended' },
    { one: 'not-recommended', other: 'complete', is: 'not-recommended' },
    { one: 'not-complete', other: 'not-complete', is: 'not-complete' },
    { one: 'not-complete', other: 'immune', is: 'not-complete' },
    { one: 'not-complete', other: 'complete', is: 'not-complete' },
    { one: 'immune', other: 'immune', is: 'immune' },
    { one: 'immune', other: 'complete', is: 'complete' },
    { one: 'complete', other: 'complete', is: 'complete' },
  ] as const)('one antigen $one, the other $other: $is', ({ one, other, is }) => {
    expect(statusOf(one, other)).toBe(is);
    expect(statusOf(other, one)).toBe(is);
  });
});

/** Two antigens of one vaccine group, each with a series. */
const group = (
  one: Partial<DoseData>[],
  other: Partial<DoseData>[],
  more: {
    cvx?: Record<string, string[]>;
    isFull?: boolean;
    oneMore?: Partial<SeriesData>;
    otherMore?: Partial<SeriesData>;
  } = {},
) =>
  anEdition({
    series: [
      aSeries({ group: 'FM', doses: one, name: 'one', ...more.oneMore }),
      aSeries({ group: 'FM', antigen: 'Mossles', doses: other, name: 'other', ...more.otherMore }),
    ],
    ...(more.cvx && { cvx: more.cvx }),
    ...(more.isFull && { fullGroups: ['FM'] }),
  });

const apart = (min: string, isPriority = false): Partial<DoseData> => {
  return { interval: [{ from: 'previous', min, ...(isPriority && { priority: true }) }] };
};
const oneGiven = ['2025-02-01 901'];

describe('the dates of a vaccine group', () => {
  test('the earliest is the latest of its antigens (MULTIANTVG-1)', () => {
    const edition = group([{}, apart('4w')], [{}, apart('8w')]);

    expect(next(assess(edition, { doses: oneGiven, asOf: '2025-02-10' })).earliest).toBe('2025-03-29');
  });

  test.each([
    { what: 'the sooner one has it', one: [{}, apart('4w', true)], other: [{}, apart('8w')] },
    { what: 'the later one has it', one: [{}, apart('4w')], other: [{}, apart('8w', true)] },
    { what: 'both have it', one: [{}, apart('4w', true)], other: [{}, apart('8w', true)] },
  ])('with priority the earliest is the smallest: $what (MULTIANTVG-1)', ({ one, other }) => {
    expect(next(assess(group(one, other), { doses: oneGiven, asOf: '2025-02-10' })).earliest).toBe('2025-03-01');
  });

  test('with priority it is not before the last dose of any product of the group (MULTIANTVG-1)', () => {
    const more = { cvx: { '901': ['Fernpox', 'Mossles'], '902': ['Mossles'], '903': ['Ivyitis'] } };
    const edition = group([{}, apart('4w', true)], [{}, apart('8w', true)], more);
    const earliest = (...doses: string[]) =>
      next(assess(edition, { doses: [...oneGiven, ...doses], asOf: '2025-03-10' })).earliest;

    expect(earliest('2025-03-05 902')).toBe('2025-03-05');
    expect(earliest('2025-03-05 903')).toBe('2025-03-01');
  });

  test('so it is where one antigen of the group is still to come alone (MULTIANTVG-1)', () => {
    const more = { cvx: { '901': ['Fernpox', 'Mossles'], '902': ['Fernpox'] } };
    const edition = group([{}], [{}, apart('4w', true)], more);

    expect(next(assess(edition, { doses: [...oneGiven, '2025-03-05 902'], asOf: '2025-03-10' }))).toMatchObject({
      antigensNeeded: ['Mossles'],
      earliest: '2025-03-05',
      reasons: [],
    });
  });

  test.each([
    {
      interval: [
        { from: 'previous', min: '8w', priority: true },
        { from: 'dose', dose: 1, min: '8w' },
      ],
      earliest: '2025-03-29',
    },
    {
      interval: [
        { from: 'previous', min: '8w', priority: true },
        { from: 'dose', dose: 1, min: '8w', ceases: '2020-01-01' },
      ],
      earliest: '2025-03-01',
    },
    {
      interval: [
        { from: 'previous', min: '8w', priority: true },
        { from: 'dose', dose: 1, min: '8w', priority: true },
      ],
      earliest: '2025-03-01',
    },
    { interval: [], earliest: '2025-03-29' },
  ] as const)('an antigen has priority where each of its intervals has it (FORECASTPRIORITY-1)', (row) => {
    const age = row.interval.length === 0 ? [{ min: '87d' }] : [];
    const edition = group([{}, apart('4w')], [{}, { interval: row.interval, age }]);

    expect(next(assess(edition, { doses: oneGiven, asOf: '2025-02-10' })).earliest).toBe(row.earliest);
  });

  test('one antigen alone keeps its own earliest, with priority or without (SINGLEANTVG-2)', () => {
    const edition = anEdition({ series: [aSeries({ doses: [{}, apart('4w', true)] })] });

    expect(next(assess(edition, { doses: oneGiven, asOf: '2025-02-10' })).earliest).toBe('2025-03-01');
  });

  const aged = (min: string, rec: string, late: string, max: string) => [{ age: [{ min, rec, late, max }] }];

  test('recommended, past due and latest are the smallest (FORECASTVG-2 to -4)', () => {
    const edition = group(aged('2m', '5m', '9m', '4y'), aged('3m', '4m', '10m', '3y'));

    expect(next(assess(edition, { asOf: '2025-02-10' }))).toMatchObject({
      earliest: '2025-04-01',
      recommended: '2025-05-01',
      pastDue: '2025-09-30',
      latest: '2027-12-31',
    });
  });

  test('recommended and past due are never before the earliest of the group (FORECASTVG-2, -3)', () => {
    const edition = group(aged('2m', '2m', '3m', '4y'), aged('5m', '6m', '10m', '3y'));

    expect(next(assess(edition, { asOf: '2025-02-10' }))).toMatchObject({
      earliest: '2025-06-01',
      recommended: '2025-06-01',
      pastDue: '2025-06-01',
    });
  });

  test('past due and latest come from the antigens that have one, and are empty where none has', () => {
    const bare = [{ age: [{ min: '2m' }] }];

    expect(next(assess(group(bare, aged('2m', '3m', '9m', '3y')), { asOf: '2025-02-10' }))).toMatchObject({
      pastDue: '2025-09-30',
      latest: '2027-12-31',
    });
    expect(next(assess(group(bare, bare), { asOf: '2025-02-10' }))).toMatchObject({ pastDue: null, latest: null });
  });

  test('an antigen that needs no dose has no say in the dates (ours)', () => {
    const edition = group([{}], [{}, apart('8w')]);

    expect(next(assess(edition, { doses: oneGiven, asOf: '2025-02-10' }))).toMatchObject({
      status: 'not-complete',
      earliest: '2025-03-29',
      antigensNeeded: ['Mossles'],
    });
  });

  test('where nothing is due there are no dates', () => {
    const { earliest, recommended, pastDue, latest, dose } = next(
      assess(group([{}], [{ age: [{ max: '3m' }] }]), { asOf: '2025-06-01' }),
    );

    expect([earliest, recommended, pastDue, latest, dose]).toEqual([null, null, null, null, null]);
  });
});

describe('the number of the next dose of a vaccine group (FORECASTDN-2)', () => {
  const more = { cvx: { '901': ['Fernpox', 'Mossles'], '902': ['Mossles'] } };
  const two = [{}, {}];
  const three = [{ preferable: [{ cvx: '901' }, { cvx: '902' }] }, {}, {}];

  test.each([
    { isFull: true, dose: 2, means: 'the smallest, where every antigen must count' },
    { isFull: false, dose: 3, means: 'the largest, where one antigen is enough' },
  ])('is $means', ({ isFull, dose }) => {
    const edition = group(two, three, { ...more, isFull });

    const assessment = assess(edition, { doses: ['2025-02-01 902', '2025-03-01 901'], asOf: '2025-04-01' });

    expect(next(assessment)).toMatchObject({ dose });
  });
});

describe('other parts of the forecast of a vaccine group', () => {
  test('the antigens that need a dose (FORECASTVG-8)', () => {
    const { antigensNeeded } = next(assess(group([{}], [{}]), { asOf: '2025-04-01' }));

    expect(antigensNeeded).toEqual(['Fernpox', 'Mossles']);
  });

  test('products and guidance of all of them, each once (FORECASTVG-7)', () => {
    const offered = (...cvx: string[]) => [{ preferable: cvx.map((code) => ({ cvx: code, offer: true })) }];
    const edition = group(offered('901', '902'), offered('902', '903'), {
      oneMore: { guidance: ['of both', 'of one'] },
      otherMore: { guidance: ['of both', 'of the other'] },
    });

    const { products, guidance } = next(assess(edition, { asOf: '2025-04-01' }));

    expect(products.toSorted()).toEqual(['901', '902', '903']);
    expect(guidance.toSorted()).toEqual(['of both', 'of one', 'of the other']);
  });

  test('no reason of one that has a date of its own', () => {
    const { status, reasons } = next(assess(group([{ age: [{ max: '3m' }] }], [{}]), { asOf: '2025-06-01' }));

    expect([status, reasons]).toEqual(['aged-out', ['past-maximum-age']]);
  });

  test('reasons of all of them (FORECASTVG-9)', () => {
    const season = { season: { end: '2025-05-31' } };
    const { reasons } = next(assess(group([{ age: [{ max: '3m' }] }], [season]), { asOf: '2025-06-01' }));

    expect(reasons.toSorted()).toEqual(['past-maximum-age', 'past-season-end']);
  });

  test('which series it was put together from', () => {
    expect(next(assess(group([{}], [{}]), { asOf: '2025-04-01' })).series).toEqual(['one', 'other']);
  });
});

test('standard series and those for children at higher need are never put together (FORECASTVG-1)', () => {
  const asplenia = { type: 'risk', indications: [{ obs: '160', title: 'asplenia' }] } as const;
  const risk = { ...asplenia, select: { group: '2', groupName: 'Increased Risk', priority: 'A' } };
  const edition = group([{ age: [{ min: '2m' }] }], [{ age: [{ min: '8m' }] }], { otherMore: risk });

  const { forecasts } = assess(edition, { observations: ['160'], asOf: '2025-02-01' });

  expect(
    forecasts.map(({ vaccineGroup, seriesGroup, type, earliest }) => [vaccineGroup, seriesGroup, type, earliest]),
  ).toEqual([
    ['FM', '1', 'standard', '2025-03-01'],
    ['FM', '2', 'risk', '2025-09-01'],
  ]);
});

test('antigens of several vaccine groups have a forecast each', () => {
  const edition = anEdition({ series: [aSeries(), aSeries({ antigen: 'Mossles', doses: 2 })] });

  const { forecasts } = assess(edition, { doses: oneGiven, asOf: '2025-04-01' });

  expect(forecasts.map(({ vaccineGroup, status }) => [vaccineGroup, status])).toEqual([
    ['Fernpox', 'complete'],
    ['Mossles', 'not-complete'],
  ]);
});
