import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { saidOfDose, wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { DoseEvaluation, ForecastStatus, GroupForecast } from '../../assessment.ts';
import { THEN } from './dose-sentences.ts';
import { thenText } from './then-text.ts';

const TODAY = '2026-11-23';
const WEAK_IMMUNITY_IN_THE_FAMILY = '012';

/** The dose of January 10. */
const SHOWN = {
  dose: 0,
  vaccineGroup: 'Pneumococcal',
  series: 'its',
  status: 'not-valid',
  target: 1,
  isBestSeries: false,
  seriesStatus: 'not-complete',
};

const OTHERS = {
  'December 1': { dose: 1, series: 'its', status: 'valid', target: 1 },
  'June 1': { dose: 2, series: 'its', status: 'valid', target: 1 },
};

type Row = {
  readonly what: string;
  readonly shown?: object;
  readonly forecast?: {
    readonly status?: ForecastStatus;
    readonly earliest?: string;
    readonly recommended?: string;
    readonly vaccineGroup?: string;
    readonly type?: 'standard' | 'risk';
  } | null;
  readonly noted?: readonly string[];
  readonly others?: readonly object[];
  readonly said: string;
};

const fromDays = (days: { readonly earliest?: string; readonly recommended?: string }) => ({
  earliest: days.earliest === undefined ? null : day(days.earliest),
  recommended: days.recommended === undefined ? null : day(days.recommended),
});

function then({ shown, forecast = {}, noted = [], others = [] }: Row): string {
  const doses = ['133 2026-01-10', '133 2026-12-01', '133 2026-06-01', '133 2026-01-10', '133 2025-12-01'];
  const input = wordsInput({ bornOn: '2018-01-15', today: TODAY, doses });
  const of = { ...SHOWN, ...shown } as DoseEvaluation;
  const assessment = { ...input.assessment, evaluations: [of, ...(others as DoseEvaluation[])] };
  const next = forecast && ({ series: [], status: 'not-complete', ...forecast, ...fromDays(forecast) } as object);
  const facts = new Map(noted.map((code) => [code, code]));
  return thenText({ ...input, assessment, noted: facts }, of, next as GroupForecast | null, THEN);
}

test.each<Row>([
  { what: 'it can be given', forecast: { earliest: '2026-03-10' }, said: THEN['needed-now'] },
  { what: 'it can be given from today', forecast: { earliest: TODAY }, said: THEN['needed-now'] },
  { what: 'it cannot be given yet', forecast: { earliest: '2026-12-05' }, said: 'one more is needed, from December 5' },
  {
    what: 'it is recommended on its first day',
    forecast: { earliest: '2026-12-05', recommended: '2026-12-05' },
    said: 'one more is needed, from December 5',
  },
  {
    what: 'it is recommended later',
    forecast: { earliest: '2026-03-10', recommended: '2026-12-10' },
    said: 'the next dose is recommended from December 10',
  },
  {
    what: 'it is recommended from today',
    forecast: { earliest: '2026-03-10', recommended: TODAY },
    said: THEN['needed-now'],
  },
  ...[
    { earliest: '2026-12-05', said: 'one more could be given from December 5, if you and the doctor decide on it' },
    { earliest: TODAY, said: THEN['possible-now'] },
  ].map(({ earliest, said }) => ({
    what: `parents and doctor decide together, and it can be given from ${earliest}`,
    forecast: { earliest, recommended: '2026-12-10', vaccineGroup: 'Meningococcal B', type: 'standard' as const },
    said,
  })),
  {
    what: 'parents and doctor decide together, but for what is noted',
    forecast: { earliest: '2026-12-05', vaccineGroup: 'Meningococcal B', type: 'risk' },
    said: 'one more is needed, from December 5',
  },
  { what: 'no day is known', said: THEN.unknown },
  { what: 'nothing is known', forecast: null, said: THEN.unknown },
  { what: 'the doses are complete', forecast: { status: 'complete' }, said: THEN.complete },
  { what: 'the child is immune', forecast: { status: 'immune' }, said: THEN.immune },
  {
    what: 'its series is complete, and that of another part is not',
    shown: { isBestSeries: true, seriesStatus: 'complete' },
    forecast: { earliest: '2026-03-10' },
    said: THEN.complete,
  },
  {
    what: 'the child is immune to its part',
    shown: { isBestSeries: true, seriesStatus: 'immune' },
    forecast: { earliest: '2026-03-10' },
    said: THEN.immune,
  },
  {
    what: 'its series is not complete, and its vaccine is',
    shown: { isBestSeries: true },
    forecast: { status: 'complete' },
    said: THEN.complete,
  },
  {
    what: 'another series is complete',
    shown: { seriesStatus: 'complete' },
    forecast: { earliest: '2026-03-10' },
    said: THEN['needed-now'],
  },
  {
    what: 'the doses are complete, and more may be needed',
    forecast: { status: 'complete' },
    noted: [WEAK_IMMUNITY_IN_THE_FAMILY],
    said: THEN.unknown,
  },
  {
    what: 'the child is too old, and more may be needed',
    forecast: { status: 'aged-out' },
    noted: [WEAK_IMMUNITY_IN_THE_FAMILY],
    said: THEN.unknown,
  },
  {
    what: 'one is needed, and more may be',
    forecast: { earliest: '2026-03-10' },
    noted: [WEAK_IMMUNITY_IN_THE_FAMILY],
    said: THEN['needed-now'],
  },
  { what: 'healthy children are too old', forecast: { status: 'aged-out' }, said: THEN['aged-out-healthy'] },
  {
    what: 'every child is too old',
    shown: { vaccineGroup: 'Rotavirus' },
    forecast: { status: 'aged-out' },
    said: THEN['aged-out'],
  },
])('of a dose that does not count, where $what: $said', (row) => {
  expect(then(row)).toBe(row.said);
});

const december = OTHERS['December 1'];
const june = OTHERS['June 1'];

test.each<Row>([
  { what: 'a later dose counts', others: [december], said: 'the dose of December 1 counts in its place' },
  { what: 'two later doses count', others: [december, june], said: 'the dose of June 1 counts in its place' },
  { what: 'two later doses count, in order', others: [june, december], said: 'the dose of June 1 counts in its place' },
  { what: 'a later dose counts as the second', others: [{ ...june, target: 2 }], said: THEN['needed-now'] },
  { what: 'a later dose does not count', others: [{ ...june, status: 'not-valid' }], said: THEN['needed-now'] },
  { what: 'a later dose counts in another series', others: [{ ...june, series: 'x' }], said: THEN['needed-now'] },
  { what: 'a dose of the same day counts', others: [{ ...june, dose: 3 }], said: THEN['needed-now'] },
  { what: 'an earlier dose counts', others: [{ ...june, dose: 4 }], said: THEN['needed-now'] },
  {
    what: 'it was judged as no dose of the series',
    shown: { target: null },
    others: [{ ...june, target: null }],
    said: THEN['needed-now'],
  },
])('of a dose that does not count, where $what: $said', (row) => {
  expect(then({ forecast: { earliest: '2026-03-10' }, ...row })).toBe(row.said);
});

describe('a doctor who is asked before the next dose is asked beside one that does not count', () => {
  const noted = (...codes: string[]) => ({ observations: codes.map((code) => ({ code })) });
  const asked = 'ask the doctor before one more is given';

  test.each([
    { what: 'chickenpox vaccine with weak immunity', group: 'Varicella', dose: '21 2026-03-23', codes: ['003'] },
    { what: 'MMR with weak immunity', group: 'MMR', dose: '94 2026-03-23', codes: ['003'] },
    { what: 'Hib vaccine in chemotherapy', group: 'Hib', dose: '48 2025-07-02', codes: ['168'] },
  ])('$what', ({ group, dose, codes }) => {
    const history = { bornOn: '2025-05-23', today: '2026-11-23', doses: [dose], of: [0, group] } as const;

    expect(saidOfDose({ ...history, patient: noted(...codes) })?.text).toContain(asked);
    expect(saidOfDose(history)?.text).not.toContain('ask the doctor');
  });
});
