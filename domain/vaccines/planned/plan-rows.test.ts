import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import {
  currentEditionOn,
  ofProduct,
  ofVaccine,
  planInput,
  plannedGroup,
  rowTexts,
} from '#testing/vaccines/planned-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { planOn } from './plan-on.ts';
import { dosesByVaccine, planRows } from './plan-rows.ts';
import type { KnownDose } from '../given/known-dose.ts';
import type { ProjectedDose } from './project.ts';

const hepb = plannedGroup('hepb');
const due = (...days: readonly string[]): readonly ProjectedDose[] =>
  days.map((on) => ({ dueOn: day(on), windowEndsOn: null, isForRisk: false }));

describe('[VAX-01] the rows of a vaccine', () => {
  const two = ofProduct('08', '2026-01-15', '2026-02-15');

  test.each<{ what: string; given: readonly KnownDose[]; toCome: readonly ProjectedDose[]; rows: string[] }>([
    {
      what: 'the doses given, then those to come',
      given: two,
      toCome: due('2026-07-15'),
      rows: ['1 given', '2 given', '3 due 2026-07-15'],
    },
    {
      what: 'a row more where a dose did not count',
      given: [...two, ...ofProduct('08', '2026-02-20')],
      toCome: due('2026-07-15'),
      rows: ['1 given', '2 given', '3 given', '4 due 2026-07-15'],
    },
    {
      what: 'what is not needed any more comes last',
      given: two,
      toCome: [],
      rows: ['1 given', '2 given', '3 not needed'],
    },
    {
      what: 'more doses than the schedule has',
      given: ofProduct('08', '2026-01-15', '2026-02-15', '2026-04-15', '2026-07-15'),
      toCome: [],
      rows: ['1 given', '2 given', '3 given', '4 given'],
    },
    {
      what: 'nothing given and nothing to come',
      given: [],
      toCome: [],
      rows: ['1 not needed', '2 not needed', '3 not needed'],
    },
  ])('$what', ({ given, toCome, rows }) => {
    const found = planRows([hepb], new Map([['hepb', given]]), new Map([['HepB', toCome]]));
    expect(rowTexts(found, 'hepb')).toEqual(rows);
  });
});

describe('[VAX-03] doses fill the rows of their vaccines', () => {
  const groups = [hepb, plannedGroup('dtap'), plannedGroup('ipv')];
  const edition = currentEditionOn(day('2026-07-15'));

  test('in order of day, those without a day last; a combination in each of its vaccines', () => {
    const doses = [...ofProduct('110', '2026-03-15'), ...ofProduct('08', '2026-01-15'), ...ofVaccine('hepb', null)];
    const filled = dosesByVaccine(edition, routineSchedule(), groups, doses);
    expect(Object.fromEntries([...filled].map(([id, of]) => [id, of.map((dose) => dose.id)]))).toEqual({
      hepb: ['2026-01-15 08', '2026-03-15 110', 'null hepb'],
      dtap: ['2026-03-15 110'],
      ipv: ['2026-03-15 110'],
    });
  });

  test('a dose entered later for an earlier day moves those after it on by one', () => {
    const before = dosesByVaccine(edition, routineSchedule(), groups, ofProduct('20', '2026-03-15', '2026-07-15'));
    const after = dosesByVaccine(edition, routineSchedule(), groups, [
      ...ofProduct('20', '2026-03-15', '2026-07-15'),
      ...ofProduct('20', '2026-05-15'),
    ]);
    expect(before.get('dtap')?.map(({ givenOn }) => givenOn)).toEqual(['2026-03-15', '2026-07-15']);
    expect(after.get('dtap')?.map(({ givenOn }) => givenOn)).toEqual(['2026-03-15', '2026-05-15', '2026-07-15']);
  });

  test('of what must not be given no row is called not needed', () => {
    const given = new Map([['hepb', ofProduct('08', '2026-01-15')]]);
    const rows = planRows([hepb], given, new Map(), new Map([['HepB', undefined]]));
    expect(rows.map((row) => [row.dose !== null, row.due, row.isContraindicated])).toEqual([
      [true, null, false],
      [false, null, true],
      [false, null, true],
    ]);
    const all = new Map([['hepb', ofProduct('08', '2026-01-15', '2026-02-15', '2026-07-15')]]);
    const more = planRows([hepb], all, new Map(), new Map([['HepB', undefined]]));
    expect(more.map((row) => row.isContraindicated)).toEqual([false, false, false, true]);
  });

  test('a vaccine of whose next dose a doctor is asked has a row for it, also after all its doses', () => {
    const all = new Map([['hepb', ofProduct('08', '2026-01-15', '2026-02-15', '2026-07-15')]]);
    const rows = planRows([hepb], all, new Map(), new Map(), new Set(['HepB']));
    expect(rowTexts(rows, 'hepb')).toEqual(['1 given', '2 given', '3 given', '4 not needed']);
  });

  test('a dose without a day fills a row, and the engine asks for it all the same', () => {
    const rows = planOn(planInput(day('2026-01-15'), ofVaccine('mmr', null)), day('2028-01-15'));
    expect(rowTexts(rows, 'mmr')).toEqual(['1 given', '2 due 2027-01-15', '3 due 2030-01-15']);
  });
});
