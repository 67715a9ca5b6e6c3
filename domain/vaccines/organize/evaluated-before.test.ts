import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { editionOf } from '#testing/vaccines/assessed-histories.ts';
import { anyVaccineHistory, type VaccineHistory } from '#testing/vaccines/vaccine-histories.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { GivenDose } from '../assessment.ts';
import { evaluateAndForecast } from '../engine.ts';
import { evaluatedBefore } from './evaluated-before.ts';

/** Of the same child: a part of the doses, then all, then some of them, then all on a later day with the last again. */
function askedAfterEachOther({ doses, asOf }: VaccineHistory) {
  const again = doses.slice(-1).map((dose) => ({ ...dose, givenOn: asOf }));
  return [
    { given: doses.slice(0, 5), on: asOf },
    { given: doses, on: asOf },
    { given: doses.filter((_, place) => place % 4 !== 1), on: asOf },
    { given: [...doses, ...again], on: addDays(asOf, 40) },
    { given: doses, on: addDays(asOf, 400) },
  ];
}

test('whatever was asked about a child before, each answer is the one that a first question gets', () => {
  fc.assert(
    fc.property(anyVaccineHistory, (history) => {
      const { patient } = history;
      for (const { given, on } of askedAfterEachOther(history)) {
        const edition = editionOf({ ...history, asOf: on });
        const first = evaluateAndForecast(edition, { ...patient }, given, on);
        expect(evaluateAndForecast(edition, patient, given, on)).toEqual(first);
      }
    }),
    { seed: 20_261_123, numRuns: 60 },
  );
});

test.each([
  { added: 'on a later day', givenOn: '2025-05-01', isKept: true },
  { added: 'on its day', givenOn: '2025-03-01', isKept: false },
  { added: 'before it', givenOn: '2025-02-01', isKept: false },
])('a dose stays as it was evaluated where another is added $added: $isKept', ({ givenOn, isKept }) => {
  const edition = anEdition({ series: [aSeries({ doses: 2 })], cvx: { '902': ['Fernpox'] } });
  const patient = { bornOn: day('2025-01-01'), sex: 'female' };
  const dose = { givenOn: '2025-03-01', cvx: '902' };
  const [series] = edition.antigens.flatMap((antigen) => antigen.series);
  const evaluated = (doses: readonly GivenDose[]) => {
    evaluateAndForecast(edition, patient, doses, day('2025-06-01'));
    const found = series && evaluatedBefore(patient, edition).series.get(series);
    return found?.steps.find((of) => of.evaluation.dose.product.cvx === '902')?.evaluation;
  };

  const before = evaluated([dose]);
  const after = evaluated([dose, { givenOn, cvx: '901' }]);

  expect(before).toBeDefined();
  expect(after === before).toBe(isKept);
});
