import { describe, expect, test } from 'vitest';
import { addDays, day, todayIn, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import { seasonsRunOut } from '#testing/vaccines/season-coverage.ts';
import { vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { ageOfEdition, authorities, CURRENT_EDITION, editionOn, publishedEdition } from './editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import type { Edition } from '../edition.ts';

const ahead = 60;

/** Status and earliest day of influenza and RSV for a child without doses. */
function seasonal(edition: Edition, bornOn: string, asOf: Day) {
  const child: Patient = { bornOn: day(bornOn), sex: 'female' };
  const { forecasts } = evaluateAndForecast(edition, child, [], asOf);
  return Object.fromEntries(
    ['RSV', 'Influenza'].map((group) => {
      const found = forecasts.find(({ vaccineGroup }) => vaccineGroup === group);
      return [group, found?.earliest ?? found?.status];
    }),
  );
}

describe('an edition names what it is made of', () => {
  test.each([
    { edition: publishedEdition('cdsi-4.64'), chain: 'cdsi-4.64' },
    { edition: publishedEdition('cdsi-4.65'), chain: 'cdsi-4.64 + delta-4.65' },
    { edition: editionOn('cdsi-4.64', day('2025-11-10')), chain: 'cdsi-4.64 + season-2025' },
    { edition: editionOn('cdsi-4.65', day('2026-06-30')), chain: 'cdsi-4.64 + delta-4.65 + season-2025' },
    { edition: editionOn('cdsi-4.65', day('2026-07-01')), chain: 'cdsi-4.64 + delta-4.65 + season-2026' },
  ])('$chain', ({ edition, chain }) => {
    expect(edition.chain).toBe(chain);
  });

  test('and the forecast says it', () => {
    const asOf = day('2026-11-21');
    const child: Patient = { bornOn: day('2026-04-10'), sex: 'male' };

    expect(evaluateAndForecast(editionOn(CURRENT_EDITION, asOf), child, [], asOf).edition).toBe(
      'cdsi-4.64 + delta-4.65 + season-2026',
    );
  });
});

describe('an edition is made once', () => {
  test('for all days of a season', () => {
    expect(editionOn('cdsi-4.65', day('2026-07-01'))).toBe(editionOn('cdsi-4.65', day('2027-06-30')));
    expect(publishedEdition('cdsi-4.64')).toBe(publishedEdition('cdsi-4.64'));
  });

  test('and forgotten when many others were asked for since', () => {
    const first = editionOn('cdsi-4.65', day('2020-01-01'));
    const again = () => editionOn('cdsi-4.65', day('2020-01-01'));

    const askForOthers = (count: number) => {
      for (let year = 2001; year <= 2000 + count; year += 1) editionOn('cdsi-4.65', day(`${year}-07-01`));
    };
    askForOthers(11);
    expect(again()).toBe(first);
    askForOthers(12);
    expect(again()).not.toBe(first);
  });
});

describe('seasons', () => {
  const asOf = day('2026-11-21');

  test('are over for good in the edition as published', () => {
    for (const bornOn of ['2026-11-01', '2026-04-10']) {
      expect(seasonal(publishedEdition(CURRENT_EDITION), bornOn, asOf)).toEqual({
        RSV: 'not-recommended',
        Influenza: 'not-recommended',
      });
    }
  });

  test.each([
    { bornOn: '2026-11-01', RSV: '2026-11-01', Influenza: '2027-05-01' },
    { bornOn: '2026-04-10', RSV: '2026-10-01', Influenza: '2026-10-10' },
  ])('come round again for a child born $bornOn', ({ bornOn, ...expected }) => {
    expect(seasonal(editionOn(CURRENT_EDITION, asOf), bornOn, asOf)).toEqual(expected);
  });

  test.each([
    { asOf: '2027-03-31', RSV: '2027-03-15' },
    { asOf: '2027-04-01', RSV: 'not-recommended' },
    { asOf: '2027-06-30', RSV: 'not-recommended' },
    { asOf: '2027-07-01', RSV: '2027-10-01' },
  ])('on $asOf RSV antibody for a baby born in March: $RSV', ({ asOf: on, RSV }) => {
    expect(seasonal(editionOn(CURRENT_EDITION, day(on)), '2027-03-15', day(on))['RSV']).toBe(RSV);
  });
});

describe('seasons do not run out unnoticed', () => {
  const edition = (on: Day) => editionOn(CURRENT_EDITION, on);
  const { antigens } = vaccineFile('season.json').content;

  test('on no day of the next 60, from today on', () => {
    expect(antigens).toEqual(['Influenza', 'RSV']);
    expect(seasonsRunOut(edition, antigens, todayIn('UTC', new Date()), ahead)).toBeNull();
  });

  test('an unvaccinated child of one year gets a forecast for influenza on each of these days', () => {
    const today = todayIn('UTC', new Date());
    const child: Patient = { bornOn: addDays(today, -400), sex: 'female' };
    for (let after = 0; after <= ahead; after += 1) {
      const asOf = addDays(today, after);
      const { forecasts } = evaluateAndForecast(edition(asOf), child, [], asOf);

      expect(forecasts.find(({ vaccineGroup }) => vaccineGroup === 'Influenza')).toMatchObject({
        status: 'not-complete',
        earliest: expect.any(String),
      });
    }
  });

  test.each([
    { from: '2026-05-01', expected: null },
    { from: '2026-05-02', expected: { antigen: 'Influenza', on: '2026-07-01' } },
    { from: '2026-11-21', expected: { antigen: 'Influenza', on: '2026-11-21' } },
  ])('in the edition as published they do, seen 60 days before: from $from', ({ from, expected }) => {
    expect(seasonsRunOut(() => publishedEdition(CURRENT_EDITION), antigens, day(from), ahead)).toEqual(expected);
  });

  test('on any day of the coming years', () => {
    for (const year of [2025, 2026, 2027, 2028, 2029]) {
      for (const from of ['01-15', '03-15', '05-15', '06-30', '07-01', '09-15', '11-15']) {
        expect(seasonsRunOut(edition, antigens, day(`${year}-${from}`), ahead)).toBeNull();
      }
    }
  });

  test('where one antigen alone has no season any more', () => {
    const withoutRsv = (on: Day): Edition => {
      const { antigens: all, ...rest } = edition(on);
      return { ...rest, antigens: all.filter(({ name }) => name !== 'RSV') };
    };

    expect(seasonsRunOut(withoutRsv, antigens, day('2026-11-21'), ahead)).toEqual({ antigen: 'RSV', on: '2026-11-21' });
  });
});

test.each([
  { today: '2025-11-10', isOld: false },
  { today: '2027-01-10', isOld: false },
  { today: '2027-01-11', isOld: true },
])('on $today the edition is more than 14 months old: $isOld', ({ today, isOld }) => {
  expect(ageOfEdition(CURRENT_EDITION, day(today))).toEqual({ releasedOn: '2025-11-10', isOld });
});

test('the authorities are read once', () => {
  expect(authorities()).toBe(authorities());
  expect(authorities().map(({ id }) => id)).toEqual(['cdc', 'aap-2026', 'cdc-2026-01']);
});
