import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ofProduct, ofVaccine, planInput, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { isInPlan, type InPlanFacts } from './in-plan.ts';
import { planOn } from './plan-on.ts';
import type { Decision } from '../standing/planned-status.ts';

const next = { dueOn: day('2026-07-15'), windowEndsOn: null, isForRisk: false };
const nothing: InPlanFacts = {
  isGiven: false,
  decision: undefined,
  next: undefined,
  category: null,
};
const only = (...categories: readonly ('routine' | 'risk' | 'ask-your-doctor')[]) => ({ categories, note: null });

describe('[VAX-01] whether a vaccine is in the plan', () => {
  test.each<{ what: string; vaccine: string; facts: Partial<InPlanFacts>; isShown: boolean }>([
    { what: 'every child gets it before six', vaccine: 'mmr', facts: {}, isShown: true },
    { what: 'every child gets it each autumn', vaccine: 'flu', facts: {}, isShown: true },
    { what: 'due within the time planned', vaccine: 'hpv', facts: { next }, isShown: true },
    { what: 'due later than planned', vaccine: 'hpv', facts: {}, isShown: false },
    { what: 'left to parents', vaccine: 'covid', facts: { next, category: only('ask-your-doctor') }, isShown: false },
    {
      what: 'for a risk',
      vaccine: 'covid',
      facts: { next, category: only('risk', 'ask-your-doctor') },
      isShown: false,
    },
    {
      what: 'for all, says the authority',
      vaccine: 'covid',
      facts: { next, category: only('routine') },
      isShown: true,
    },
    { what: 'not named by it', vaccine: 'covid', facts: { next }, isShown: false },
    { what: 'given', vaccine: 'menb', facts: { isGiven: true }, isShown: true },
    {
      what: 'wanted',
      vaccine: 'menb',
      facts: { decision: { decision: 'wanted', until: null } },
      isShown: true,
    },
    {
      what: 'declined',
      vaccine: 'menb',
      facts: { decision: { decision: 'declined', until: null } },
      isShown: true,
    },
    { what: 'needed without a spleen', vaccine: 'menb', facts: { next: { ...next, isForRisk: true } }, isShown: true },
    { what: 'nobody asked for it', vaccine: 'menb', facts: { next }, isShown: false },
  ])('$vaccine, $what: $isShown', ({ vaccine, facts, isShown }) => {
    expect(isInPlan(plannedGroup(vaccine), { ...nothing, ...facts })).toBe(isShown);
  });
});

test('one dose before six is enough to be in every plan, where it is for every child', () => {
  const mmr = plannedGroup('mmr');
  const rows = mmr.rows.slice(0, 1);

  expect(isInPlan({ ...mmr, rows }, nothing)).toBe(true);
  expect(isInPlan({ ...mmr, rows, isRoutine: false }, nothing)).toBe(false);
});

describe('[VAX-01] the authority of a child decides about COVID-19', () => {
  const bornOn = day('2026-01-15');
  const wanted: Readonly<Record<string, Decision>> = { covid: { decision: 'wanted', until: null } };

  test.each([
    { authority: 'cdc', on: '2026-07-15', isShown: false },
    { authority: 'aap-2026', on: '2026-01-15', isShown: true },
    { authority: 'aap-2026', on: '2028-01-14', isShown: true },
    { authority: 'aap-2026', on: '2028-01-15', isShown: false },
    { authority: 'cdc-2026-01', on: '2026-07-15', isShown: false },
    { authority: 'nobody', on: '2026-07-15', isShown: false },
  ])('$authority on $on: $isShown', ({ authority, on, isShown }) => {
    const rows = planOn(planInput(bornOn, [], { authority }), day(on));
    expect(rows.some(({ vaccine }) => vaccine === 'covid')).toBe(isShown);
  });

  test.each([
    { what: 'wanted', input: planInput(bornOn, [], { decided: wanted }) },
    { what: 'given', input: planInput(bornOn, ofProduct('311', '2026-07-15')) },
    { what: 'given on a day that nobody knows', input: planInput(bornOn, ofVaccine('covid', null)) },
  ])('once $what it stays, even against the authority', ({ input }) => {
    expect(planOn(input, day('2029-01-15')).some(({ vaccine }) => vaccine === 'covid')).toBe(true);
  });

  test('the vaccines of the schedule stay under an authority that leaves them to parents', () => {
    const vaccines = (authority: string) => [
      ...new Set(planOn(planInput(bornOn, [], { authority }), bornOn).map(({ vaccine }) => vaccine)),
    ];
    expect(vaccines('cdc-2026-01')).toEqual(vaccines('cdc'));
  });
});
