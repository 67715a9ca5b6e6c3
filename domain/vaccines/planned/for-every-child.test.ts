import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { planInput, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { conditions } from '../editions/editions-data.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../organize/patient.ts';
import { dosesOfEveryChild, rowsOfEveryChild } from './for-every-child.ts';
import { observationsOf } from './noted-conditions.ts';
import { planOn } from './plan-on.ts';
import { plannedUntil } from './planned-group.ts';

const today = day('2026-11-21');

/** The numbers of all rows of a vaccine, and of those that every child has. */
function rowsWith(noted: readonly string[], born: string, vaccine: string) {
  const bornOn = day(born);
  const input = planInput(bornOn);
  const ids = noted.map((id) => ({ id }));
  const patient = { ...input.patient, observations: observationsOf(conditions(), ids, bornOn, today) };
  const rows = planOn({ ...input, patient }, today).filter((row) => row.vaccine === vaccine);
  const request = { patient, doses: [], editionOn: input.editionOn, today, until: plannedUntil(bornOn, today) };
  const ofEvery = dosesOfEveryChild({ ...request, askedFor: new Set<string>() }, plannedGroup(vaccine));
  const due = rows.map(({ number, due: days }) => ({ number, dueOn: days?.dueOn ?? null }));
  return { all: rows.map(({ number }) => number), ofEvery: rowsOfEveryChild(due, ofEvery) };
}

describe('[decision 61] the rows that every child has, whatever is noted', () => {
  test.each([
    { noted: 'travel', born: '2026-03-20', vaccine: 'mmr', all: [1, 2, 3], ofEvery: [2, 3] },
    { noted: 'travel', born: '2026-03-20', vaccine: 'hepa', all: [1, 2, 3], ofEvery: [2, 3] },
    { noted: 'measles-outbreak', born: '2026-03-20', vaccine: 'mmr', all: [1, 2, 3], ofEvery: [2, 3] },
    { noted: 'native', born: '2026-09-20', vaccine: 'rsv-ab', all: [1, 2], ofEvery: [1] },
    { noted: 'native', born: '2025-09-20', vaccine: 'rsv-ab', all: [1], ofEvery: [] },
    { noted: 'heart-disease', born: '2023-09-20', vaccine: 'pcv', all: [1, 2, 3, 4], ofEvery: [1] },
    { noted: 'no-spleen', born: '2025-09-20', vaccine: 'hib', all: [1, 2, 3, 4], ofEvery: [1, 2] },
    { noted: 'no-spleen', born: '2026-09-20', vaccine: 'menacwy', all: [1, 2, 3, 4, 5], ofEvery: [] },
  ])('$vaccine of a child born $born, $noted: $ofEvery of $all', ({ noted, born, vaccine, all, ofEvery }) => {
    expect(rowsWith([noted], born, vaccine)).toEqual({ all, ofEvery });
  });
});

test('what the mother had still holds for every child: no RSV antibody', () => {
  const bornOn = day('2026-09-20');
  const { editionOn, patient } = planInput(bornOn);
  const request = { doses: [], editionOn, today, until: plannedUntil(bornOn, today), askedFor: new Set<string>() };
  const of = (codes: readonly string[]) => {
    const observations = codes.map((code) => ({ code }));
    return dosesOfEveryChild({ ...request, patient: { ...patient, observations } }, plannedGroup('rsv-ab')).length;
  };

  expect([of([]), of([MOTHER_HAD_RSV_VACCINE])]).toEqual([1, 0]);
});
