import { listCheckups } from '#contract/checkups.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { addDoses, type NewDose } from '#contract/vaccines/changes.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { houseOn, type TestHouse } from '#testing/house-on.ts';
import { Person } from '#testing/people.ts';

type Child = { readonly id: string; readonly bornOn: Day };

/** A product by CDC's code, and the age in days at which it was given. */
export type Given = Pick<NewDose, 'lot' | 'place' | 'site'> & { readonly cvx: string; readonly ageDays: number };

export const products = {
  hepB: '08',
  rsvAntibody: '306',
  pentacel: '120',
  infanrix: '20',
  prevnar20: '216',
  rotaTeq: '116',
} as const;

/**
 * All recommended doses up to the visit of 2 months, including the RSV antibody, so that no season makes another dose
 * due.
 */
export const givenByTwoMonths: readonly Given[] = [
  { cvx: products.hepB, ageDays: 0 },
  { cvx: products.rsvAntibody, ageDays: 0 },
  ...[products.hepB, products.pentacel, products.prevnar20, products.rotaTeq].map((cvx) => ({
    cvx,
    ageDays: 62,
    place: 'Lakeside Pediatrics',
  })),
];

/** Plans a child as if added on the day it was born, so that no earlier doses are asked about. */
export async function planFromBirth({ house }: TestHouse, { id: childId, bornOn }: Child, parent: Person) {
  const atBirth = houseOn(house.db, { clock: () => noonOn(bornOn) });
  const then = new Person(atBirth, parent);
  for (const [name, value] of parent.cookies) then.cookies.set(name, value);
  await then.call(readVaccinePlan, { params: { childId } });
  await then.call(listCheckups, { params: { childId } });
}

/** Records doses in the name of a parent. */
export async function give({ id: childId, bornOn }: Child, parent: Person, given: readonly Given[]) {
  const doses = given.map(({ ageDays, ...dose }) => ({ ...dose, givenOn: addDays(bornOn, ageDays) }));
  await parent.call(addDoses, { params: { childId }, body: { doses } });
}

/** Noon on the East Coast, or an hour from it. */
export function noonOn(day: Day): Date {
  return new Date(`${day}T17:00:00.000Z`);
}
