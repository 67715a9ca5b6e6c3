import { addDays, type Day } from '#domain/time/day.ts';
import { openSession } from '#server/auth/session.ts';
import type { TestHouse } from '../../house-on.ts';
import type { Person } from '../../people.ts';
import type { ChildPlan, Visit } from './brooks.ts';

/** The family of the demo, whose children have no entries yet. */
export type DemoFamily = {
  readonly home: TestHouse;
  readonly today: Day;
  readonly hannah: Person;
  readonly daniel: Person;
  /** Oldest first. */
  readonly children: readonly DemoChild[];
};

export type DemoChild = ChildPlan & { readonly id: string; readonly bornOn: Day };

/** Writes a room's entries in the name of the parents, the same each time. */
export type Demo = (family: DemoFamily) => Promise<void>;

/** Sets the clock to the evening of a day in the family's time zone, and signs the parent in. */
export async function evening({ home }: Pick<DemoFamily, 'home'>, by: Person, on: Day): Promise<void> {
  home.clock.set(`${on}T23:10:00.000Z`);
  by.cookies.set('sid', await openSession(home.house.db, { userId: by.id, remember: false, now: home.clock.now() }));
}

/** Signs in who enters a visit, on its evening. */
export async function eveningOf(
  family: DemoFamily,
  { bornOn }: DemoChild,
  { ageDays, place }: Visit,
): Promise<{ readonly by: Person; readonly on: Day }> {
  const by = place === 'home' ? family.daniel : family.hannah;
  const on = addDays(bornOn, ageDays);
  await evening(family, by, on);
  return { by, on };
}

/** @throws Error when the family has no such child */
export function childNamed({ children }: DemoFamily, firstName: ChildPlan['firstName']): DemoChild {
  const child = children.find((one) => one.firstName === firstName);
  if (!child) throw new Error(`the Brooks family has no ${firstName}`);
  return child;
}
