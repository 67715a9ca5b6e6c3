import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { askDoctorBy, cvxOf, strengthsOf, wished } from '#testing/vaccines/vaccine-plans.ts';
import type { Assessment, GivenDose, GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { editionOn } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import type { PlannedDose, PlannedVisit, PlanRequest, VisitPlan } from './plan.ts';
import { planVisits } from './planner.ts';
import type { EditionId } from '../editions/read-editions.ts';
import { isFluPause } from '../standing/flu-pause.ts';
import { seasonYear } from '../editions/season-roll.ts';

const SEED = 20_261_122;
const LIVE = ['03', '04', '07', '21', '94', '111', '333'];
const PRODUCTS =
  '03 08 10 17 20 21 33 45 48 49 50 51 83 88 89 94 104 106 107 109 110 111 115 116 119 120 122 130 133 140 146 152 215 216';

type Planned = { readonly request: PlanRequest; readonly from: Day; readonly until: Day; readonly plan: VisitPlan };

const editions = new Map<string, Edition>();

/** Caches more seasons than a server would. */
function kept(id: EditionId, on: Day): Edition {
  const key = `${id} ${seasonYear(on)}`;
  const edition = editions.get(key) ?? editionOn(id, on);
  editions.set(key, edition);
  return edition;
}

/** A child up to seven years with up to 13 doses on a few days, and its family's wishes. */
const anyChild = fc
  .record({
    bornOn: fc.integer({ min: 0, max: 2500 }).map((days) => addDays(day('2019-01-01'), days)),
    ageDays: fc.oneof(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 2555 })),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
    doses: fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...PRODUCTS.split(' '))), { maxLength: 13 }),
    edition: fc.constantFrom<EditionId[]>('cdsi-4.64', 'cdsi-4.65'),
    authority: fc.constantFrom('cdc', 'aap-2026', 'cdc-2026-01'),
    wishes: fc.constantFrom(wished(), wished(), wished({ withGroups: ['COVID-19'] })),
    mother: fc.constantFrom('positive', 'negative', 'unknown', null),
    monthsAhead: fc.constantFrom(6, 12, 18),
  })
  .map(({ bornOn, ageDays, shares, doses, edition, authority, wishes, mother, monthsAhead }) => {
    const from = addDays(bornOn, ageDays);
    const dayOfVisit = (visit: number) => addDays(bornOn, Math.floor((shares[visit % shares.length] ?? 0) * ageDays));
    const request: PlanRequest = {
      patient: { bornOn, sex: 'female' },
      doses: doses.map(([visit, cvx]) => ({ givenOn: dayOfVisit(visit), cvx })),
      motherHepatitisB: mother,
      birthWeightKg: null,
      editionOn: (on) => kept(edition, on),
      askDoctorOn: askDoctorBy(authority, bornOn),
      wishes,
    };
    return { request, from, until: addDays(from, monthsAhead * 30) };
  });

const children: readonly Planned[] = fc
  .sample(anyChild, { seed: SEED, numRuns: 45 })
  .map((child) => ({ ...child, plan: planVisits(child.request, child.from, child.until) }));

function stepsOf({ request, plan }: Planned) {
  let given: readonly GivenDose[] = request.doses;
  return plan.visits.map((visit) => {
    const before = given;
    given = [...given, ...visit.products.map((of) => ({ givenOn: visit.on, cvx: strengthsOf(of)[0] ?? '' }))];
    return { visit, before, after: given };
  });
}

function assess({ request }: Planned, doses: readonly GivenDose[], on: Day): Assessment {
  return evaluateAndForecast(request.editionOn(on, doses), request.patient, doses, on);
}

function dosesOf({ products }: PlannedVisit): readonly (PlannedDose & { readonly place: number })[] {
  return products.flatMap(({ place, doses }) => doses.map((dose) => ({ ...dose, place })));
}

function forecastOf({ forecasts }: Assessment, { vaccineGroup, seriesGroup }: PlannedDose): GroupForecast | undefined {
  return forecasts.find((of) => of.vaccineGroup === vaccineGroup && of.seriesGroup === seriesGroup);
}

/** Planned groups' doses that are recommended by a day. */
function dueOn(child: Planned, doses: readonly GivenDose[], on: Day): readonly GroupForecast[] {
  const { withGroups } = child.request.wishes;
  const askDoctor = child.request.askDoctorOn(on);
  return assess(child, doses, on).forecasts.filter(({ vaccineGroup, recommended }) => {
    const isWanted = !askDoctor.has(vaccineGroup) || withGroups.includes(vaccineGroup);
    return isWanted && !isFluPause(vaccineGroup, on) && recommended !== null && recommended <= on;
  });
}

/** Where the shortest interval ends after the dose is past due, it may still wait for 14 days. */
function isPastWaiting({ earliest, recommended, pastDue }: GroupForecast, on: Day): boolean {
  if (earliest === null || recommended === null || pastDue === null) return false;
  const opensOn = laterDay(earliest, recommended);
  return on > (pastDue > opensOn ? pastDue : addDays(opensOn, 14));
}

describe('after any history', () => {
  test('there are visits to check', () => {
    expect(children.flatMap(({ plan }) => plan.visits).length).toBeGreaterThan(150);
  });

  test('every planned dose counts on its day and to the end, for each antigen that it is for', () => {
    for (const child of children) {
      const steps = stepsOf(child);
      const last = steps.at(-1);
      for (const { visit, after } of steps) {
        for (const assessment of [assess(child, after, visit.on), last && assess(child, last.after, last.visit.on)]) {
          for (const { place, antigens } of dosesOf(visit)) {
            const valid = assessment?.evaluations.filter(({ dose, status }) => dose === place && status === 'valid');
            expect(valid?.map(({ antigen }) => antigen)).toEqual(expect.arrayContaining([...antigens]));
          }
        }
      }
    }
  });

  test('no dose is planned before it may be given, nor after', () => {
    for (const child of children) {
      for (const { visit, before } of stepsOf(child)) {
        const assessment = assess(child, before, visit.on);
        for (const dose of dosesOf(visit)) {
          const { earliest = null, latest = null } = forecastOf(assessment, dose) ?? {};
          expect(earliest !== null && earliest <= visit.on && visit.on <= (latest ?? visit.on)).toBe(true);
          expect(dose.opensOn <= visit.on).toBe(true);
        }
      }
    }
  });

  test('no two live vaccines are 1 to 27 days apart because of the plan', () => {
    for (const child of children) {
      for (const { visit, before } of stepsOf(child)) {
        if (!visit.products.some((of) => LIVE.includes(cvxOf(of)))) continue;
        const apart = before
          .filter(({ cvx }) => LIVE.includes(cvx))
          .map(({ givenOn }) => daysBetween(givenOn as Day, visit.on));
        expect(apart.filter((days) => days >= 1 && days <= 27)).toEqual([]);
      }
    }
  });

  test('where the weight decides, each of the strengths would count', () => {
    const choices = children.flatMap((child) =>
      stepsOf(child).flatMap(({ visit, before }) =>
        visit.products
          .filter(({ choice }) => choice === 'by-weight')
          .map((product) => ({ child, visit, before, product })),
      ),
    );
    expect(choices.length).toBeGreaterThan(0);
    for (const { child, visit, before, product } of choices) {
      for (const cvx of strengthsOf(product)) {
        const { evaluations } = assess(child, [...before, { givenOn: visit.on, cvx }], visit.on);
        const found = evaluations.filter(({ dose, isBestSeries }) => dose === before.length && isBestSeries);
        expect(found.map(({ status }) => status)).toEqual(['valid']);
      }
    }
  });

  test('from April 15 to August no influenza vaccine is planned', () => {
    const summer = children.flatMap(({ plan }) =>
      plan.visits.filter(({ on }) => on.slice(5) >= '04-15' && on.slice(5) < '09-01'),
    );
    expect(summer.length).toBeGreaterThan(10);
    expect(summer.flatMap(dosesOf).map(({ vaccineGroup }) => vaccineGroup)).not.toContain('Influenza');
  });

  test('no antigen is given twice on one day', () => {
    for (const { request, plan } of children) {
      for (const { on, products } of plan.visits) {
        const antigens = products.flatMap(
          (of) =>
            request
              .editionOn(on, [])
              .products.get(strengthsOf(of)[0] ?? '')
              ?.antigens.map(({ antigen }) => antigen) ?? [],
        );
        expect(antigens.length).toBe(new Set(antigens).size);
      }
    }
  });

  test('all that is due at a visit is given, so that nothing is left but what becomes due later', () => {
    for (const child of children) {
      for (const { visit, after } of stepsOf(child)) {
        expect(dueOn(child, after, visit.on)).toEqual([]);
      }
    }
  });

  test('no dose is past due on the day before a visit, or at the end, but in the first 3 days and within 14 days of its shortest interval', () => {
    for (const child of children) {
      const steps = stepsOf(child);
      const befores = [
        ...steps.map(({ visit, before }) => ({ on: addDays(visit.on, -1), doses: before })),
        { on: child.until, doses: steps.at(-1)?.after ?? child.request.doses },
      ];
      for (const { on, doses } of befores.filter((before) => before.on >= addDays(child.from, 3))) {
        expect(dueOn(child, doses, on).filter((of) => isPastWaiting(of, on))).toEqual([]);
      }
    }
  });

  test('the order in which doses are handed in changes neither days nor products', () => {
    const seen = ({ visits }: VisitPlan) =>
      visits.map(({ on, noLaterThan, products }) => [
        on,
        noLaterThan,
        products.map((given) => [
          cvxOf(given),
          given.doses.map((of) => [of.vaccineGroup, of.dose, of.why.limit, of.why.on]),
        ]),
      ]);
    for (const { request, from, until, plan } of children) {
      const turned = planVisits({ ...request, doses: request.doses.toReversed() }, from, until);
      expect(seen(turned)).toEqual(seen(plan));
    }
  });

  test('asking twice gives the same plan', () => {
    for (const { request, from, until, plan } of children.slice(0, 20)) {
      expect(planVisits(request, from, until)).toEqual(plan);
    }
  });
});
