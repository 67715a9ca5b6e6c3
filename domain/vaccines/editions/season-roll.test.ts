import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { placesOf, vaccineFile, withPlace } from '#testing/vaccines/vaccine-files.ts';
import { DamagedEdition } from './damaged-edition.ts';
import { applyDelta } from './delta/delta.ts';
import { readSupportingData } from './read-supporting-data.ts';
import { readSeasonRoll, rollSeason, seasonYear } from './season-roll.ts';
import type { SupportingData } from '../supporting-data.ts';

const { data: base } = readSupportingData(vaccineFile('cdsi-4.64.schedule.json'), [
  vaccineFile('cdsi-4.64.childhood.json'),
  vaccineFile('cdsi-4.64.other.json'),
]);
const next = applyDelta(base, 'cdsi-4.64', vaccineFile('delta-4.65.json'));
const roll = readSeasonRoll(base, vaccineFile('season.json'));

function differences(was: SupportingData, is: SupportingData) {
  const values = new Map(placesOf(was).map(({ place, value }) => [place, value]));
  const leaves = placesOf(is).filter(({ value }) => typeof value !== 'object');
  expect(placesOf(was)).toHaveLength(placesOf(is).length);
  return leaves
    .map(({ place, value }) => ({ place, was: values.get(place), is: value }))
    .filter((one) => one.was !== one.is);
}

describe('a season year', () => {
  test.each([
    ['2025-06-30', 2024],
    ['2025-07-01', 2025],
    ['2025-12-31', 2025],
    ['2026-01-01', 2025],
    ['2026-06-30', 2025],
    ['2026-07-01', 2026],
    ['2024-02-29', 2023],
    ['0000-01-01', 1900],
    ['9999-12-31', 2998],
  ])('of %s is %i', (on, year) => {
    expect(seasonYear(day(on))).toBe(year);
  });
});

describe('seasons moved to another year', () => {
  test.each([
    { edition: '4.64', data: base },
    { edition: '4.65', data: next },
  ])('change exactly 25 dates of $edition, each by that many years', ({ data }) => {
    const changed = differences(data, rollSeason(data, roll, 2026));

    expect(changed).toHaveLength(25);
    for (const { was, is } of changed) {
      expect(is).toBe(`${Number(String(was).slice(0, 4)) + 1}${String(was).slice(4)}`);
    }
  });

  test('are those of RSV (10 of seasons, 4 of skips) and influenza (4 and 7)', () => {
    const places = differences(base, rollSeason(base, roll, 2026)).map(({ place }) => place);
    const countOf = (antigen: string, field: RegExp) =>
      places.filter((place) => place.startsWith(`antigens.${antigen}.`) && field.test(place)).length;

    const season = /\.season\.(start|end)$/;
    const skip = /\.skip\[.*\.(since|until)$/;
    expect([countOf('RSV', season), countOf('RSV', skip)]).toEqual([10, 4]);
    expect([countOf('Influenza', season), countOf('Influenza', skip)]).toEqual([4, 7]);
  });

  test('are the published ones in the year that is published', () => {
    expect(rollSeason(base, roll, 2025)).toBe(base);
  });

  test.each([2019, 2023, 2024, 2027, 2040])('move to %i, and back again', (year) => {
    const there = rollSeason(base, roll, year);

    const seasons = placesOf(there.antigens['Influenza']).filter(({ place }) => place.endsWith('season.start'));
    expect(seasons.map(({ value }) => value)).toEqual([`${year}-07-01`, `${year}-07-01`]);
    expect(rollSeason(there, { ...roll, seasonYear: year }, 2025)).toEqual(base);
  });

  test('leave COVID-19 and everything with an end date unchanged', () => {
    const there = rollSeason(base, roll, 2031);
    const inForce = (data: SupportingData) => placesOf(data).filter(({ place }) => /\.(effective|ceases)$/.test(place));

    expect(there.antigens['COVID-19']).toBe(base.antigens['COVID-19']);
    expect(placesOf(base.antigens['COVID-19']).some(({ place }) => place.endsWith('season.start'))).toBe(true);
    expect(inForce(there)).toEqual(inForce(base));
  });

  test('leave the edition that they were made from as it is', () => {
    const before = structuredClone(base);

    rollSeason(base, roll, 2030);

    expect(base).toEqual(before);
  });

  test.each([1900, 2998])('stay days of the calendar even in %i', (year) => {
    expect(differences(base, rollSeason(base, roll, year))).toHaveLength(25);
  });
});

describe('the file of the roll is refused', () => {
  const path = 'content/vaccines/season.json';

  function refusal(file: { path: string; content: unknown }, data: SupportingData = base): string {
    try {
      readSeasonRoll(data, file);
    } catch (error) {
      if (error instanceof DamagedEdition) return error.message;
      throw error;
    }
    return 'nothing was refused';
  }

  test.each([
    ['seasonYear', 'soon', "seasonYear: not a count: 'soon'"],
    ['seasonYear', 2026, "antigens[0]: 'Influenza' has a season that starts on 2025-07-01, not in 2026"],
    ['turn', '08-01', "turn: '08-01' in place of '07-01'"],
    ['antigens', ['Flu'], "antigens[0]: no antigen of this edition: 'Flu'"],
    ['antigens', ['Influenza'], "antigens: 'RSV' is missing, and its season ends on 2026-03-31"],
    ['antigens', ['Influenza', 'RSV', 'HepB'], "antigens[2]: 'HepB' has no season"],
    ['antigens', ['Influenza', 'RSV', 'COVID-19'], 'dateCount: 25 in place of 86'],
    ['dateCount', 24, 'dateCount: 24 in place of 25'],
    ['source', 'CDC', "source: 'CDC' in place of 'ours'"],
    ['made', 'today', "made: not a day of the calendar: 'today'"],
    ['colour', 'red', 'colour: a field that this layout does not have'],
  ] as const)('when %s is %j', (field, value, says) => {
    expect(refusal(withPlace('season.json', field, value))).toBe(`${path}: ${says}`);
  });

  test('when another antigen gets a season that ends', () => {
    const covid = withPlace(
      'cdsi-4.64.childhood.json',
      'antigens.COVID-19.series[0].doses[0].season.end',
      '2026-08-26',
    );
    const { data } = readSupportingData(vaccineFile('cdsi-4.64.schedule.json'), [
      covid,
      vaccineFile('cdsi-4.64.other.json'),
    ]);

    expect(refusal(vaccineFile('season.json'), data)).toBe(
      `${path}: antigens: 'COVID-19' is missing, and its season ends on 2026-08-26`,
    );
  });

  test('when an edition of the next season comes and it is not brought up to date', () => {
    expect(refusal(vaccineFile('season.json'), rollSeason(base, roll, 2026))).toBe(
      `${path}: antigens[0]: 'Influenza' has a season that starts on 2026-07-01, not in 2025`,
    );
  });
});
