import { describe, expect, test } from 'vitest';
import { placesOf, vaccineFile, whilePlanted } from '#testing/vaccines/vaccine-files.ts';
import { DamagedEdition } from './damaged-edition.ts';
import { readSupportingData, type ReadFile } from './read-supporting-data.ts';

const SCHEDULE = 'cdsi-4.64.schedule.json';
const CHILDHOOD = 'cdsi-4.64.childhood.json';
const OTHER = 'cdsi-4.64.other.json';

const sound = {
  [SCHEDULE]: vaccineFile(SCHEDULE),
  [CHILDHOOD]: vaccineFile(CHILDHOOD),
  [OTHER]: vaccineFile(OTHER),
};

type Name = keyof typeof sound;

/** Reads the three files with one replaced. */
function readWith(name: Name, file: ReadFile) {
  const files = { ...sound, [name]: file };
  return readSupportingData(files[SCHEDULE], [files[CHILDHOOD], files[OTHER]]);
}

function refusal(name: Name, file: ReadFile = sound[name]): string {
  try {
    readWith(name, file);
  } catch (error) {
    if (error instanceof DamagedEdition) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

/** The refusal with another value, or none, at a place. */
function refusalWith(name: Name, place: string, value?: unknown): string {
  return whilePlanted(sound[name], place, value, () => refusal(name));
}

describe('the published files', () => {
  const { edition, data } = readWith(SCHEDULE, sound[SCHEDULE]);

  test('give every antigen with all its series and doses', () => {
    const series = Object.values(data.antigens).flatMap((antigen) => antigen.series);

    expect(edition).toMatchObject({ id: 'cdsi-4.64', released: '2025-11-10' });
    expect(Object.keys(data.antigens)).toHaveLength(30);
    expect(series).toHaveLength(143);
    expect(series.flatMap(({ doses }) => doses)).toHaveLength(484);
  });

  test('give each dose the products that its list holds', () => {
    const { content } = sound[CHILDHOOD];
    for (const name of Object.keys(content.antigens)) {
      for (const [index, series] of content.antigens[name].series.entries()) {
        for (const [place, dose] of series.doses.entries()) {
          const read = data.antigens[name]?.series[index]?.doses[place];
          expect(read?.preferable).toEqual(content.vaccineSets.preferable[dose.preferable]);
          expect(read?.allowable).toEqual(content.vaccineSets.allowable[dose.allowable]);
          expect({ ...read, preferable: dose.preferable, allowable: dose.allowable }).toEqual({
            preferable: undefined,
            allowable: undefined,
            ...dose,
          });
        }
      }
    }
  });

  test('stay as they are while they are read', () => {
    expect(sound).toEqual({
      [SCHEDULE]: vaccineFile(SCHEDULE),
      [CHILDHOOD]: vaccineFile(CHILDHOOD),
      [OTHER]: vaccineFile(OTHER),
    });
  });
});

/** One place of each kind; places that differ only by number, antigen, product or observation are one kind. */
function kindsOfPlaces(name: Name): string[] {
  const kinds = new Map<string, string>();
  for (const { place } of placesOf(sound[name].content)) {
    const kind = place
      .replaceAll(/\[\d+\]/g, '[]')
      .replace(/^(antigens|vaccineGroups|cvx|observations)\.[^.]+/, '$1.*')
      .replace(/^(conflicts\[\]\.after|observations\.\*\.codes)\.[^[]+/, '$1.*');
    if (!kinds.has(kind)) kinds.set(kind, place);
  }
  return [...kinds.values()];
}

const values = new Map(
  Object.entries(sound).map(([name, { content }]) => [
    name,
    new Map(placesOf(content).map(({ place, value }) => [place, value])),
  ]),
);

function valueAt(name: Name, place: string): unknown {
  return values.get(name)?.get(place);
}

const everyPlace = ([SCHEDULE, CHILDHOOD, OTHER] as const).flatMap((name) =>
  kindsOfPlaces(name).map((place) => ({ name, place })),
);

describe('a damaged file is refused by name and place', () => {
  test('any place with a value of the wrong kind', () => {
    expect(everyPlace.length).toBeGreaterThan(200);
    for (const { name, place } of everyPlace) {
      const said = refusalWith(name, place, null);

      expect(said.slice(0, said.indexOf(': ', said.indexOf(': ') + 2))).toBe(`content/vaccines/${name}: ${place}`);
    }
  });

  test.each([
    { what: 'a duration', form: /^-?\d+[dwmy]([+-]\d+[dwmy])*$/, spoilt: '6x', least: 20 },
    { what: 'a day of the calendar', form: /^\d{4}-\d\d-\d\d$/, spoilt: '2025-02-29', least: 14 },
  ])('any place with an impossible $what', ({ what, form, spoilt, least }) => {
    const places = everyPlace.filter(({ name, place }) => form.test(String(valueAt(name, place))));

    expect(places.length).toBeGreaterThanOrEqual(least);
    for (const { name, place } of places) {
      expect(refusalWith(name, place, spoilt)).toBe(`content/vaccines/${name}: ${place}: not ${what}: '${spoilt}'`);
    }
  });

  test.each([
    { what: 'product', field: /\bcvx(\[\d+\])?$|inadvertent\[/, least: 9 },
    { what: 'observation', field: /\bobs$|except\[/, least: 9 },
  ])('any place that names an unknown $what', ({ what, field, least }) => {
    const places = everyPlace.filter(
      ({ name, place }) => field.test(place) && typeof valueAt(name, place) === 'string',
    );

    expect(places.length).toBeGreaterThanOrEqual(least);
    for (const { name, place } of places) {
      expect(refusalWith(name, place, '9999')).toBe(
        `content/vaccines/${name}: ${place}: no ${what} of this edition: '9999'`,
      );
    }
  });

  test('any object with an unknown field', () => {
    const objects = everyPlace.filter(({ name, place }) => {
      const value = valueAt(name, place);
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    });
    const open = /^(antigens|vaccineGroups|cvx|observations)$|\.(after|codes)$/;
    expect(objects.length).toBeGreaterThan(45);
    for (const { name, place } of objects.filter((one) => !open.test(one.place))) {
      expect(refusalWith(name, `${place}.colour`, 'red')).toBe(
        `content/vaccines/${name}: ${place}.colour: a field that this layout does not have`,
      );
    }
  });

  const hib = 'antigens.Hib.series[2].doses[0]';
  test.each([
    [CHILDHOOD, `${hib}.age[0].min`, '6x', "not a duration: '6x'"],
    [CHILDHOOD, `${hib}.age[0].min`, '', "not a duration: ''"],
    [
      CHILDHOOD,
      'antigens.RSV.series[0].doses[0].season.start',
      '2025-02-29',
      "not a day of the calendar: '2025-02-29'",
    ],
    [
      CHILDHOOD,
      'antigens.RSV.series[0].doses[0].season',
      { start: '2025-10-01', end: '2025-03-31' },
      'the season ends before it starts',
    ],
    [CHILDHOOD, 'antigens.RSV.series[0].doses[0].inadvertent[1]', '9999', "no product of this edition: '9999'"],
    [CHILDHOOD, 'vaccineSets.allowable[3][0].cvx', '19', "no product of this edition: '19'"],
    [CHILDHOOD, 'vaccineSets.preferable[3][0].ml', 0, 'not a number above 0: 0'],
    [CHILDHOOD, 'vaccineSets.preferable[3]', [], 'not a list, or an empty one: []'],
    [CHILDHOOD, 'antigens.RSV.contraindications.antigen[0].obs', '999', "no observation of this edition: '999'"],
    [CHILDHOOD, 'antigens.Varicella.immunity.born[0].except[0]', '999', "no observation of this edition: '999'"],
    [CHILDHOOD, `${hib}.preferable`, 84, 'no list 84 in vaccineSets'],
    [CHILDHOOD, `${hib}.allowable`, 96, 'no list 96 in vaccineSets'],
    [CHILDHOOD, `${hib}.allowable`, -1, 'not a count: -1'],
    [CHILDHOOD, `${hib}.allowable`, 1.5, 'not a count: 1.5'],
    [CHILDHOOD, `${hib}.n`, 2, '2 in place of 1'],
    [CHILDHOOD, 'antigens.Hib.series[2].antigen', 'HepB', "'HepB' in place of 'Hib'"],
    [CHILDHOOD, 'antigens.Hib.series[2].group', 'Flu', "no vaccine group of this edition: 'Flu'"],
    [CHILDHOOD, 'antigens.Hib.series[2].group', 'constructor', "no vaccine group of this edition: 'constructor'"],
    [CHILDHOOD, 'antigens.Hib.series[2].group', 'MMR', "'MMR' does not hold 'Hib'"],
    [CHILDHOOD, 'antigens.Hib.series[2].type', 'rare', "'rare' is none of standard, risk, evaluation-only"],
    [CHILDHOOD, 'antigens.RSV.series[0].select.equivalent[0]', '7', "no series group of this antigen: '7'"],
    [CHILDHOOD, 'antigens.Hib.series[2].gender', ['girl'], "'girl' is none of female, male, unknown"],
    [CHILDHOOD, 'edition.id', 'cdsi-4.63', "'cdsi-4.63' in place of 'cdsi-4.64'"],
    [CHILDHOOD, 'layout', 'cdsi-compact/2', "'cdsi-compact/2' in place of 'cdsi-compact/1'"],
    [SCHEDULE, 'cvx.03.antigens[0]', 'Meassles', "no antigen of this edition: 'Meassles'"],
    [SCHEDULE, 'cvx.121.antigens[0].antigen', 'Zooster', "no antigen of this edition: 'Zooster'"],
    [SCHEDULE, 'vaccineGroups.MMR.antigens[0]', 'Meassles', "no antigen of this edition: 'Meassles'"],
    [SCHEDULE, 'conflicts[0].after.03[0]', '9999', "no product of this edition: '9999'"],
    [SCHEDULE, 'conflicts[0].minEnd', '4 weeks', "not a duration: '4 weeks'"],
    [OTHER, 'antigens.Rabies.series[0].doses[0].n', 'one', "not a count: 'one'"],
  ] as const)('%s: %s holding %j', (name, place, value, says) => {
    const said = refusalWith(name, place, value);

    // For an empty list the place is the list.
    expect(said.replace(/(gender)\[0\]/, '$1')).toBe(`content/vaccines/${name}: ${place}: ${says}`);
  });

  test.each([
    [CHILDHOOD, hib, 'n'],
    [CHILDHOOD, 'antigens.Hib.series[2]', 'doses'],
    [CHILDHOOD, 'antigens.Hib', 'series'],
    [SCHEDULE, 'cvx.03', 'antigens'],
    [SCHEDULE, 'conflicts[0]', 'end'],
  ] as const)('%s: %s without %s', (name, place, field) => {
    expect(refusalWith(name, `${place}.${field}`)).toBe(`content/vaccines/${name}: ${place}: '${field}' is missing`);
  });

  test('when two series of an antigen have one name', () => {
    const { name } = sound[CHILDHOOD].content.antigens.Hib.series[0];

    expect(refusalWith(CHILDHOOD, 'antigens.Hib.series[1].name', name)).toBe(
      `content/vaccines/${CHILDHOOD}: antigens.Hib.series[1].name: a second series of this name: '${name}'`,
    );
  });

  test('when two files have the same antigen', () => {
    const { series } = structuredClone(sound[CHILDHOOD].content.antigens.Hib);
    for (const { doses } of series) {
      for (const dose of doses) Object.assign(dose, { preferable: 0, allowable: 0 });
    }

    expect(refusalWith(OTHER, 'antigens.Hib', { series })).toBe(
      `content/vaccines/${OTHER}: antigens.Hib: another file has this antigen already`,
    );
  });

  test.each([
    { interval: { from: 'dose' }, place: '', says: "'dose' is missing" },
    { interval: { from: 'most-recent' }, place: '', says: "'cvx' is missing" },
    { interval: { from: 'observation' }, place: '', says: "'obs' is missing" },
    { interval: { from: 'previous', dose: 1 }, place: '.dose', says: 'the interval does not count from it' },
    { interval: { from: 'dose', dose: 2 }, place: '.dose', says: 'no target dose before this one: 2' },
    { interval: { from: 'dose', dose: 0 }, place: '.dose', says: 'no target dose before this one: 0' },
  ])('when an interval counts from nowhere: $interval', ({ interval, place, says }) => {
    const at = 'antigens.Hib.series[0].doses[1].interval';

    expect(refusalWith(CHILDHOOD, at, [interval])).toBe(`content/vaccines/${CHILDHOOD}: ${at}[0]${place}: ${says}`);
  });

  test('when a skip asks for a series group that does not exist', () => {
    const skip = [{ when: 'both', sets: [{ if: [{ type: 'series-complete', seriesGroups: ['1', '9'] }] }] }];

    expect(refusalWith(CHILDHOOD, 'antigens.Hib.series[0].doses[1].skip', skip)).toBe(
      `content/vaccines/${CHILDHOOD}: antigens.Hib.series[0].doses[1].skip[0].sets[0].if[0].seriesGroups[1]: no series group of this antigen: '9'`,
    );
  });

  test('when a condition is of no known type', () => {
    const skip = [{ when: 'both', sets: [{ if: [{ type: 'weather' }] }] }];

    expect(refusalWith(CHILDHOOD, 'antigens.Hib.series[0].doses[1].skip', skip)).toContain(
      ".if[0].type: 'weather' is none of age, interval, dose-count, series-complete",
    );
  });

  test.each([{ content: null }, { content: [] }, { content: 'text' }, { content: 7 }, { content: {} }])(
    'when there is something else in it: $content',
    ({ content }) => {
      for (const name of [SCHEDULE, CHILDHOOD, OTHER] as const) {
        expect(refusal(name, { path: sound[name].path, content })).toMatch(
          /^content\/vaccines\/cdsi-4\.64\.\w+\.json: /,
        );
      }
    },
  );
});
