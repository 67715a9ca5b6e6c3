import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { askedMeanwhile } from './asked-meanwhile.ts';

const bornOn = day('2015-08-10');
const conditions = ['weak-immune-system'];
const asked = (of: Partial<Parameters<typeof plannedChildOn>[0]>) =>
  askedMeanwhile(plannedChildOn({ bornOn, ...of }, day('2026-11-24'))).map(
    ({ group, isInPlan }) => `${group.id}${isInPlan ? '' : ', not in the plan'}`,
  );

test('with a weak immune system a doctor is asked about vaccines in the plan and others, but for declined ones', () => {
  expect(asked({})).toEqual([]);
  expect(asked({ conditions })).toEqual(['covid, not in the plan', 'hpv', 'menacwy', 'menb, not in the plan']);
  expect(asked({ conditions, decided: { hpv: { decision: 'declined', until: null } } })).not.toContain('hpv');
});
