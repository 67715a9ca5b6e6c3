import { expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { nextMmr } from '#testing/vaccines/fhir-vaccines.ts';
import type { ForecastStatus } from '../assessment.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { askedFirst } from './asked-first.ts';

const edition = publishedEdition('cdsi-4.65');
const bornOn = day('2019-09-20');
const sixYears = day('2025-09-20');

type Asked = {
  readonly what: string;
  readonly group?: string;
  readonly noted?: readonly string[];
  readonly type?: 'standard' | 'risk';
  readonly earliest?: Day | null;
  readonly given?: string;
  readonly status?: ForecastStatus;
  readonly why: string | null;
};

test.each<Asked>([
  { what: 'MMR, where nothing is noted', group: 'MMR', why: null },
  { what: 'MMR, with a weak immune system', group: 'MMR', noted: ['003'], why: 'live-vaccine' },
  { what: 'polio vaccine, with a weak immune system', group: 'Polio', noted: ['003'], why: null },
  { what: 'Hib vaccine, during chemotherapy', group: 'Hib', noted: ['168'], why: 'during-chemotherapy' },
  { what: 'Hib vaccine, with a weak immune system', group: 'Hib', noted: ['003'], why: null },
  { what: 'a fifth PCV after PCV20', why: 'one-more' },
  { what: 'a fifth PCV after PCV13', given: '133', why: null },
  { what: 'a PCV before 6 years', earliest: day('2025-09-19'), why: null },
  { what: 'a PCV without a day', earliest: null, why: null },
  { what: 'a PCV of every child', type: 'standard', why: null },
  { what: 'a PCV where others are still missing', status: 'not-complete', why: null },
  { what: 'one more dose of another vaccine', group: 'Hib', why: null },
])('$what: $why', (of) => {
  const { group = 'Pneumococcal', type = 'risk', earliest = sixYears, noted = [] } = of;
  const { given = '216', status = 'complete' } = of;
  const ofPcv = { ...nextMmr, vaccineGroup: 'Pneumococcal' };
  const forecasts = [
    { ...nextMmr, type: 'standard' as const, status: 'complete' as const },
    { ...ofPcv, type: 'risk' as const, status: 'complete' as const },
    { ...ofPcv, type: 'standard' as const, status },
  ];
  const facts = {
    edition,
    noted,
    assessment: { forecasts },
    doses: [{ cvx: '03' }, { cvx: given }],
    child: { bornOn },
  };

  expect(askedFirst(facts, { vaccineGroup: group, type, earliest })?.why ?? null).toBe(of.why);
});
