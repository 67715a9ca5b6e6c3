import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { assessed } from '#testing/vaccines/assessed-histories.ts';
import { anyVaccineHistory, type VaccineHistory } from '#testing/vaccines/vaccine-histories.ts';
import { doseDifferences, type ByHand } from '#testing/vaccines/by-hand/doses.ts';
import { forecastDifferences } from '#testing/vaccines/by-hand/forecasts.ts';
import { dataOf } from '#testing/vaccines/by-hand/published-data.ts';
import type { Assessment, DoseEvaluation, GroupForecast } from './assessment.ts';

/** A case file's row: what was given to whom. */
type Row = {
  readonly id: string;
  readonly dob: Day;
  readonly sex: string;
  readonly assessed: Day;
  readonly doses: readonly { readonly date: string; readonly cvx: string; readonly mvx?: string }[];
  readonly observations?: readonly { readonly code: string; readonly date?: Day }[];
};

const fixtures = new URL('../../testing/fixtures/vaccines/', import.meta.url);

const rows = readdirSync(fixtures)
  .filter((name) => name.endsWith('.json'))
  .map((name): { readonly layout: string; readonly cases: readonly Row[] } =>
    JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')),
  )
  .flatMap(({ layout, cases }) => (layout === 'date-arithmetic/1' ? [] : cases));

function historyOf({ dob, sex, assessed: asOf, doses, observations = [] }: Row): VaccineHistory {
  return {
    edition: 'cdsi-4.64',
    isRolled: false,
    patient: { bornOn: dob, sex, observations: observations.map(({ code, date: on = null }) => ({ code, on })) },
    doses: doses.map(({ date: givenOn, cvx, mvx = null }) => ({ givenOn, cvx, mvx })),
    asOf,
  };
}

/** A history, its assessment, and the data to work it out from. */
function handed(history: VaccineHistory): ByHand {
  const { patient, doses } = history;
  return { data: dataOf(history), patient, doses, assessment: assessed(history) };
}

/** A boy of 14 months with a dose in grace, one too early and doses due. */
const someone: ByHand = handed({
  edition: 'cdsi-4.64',
  isRolled: false,
  patient: { bornOn: day('2024-01-01'), sex: 'male' },
  doses: [
    { givenOn: '2024-01-01', cvx: '08' },
    { givenOn: '2024-01-26', cvx: '08' },
    { givenOn: '2024-03-01', cvx: '107' },
    { givenOn: '2024-12-01', cvx: '03' },
  ],
  asOf: day('2025-03-01'),
});

const inGrace = ({ isInGrace }: DoseEvaluation) => isInGrace;
const tooYoung = ({ reason }: DoseEvaluation) => reason === 'age-too-young';
const dueLate = ({ status, pastDue }: GroupForecast) => status === 'not-complete' && pastDue !== null;

function withDose(isMeant: (of: DoseEvaluation) => boolean, changed: Partial<DoseEvaluation>): Assessment {
  const { assessment } = someone;
  const index = assessment.evaluations.findIndex(isMeant);
  const evaluations = assessment.evaluations.map((of, at) => (at === index ? { ...of, ...changed } : of));
  return { ...assessment, evaluations };
}

function withForecast(isMeant: (of: GroupForecast) => boolean, changed: Partial<GroupForecast>): Assessment {
  const { assessment } = someone;
  const index = assessment.forecasts.findIndex(isMeant);
  const forecasts = assessment.forecasts.map((of, at) => (at === index ? { ...of, ...changed } : of));
  return { ...assessment, forecasts };
}

/** His assessment with one thing wrong each. */
const wrong: readonly { readonly what: string; readonly assessment: Assessment }[] = [
  { what: 'a dose in grace does not count', assessment: withDose(inGrace, { status: 'not-valid' }) },
  { what: 'a dose in grace is on time', assessment: withDose(inGrace, { isInGrace: false }) },
  { what: 'a dose is of another one of the series', assessment: withDose(inGrace, { target: 3 }) },
  { what: 'a dose too early counts', assessment: withDose(tooYoung, { status: 'valid', reason: null, reasons: [] }) },
  { what: 'a dose is refused for another reason', assessment: withDose(tooYoung, { reasons: ['age-too-old'] }) },
  { what: 'nothing is due', assessment: withForecast(dueLate, { status: 'complete' }) },
  { what: 'another dose is due', assessment: withForecast(dueLate, { dose: 9 }) },
  ...(['earliest', 'recommended', 'pastDue', 'latest'] as const).map((date) => ({
    what: `${date} is another day`,
    assessment: withForecast(dueLate, { [date]: day('2025-06-01') }),
  })),
];

describe('worked out by hand from the published data', () => {
  test('each dose of any history counts, or does not for the same reasons, and the next ones have the same days', () => {
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const hand = handed(history);
        expect([...doseDifferences(hand), ...forecastDifferences(hand)]).toEqual([]);
      }),
      { seed: 12, numRuns: 600 },
    );
  });

  test.each(rows)('all is the same for case $id', (row) => {
    const hand = handed(historyOf(row));
    expect([...doseDifferences(hand), ...forecastDifferences(hand)]).toEqual([]);
  });

  test.each(wrong)('it is found that $what', ({ assessment }) => {
    expect([...doseDifferences(someone), ...forecastDifferences(someone)]).toEqual([]);
    const hand = { ...someone, assessment };
    expect([...doseDifferences(hand), ...forecastDifferences(hand)]).not.toEqual([]);
  });
});
