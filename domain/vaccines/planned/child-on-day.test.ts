import { describe, expect, test } from 'vitest';
import { planFacts, plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { published } from '../editions/editions-data.ts';
import {
  askDoctorFor,
  askedForIn,
  categoryFor,
  isBegunByList,
  judgedOn,
  patientOf,
  planOfChild,
} from './child-on-day.ts';

const bornOn = day('2026-01-15');
const dueOf = (of: Parameters<typeof planFacts>[0], vaccine: string) =>
  planOfChild(planFacts(of), published(), bornOn)
    .filter((row) => row.vaccine === vaccine)
    .map(({ dose, due }) => dose?.id ?? due?.dueOn ?? null);

describe('the input of a plan', () => {
  test.each([
    { motherRsvVaccine: true, isDue: false },
    { motherRsvVaccine: false, isDue: true },
    { motherRsvVaccine: null, isDue: true },
  ])("[VAX-01] the mother's RSV vaccine $motherRsvVaccine: RSV antibody due $isDue", ({ motherRsvVaccine, isDue }) => {
    expect(dueOf({ bornOn, motherRsvVaccine }, 'rsv-ab')[0] != null).toBe(isDue);
  });

  test('[VAX-01] doses and decisions', () => {
    const doses = [{ id: 'a', givenOn: bornOn, cvx: null, vaccine: 'hepb' }];
    expect(dueOf({ bornOn, doses }, 'hepb')).toEqual(['a', '2026-02-15', '2026-07-15']);
    expect(dueOf({ bornOn, decided: { covid: { decision: 'wanted', until: null } } }, 'covid')).toEqual(['2026-07-15']);
  });

  test('a light baby of a negative mother: hepatitis B at 1 month', () => {
    expect(dueOf({ bornOn, birthWeightKg: 1.8, motherHepatitisB: 'negative' }, 'hepb')[0]).toBe('2026-02-15');
  });

  test('a child whose gender is not known, with what is noted and what its mother had', () => {
    const facts = planFacts({ bornOn, gender: null, motherRsvVaccine: true, conditions: ['no-spleen'] });
    const { sex, observations = [] } = patientOf(facts, published(), bornOn);
    expect(sex).toBe('unknown');
    expect(observations.map(({ code }) => code)).toEqual(['278', '160']);
  });

  test('a girl is one', () => {
    expect(patientOf(planFacts({ bornOn }), published(), bornOn).sex).toBe('female');
  });

  test.each([
    { authority: 'cdc', group: 'HepB', isBegun: false },
    { authority: 'cdc-2026-01', group: 'HepB', isBegun: true },
    { authority: 'cdc-2026-01', group: 'Rabies', isBegun: false },
  ])('$authority begins $group at an age of its own: $isBegun', ({ authority, group, isBegun }) => {
    const child = plannedChildOn({ bornOn, motherHepatitisB: 'negative', authority }, bornOn);
    expect(isBegunByList(child, group)).toBe(isBegun);
  });

  test.each([
    { mother: 'negative', categories: ['ask-your-doctor'] },
    { mother: 'positive', categories: ['routine'] },
    { mother: null, categories: ['routine'] },
  ] as const)("hepatitis B under CDC's list of January 2026, mother $mother", ({ mother, categories }) => {
    const facts = planFacts({ bornOn, motherHepatitisB: mother, authority: 'cdc-2026-01' });
    expect(categoryFor(facts, published(), 'HepB', bornOn)?.categories).toEqual(categories);
    expect(askDoctorFor(facts, published(), bornOn).has('HepB')).toBe(mother === 'negative');
  });

  test('only a vaccine that is wanted is asked for', () => {
    const decided = { covid: { decision: 'wanted', until: null }, flu: { decision: 'declined', until: null } } as const;
    expect([...askedForIn(planFacts({ bornOn, decided }), published())]).toEqual(['COVID-19']);
  });
});

test('a dose of a month is judged by its likely day, and the day of a dose to come is today', () => {
  const inMarch = { id: 'a', givenOn: null, givenIn: month('2026-03'), cvx: null, vaccine: 'dtap' };
  const { dated, series } = plannedChildOn({ bornOn, doses: [inMarch] }, day('2026-04-01'));
  expect(dated.map(({ givenOn }) => givenOn)).toEqual(['2026-03-15']);
  expect(series.doses.map(({ givenOn }) => givenOn)).toEqual(['2026-03-15']);

  expect(judgedOn([inMarch], day('2026-02-27'))).toBe('2026-03-01');
  expect(judgedOn([{ givenOn: day('2026-02-28') }], day('2026-02-27'))).toBe('2026-02-28');
  expect(judgedOn([{ givenOn: null }, { givenOn: day('2026-01-15') }], day('2026-02-27'))).toBe('2026-02-27');
});
