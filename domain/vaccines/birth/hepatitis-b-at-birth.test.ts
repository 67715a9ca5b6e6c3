import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { planInput, ofProduct, rowTexts } from '#testing/vaccines/planned-vaccines.ts';
import { CURRENT_EDITION, editionOn } from '../editions/editions-data.ts';
import { withAges } from '../editions/with-ages.ts';
import type { Assessment, GivenDose } from '../assessment.ts';
import {
  hepatitisBAges,
  hepatitisBDoses,
  lacksFourthDose,
  needsFourthDose,
  type HepatitisBAtBirth,
} from './hepatitis-b-at-birth.ts';
import { planOn } from '../planned/plan-on.ts';

const bornOn = day('2026-01-15');
const months = (count: number, days = 0) => addDays(addMonths(bornOn, count), days);

type Facts = Omit<HepatitisBAtBirth, 'bornOn'>;

function plannedFor(facts: Facts, days: readonly Day[], today: Day) {
  const doses = ofProduct('08', ...days);
  const child = { bornOn, ...facts };
  const editionFor = (on: Day, given: readonly GivenDose[]) => {
    const edition = editionOn(CURRENT_EDITION, on);
    return withAges(edition, hepatitisBAges(child, given, edition));
  };
  return planOn({ ...planInput(bornOn, doses), editionOn: editionFor }, today).filter(
    ({ vaccine }) => vaccine === 'hepb',
  );
}

const texts = (...given: Parameters<typeof plannedFor>) => rowTexts(plannedFor(...given), 'hepb');

describe('[decision 59] hepatitis B of a baby born under 2,000 g', () => {
  test.each(['positive', 'unknown', null] as const)(
    'mother %s: 0, 1 and 6 months are not enough',
    (motherHepatitisB) => {
      const light = { motherHepatitisB, birthWeightKg: 1.8 };

      expect(texts(light, [bornOn, months(1), months(6)], months(7))).toEqual([
        '1 given',
        '2 given',
        '3 given',
        `4 due ${addDays(months(6), 56)}`,
      ]);
      expect(texts(light, [bornOn, months(1), months(2), months(6)], months(7))).toHaveLength(4);
    },
  );

  test.each([
    { what: '2,000 g', facts: { motherHepatitisB: 'positive', birthWeightKg: 2 } },
    { what: 'an unknown weight', facts: { motherHepatitisB: 'positive', birthWeightKg: null } },
    { what: '1,800 g and a negative mother', facts: { motherHepatitisB: 'negative', birthWeightKg: 1.8 } },
  ] as const)('with $what they are', ({ facts }) => {
    expect(texts(facts, [bornOn, months(1), months(6)], months(7))).toEqual(['1 given', '2 given', '3 given']);
  });

  test('after the birth dose three more begin at 1 month', () => {
    const light = { motherHepatitisB: 'positive', birthWeightKg: 1.8 } as const;

    expect(texts(light, [bornOn], addDays(bornOn, 3))).toEqual([
      '1 given',
      `2 due ${months(1)}`,
      expect.stringMatching(/^3 due /),
      `4 due ${months(6)}`,
    ]);
  });

  test.each(['positive', 'unknown', null] as const)(
    'mother %s: four are planned before any is given, until a first one can no longer be the one at birth',
    (motherHepatitisB) => {
      const light = { motherHepatitisB, birthWeightKg: 1.8 };

      for (const age of [0, 5, 23]) {
        const today = addDays(bornOn, age);
        const given = texts(light, [today], today).slice(1);
        expect(texts(light, [], today)).toEqual([`1 due ${bornOn}`, ...given]);
        expect(given).toHaveLength(3);
      }
      expect(texts(light, [], addDays(bornOn, 24))).toHaveLength(3);
    },
  );

  test('the birth dose itself is due on the day of birth', () => {
    const light = { motherHepatitisB: 'unknown', birthWeightKg: 1.8 } as const;

    expect(texts(light, [], bornOn)[0]).toBe(`1 due ${bornOn}`);
  });

  test.each([
    { birthWeightKg: 1.999, first: months(1) },
    { birthWeightKg: 2, first: bornOn },
  ])('of a negative mother, at $birthWeightKg kg, the first is due $first', ({ birthWeightKg, first }) => {
    expect(texts({ motherHepatitisB: 'negative', birthWeightKg }, [], bornOn)[0]).toBe(`1 due ${first}`);
  });

  test.each([
    { motherHepatitisB: 'positive', birthWeightKg: 1.8, needs: true },
    { motherHepatitisB: 'unknown', birthWeightKg: 1.999, needs: true },
    { motherHepatitisB: null, birthWeightKg: 0.4, needs: true },
    { motherHepatitisB: 'negative', birthWeightKg: 1.8, needs: false },
    { motherHepatitisB: 'positive', birthWeightKg: 2, needs: false },
    { motherHepatitisB: 'positive', birthWeightKg: null, needs: false },
  ] as const)('mother $motherHepatitisB, $birthWeightKg kg: a fourth dose is needed: $needs', ({ needs, ...facts }) => {
    expect(needsFourthDose(facts)).toBe(needs);
    expect([0, 3, 4].map((given) => lacksFourthDose(facts, given))).toEqual([needs, needs, false]);
  });
});

describe('[decision 59] the last dose of a positive mother’s baby', () => {
  test.each([
    { motherHepatitisB: 'positive', until: months(7, 27) },
    { motherHepatitisB: 'negative', until: months(19, 27) },
  ] as const)('mother $motherHepatitisB: is for 6 months, until $until', ({ motherHepatitisB, until }) => {
    const rows = plannedFor({ motherHepatitisB, birthWeightKg: 3.4 }, [bornOn, months(1)], months(2));

    expect(rows.at(-1)?.due).toEqual({ dueOn: months(6), windowEndsOn: until });
  });
});

describe('[decision 59] the dose at birth', () => {
  const light = { bornOn, motherHepatitisB: 'positive', birthWeightKg: 1.8 } as const;
  const ofLight = (...doses: readonly GivenDose[]) => hepatitisBAges(light, doses, editionOn(CURRENT_EDITION, bornOn));
  const isAtBirth = (dose: GivenDose) => ofLight(dose).some(({ dose: target }) => target === 1);

  test.each([
    { what: 'at birth', cvx: '08', on: bornOn, is: true },
    { what: 'after 23 days', cvx: '08', on: addDays(bornOn, 23), is: true },
    { what: 'after 24 days, as a second dose may be', cvx: '08', on: addDays(bornOn, 24), is: false },
    { what: 'a combination with it', cvx: '110', on: bornOn, is: true },
    { what: 'another vaccine', cvx: '10', on: bornOn, is: false },
  ])('of hepatitis B, $what: $is', ({ cvx, on, is }) => {
    expect(isAtBirth({ cvx, givenOn: on })).toBe(is);
  });

  test('a positive mother’s baby: the third and the fourth dose are late at 7 months and 4 weeks', () => {
    const ages = { late: '7m+4w' };

    expect(ofLight()).toEqual([
      { antigen: 'HepB', dose: 3, of: '6m', ages },
      { antigen: 'HepB', dose: 4, of: '6m', ages },
    ]);
  });

  test('doses of hepatitis B are counted once each, and no others', () => {
    const judged = (vaccineGroup: string, dose: number) => ({ vaccineGroup, dose });
    const evaluations = [
      judged('HepB', 0),
      judged('HepB', 0),
      judged('HepB', 1),
      judged('Polio', 1),
      judged('Polio', 2),
    ];

    expect(hepatitisBDoses({ evaluations } as unknown as Assessment)).toBe(2);
  });
});
