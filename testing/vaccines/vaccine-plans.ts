import { day, dayNumber, type Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import type { GivenDose } from '#domain/vaccines/assessment.ts';
import { addDuration, parseDuration } from '#domain/vaccines/duration.ts';
import type { MotherHepatitisB } from '#domain/vaccines/editions/authorities-file.ts';
import { askDoctorOn } from '#domain/vaccines/editions/category-on.ts';
import { authorities, editionOn } from '#domain/vaccines/editions/editions-data.ts';
import type { PlannedVisit, PlanRequest, PlanWishes, ProductToGive, VisitPlan } from '#domain/vaccines/planner/plan.ts';
import { planVisits } from '#domain/vaccines/planner/planner.ts';

export const JANUARY_CHILD = day('2026-01-15');

/** The day of an age such as `12m`. */
export function atAge(age: string, bornOn: Day = JANUARY_CHILD): Day {
  const duration = parseDuration(age);
  if (!duration) throw new Error(`no age: ${age}`);
  return dayOf(addDuration(dayNumber(bornOn), duration));
}

export function askDoctorBy(
  id: string,
  bornOn: Day,
  motherHepatitisB: MotherHepatitisB = 'unknown',
): (on: Day) => ReadonlySet<string> {
  const child = { bornOn, motherHepatitisB, motherRsvVaccine: false };
  return (on) => askDoctorOn(authorities(), { id }, child, on);
}

/** A girl's plan by the current edition; her mother's hepatitis B result is negative, her birth weight not known. */
export function requestFor(
  bornOn: Day,
  doses: readonly GivenDose[] = [],
  wishes: Partial<PlanWishes> = {},
): PlanRequest {
  return {
    patient: { bornOn, sex: 'female' },
    doses,
    motherHepatitisB: 'negative',
    birthWeightKg: null,
    editionOn: (on) => editionOn('cdsi-4.65', on),
    askDoctorOn: askDoctorBy('cdc', bornOn),
    wishes: wished(wishes),
  };
}

export function wished(wishes: Partial<PlanWishes> = {}): PlanWishes {
  return { withoutGroups: [], withGroups: [], notBefore: new Map(), ...wishes };
}

export function given(cvx: string, ...days: readonly string[]): GivenDose[] {
  return days.map((givenOn) => ({ givenOn, cvx }));
}

/** What is given on a day. */
export function visitToday(request: PlanRequest, today: Day): PlannedVisit | undefined {
  return planVisits(request, today, today).visits[0];
}

/** 'vaccine group dose', sorted. */
export function dosesOf(visit: PlannedVisit | undefined): string[] {
  const doses = visit?.products.flatMap((product) => product.doses) ?? [];
  return doses.map(({ vaccineGroup, dose }) => `${vaccineGroup} ${dose}`).toSorted();
}

/** CVX codes, sorted; a choice of strengths is `306/307`. */
export function productsOf(visit: PlannedVisit | undefined): string[] {
  return visit?.products.map(cvxOf).toSorted() ?? [];
}

export function cvxOf(product: ProductToGive): string {
  return strengthsOf(product).join('/');
}

/** One CVX code, or several if weight decides. */
export function strengthsOf(product: ProductToGive): readonly string[] {
  return product.choice === 'one' ? [product.product.cvx] : product.products.map(({ cvx }) => cvx);
}

export function visitOn(plan: VisitPlan, on: Day): PlannedVisit | undefined {
  return plan.visits.find((visit) => visit.on === on);
}

export function doseIn(plan: VisitPlan, vaccineGroup: string, dose: number) {
  const doses = plan.visits.flatMap(({ on, products }) =>
    products.flatMap((product) => product.doses.map((of) => ({ on, ...of }))),
  );
  return doses.find((of) => of.vaccineGroup === vaccineGroup && of.dose === dose);
}

export const withoutFlu: Partial<PlanWishes> = { withoutGroups: ['Influenza'] };
