import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { cvxOf, given, productsOf, requestFor, visitToday } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import type { PlanRequest, PlanWishes, VisitPlan } from './plan.ts';
import { planVisits } from './planner.ts';

const LIVE = ['MMR', 'Rotavirus', 'Varicella'];

function requestWith(
  bornOn: Day,
  codes: readonly string[],
  doses: readonly GivenDose[] = [],
  wishes: Partial<PlanWishes> = {},
) {
  const patient = { bornOn, sex: 'female', observations: codes.map((code) => ({ code })) };
  return { ...requestFor(bornOn, doses, wishes), patient } satisfies PlanRequest;
}

function plannedGroups({ visits }: VisitPlan): string[] {
  const doses = visits.flatMap(({ products }) => products.flatMap((product) => product.doses));
  return [...new Set(doses.map(({ vaccineGroup }) => vaccineGroup))].toSorted();
}

describe('a child with weak immunity', () => {
  const bornOn = day('2026-09-01');

  test.each(['003', '004', '171', '178', '198', '216'])(
    'with observation %s: no live vaccine is planned, and the plan says to ask first',
    (code) => {
      const plan = planVisits(requestWith(bornOn, [code]), day('2026-11-22'), day('2028-03-01'));
      expect(plan.notPlanned).toEqual(
        expect.arrayContaining(LIVE.map((vaccineGroup) => ({ vaccineGroup, why: 'ask-first', observation: code }))),
      );
      expect(plannedGroups(plan)).toEqual(expect.arrayContaining(['DTaP/Tdap/Td', 'HepB', 'Polio']));
      expect(plannedGroups(plan).filter((group) => LIVE.includes(group))).toEqual([]);
    },
  );

  test('SCID: rotavirus must not be given, the other live vaccines ask first', () => {
    const { notPlanned } = planVisits(requestWith(bornOn, ['013']), day('2026-11-22'), day('2028-03-01'));
    expect(notPlanned).toContainEqual({ vaccineGroup: 'Rotavirus', why: 'contraindicated', observation: '013' });
    expect(notPlanned).toContainEqual({ vaccineGroup: 'MMR', why: 'ask-first', observation: '013' });
  });

  test('chemotherapy: MMR and varicella must not be given, rotavirus asks first', () => {
    const { notPlanned } = planVisits(requestWith(bornOn, ['168']), day('2026-11-22'), day('2028-03-01'));
    expect(notPlanned).toContainEqual({ vaccineGroup: 'MMR', why: 'contraindicated', observation: '168' });
    expect(notPlanned).toContainEqual({ vaccineGroup: 'Varicella', why: 'contraindicated', observation: '168' });
    expect(notPlanned).toContainEqual({ vaccineGroup: 'Rotavirus', why: 'ask-first', observation: '168' });
  });

  test('influenza is planned as an injection, never as the live nasal spray', () => {
    const request = requestWith(day('2022-01-15'), ['178'], given('111', '2025-10-01', '2025-11-01'));
    expect(productsOf(visitToday(request, day('2026-11-21')))).toContain('140');
  });

  test('what the family does not want is not asked about', () => {
    const wishes = { withoutGroups: ['MMR'] };
    const { notPlanned } = planVisits(requestWith(bornOn, ['003'], [], wishes), day('2026-11-22'), day('2028-03-01'));
    expect(notPlanned).toContainEqual({ vaccineGroup: 'MMR', why: 'not-wanted', observation: null });
  });

  test('of the live vaccines, none is named before it could be given', () => {
    const plan = planVisits(requestWith(bornOn, ['003']), day('2026-11-22'), day('2026-11-22'));
    const { notPlanned } = plan;
    expect(plannedGroups(plan)).not.toContain('Rotavirus');
    expect(notPlanned).toContainEqual({ vaccineGroup: 'Rotavirus', why: 'ask-first', observation: '003' });
    expect(notPlanned.map(({ vaccineGroup }) => vaccineGroup)).not.toContain('MMR');
  });

  test('HIV that is not severe: the vaccines are planned apart, as CDC has it', () => {
    const plan = planVisits(requestWith(bornOn, ['155', '186']), day('2026-11-22'), day('2028-03-01'));
    expect(plannedGroups(plan)).toEqual(expect.arrayContaining(['MMR', 'Varicella']));
    expect(plan.visits.flatMap(({ products }) => products.map(cvxOf))).not.toContain('94');
    expect(plan.notPlanned.filter(({ why }) => why === 'ask-first')).toEqual([]);
  });
});

describe('a vaccine that must not be given', () => {
  test('stays in the plan with its reason: no tetanus product after encephalopathy', () => {
    const request = requestWith(day('2026-01-10'), ['079'], given('20', '2026-03-10'));
    for (const until of ['2026-11-22', '2028-03-01']) {
      const plan = planVisits(request, day('2026-11-22'), day(until));
      expect(plannedGroups(plan)).not.toContain('DTaP/Tdap/Td');
      expect(plan.notPlanned).toContainEqual({
        vaccineGroup: 'DTaP/Tdap/Td',
        why: 'contraindicated',
        observation: '079',
      });
    }
  });

  test('is not named before it could be given', () => {
    const request = requestWith(day('2026-10-10'), ['102']);
    const named = (until: string) =>
      planVisits(request, day('2026-11-22'), day(until)).notPlanned.map(({ vaccineGroup }) => vaccineGroup);
    expect(named('2027-10-09')).not.toContain('MMR');
    expect(named('2027-10-10')).toContain('MMR');
    expect(named('2027-10-10')).not.toContain('Zoster');
  });

  test('is not named where it is planned after the age for which it is ruled out', () => {
    const rsv = (...codes: readonly string[]) => {
      const plan = planVisits(requestWith(day('2026-03-01'), codes), day('2026-10-05'), day('2027-03-01'));
      const named = plan.notPlanned.filter(({ vaccineGroup }) => vaccineGroup === 'RSV');
      return { named: named.map(({ why }) => why), isPlanned: plannedGroups(plan).includes('RSV') };
    };
    expect(rsv('278')).toEqual({ named: ['contraindicated'], isPlanned: false });
    expect(rsv('278', '017')).toEqual({ named: [], isPlanned: true });
  });
});
