import { describe, expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { requestFor } from '#testing/vaccines/vaccine-plans.ts';
import type { DoseLeft } from './best-plan.ts';
import { lookOn } from './look.ts';
import { notPlannedByVisits } from './not-planned.ts';

const bornOn = day('2026-01-15');
const WEAK_IMMUNITY = '003';

const dose = (vaccineGroup: string, number = 1, seriesGroup = '1'): DoseLeft => ({
  vaccineGroup,
  seriesGroup,
  dose: number,
});

type Of = {
  readonly planned?: readonly DoseLeft[];
  readonly withoutProduct?: readonly DoseLeft[];
  readonly noted?: readonly string[];
  readonly months?: number;
  readonly until?: number;
};

/** Like 'MMR: ask-first', for a plan that is whole at an age in months. */
function notPlanned({ planned = [], withoutProduct = [], noted = [], months = 12, until = months }: Of) {
  const base = requestFor(bornOn);
  const request = { ...base, patient: { ...base.patient, observations: noted.map((code) => ({ code })) } };
  const on = addMonths(bornOn, months);
  const plan = {
    on,
    given: [],
    visits: [{ products: planned.map((one) => ({ doses: [one] })) }],
    left: new Map(withoutProduct.map((of, place) => [`${place}`, of])),
  };
  const left = notPlannedByVisits(request, lookOn(request, [], on), plan, addMonths(bornOn, until));
  return left.map(({ vaccineGroup, why, observation }) => [vaccineGroup, why, observation].filter(Boolean).join(' '));
}

describe('a vaccine that is in no visit', () => {
  test('is named with its reason, and one that is in a visit is not', () => {
    expect(notPlanned({})).toEqual(['COVID-19 ask-your-doctor']);
    expect(notPlanned({ planned: [dose('MMR'), dose('COVID-19')] })).toEqual([]);
    expect(notPlanned({ planned: [dose('MMR')] })).toEqual(['COVID-19 ask-your-doctor']);
  });

  test('is named from the day on which it could be given, also for the last day of the plan', () => {
    expect(notPlanned({ months: 4, until: 5 })).toEqual([]);
    expect(notPlanned({ months: 4, until: 6 })).toEqual(['COVID-19 ask-your-doctor']);
  });

  test('before which a doctor is asked is named also where a visit has a dose of it', () => {
    const asked = [`MMR ask-first ${WEAK_IMMUNITY}`, `Varicella ask-first ${WEAK_IMMUNITY}`];

    const weak = { noted: [WEAK_IMMUNITY], planned: [dose('MMR'), dose('COVID-19')] };

    expect(notPlanned(weak).toSorted()).toEqual(asked);
  });

  test('that must not be given is named with what speaks against it', () => {
    expect(notPlanned({ noted: ['091'] })).toEqual(['MMR contraindicated 091', 'COVID-19 ask-your-doctor']);
    expect(notPlanned({ noted: ['091'], months: 11 })).not.toContain('MMR contraindicated 091');
    expect(notPlanned({ noted: ['091'], planned: [dose('MMR')] })).toEqual(['COVID-19 ask-your-doctor']);
  });
});

describe('a dose without a product on its day', () => {
  const covid = dose('COVID-19');
  const hib = dose('Hib', 2);

  test.each<{ what: string; planned: readonly DoseLeft[]; isNamed: boolean }>([
    { what: 'in no visit is named', planned: [], isNamed: true },
    { what: 'that a later visit has is not', planned: [hib], isNamed: false },
    { what: 'is named beside the dose before it', planned: [dose('Hib', 1)], isNamed: true },
    { what: 'is named beside one for a risk', planned: [dose('Hib', 2, '3')], isNamed: true },
    { what: 'is named beside one of another vaccine', planned: [dose('Polio', 2)], isNamed: true },
  ])('$what', ({ planned, isNamed }) => {
    const found = notPlanned({ planned: [covid, ...planned], withoutProduct: [hib] });

    expect(found).toEqual(isNamed ? ['Hib no-product'] : []);
  });
});
