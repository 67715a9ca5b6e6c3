import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { TestHouse } from '../house-on.ts';
import type { Person } from '../people.ts';

type Made = { readonly id: string };

/** Defaults to Maya's checkup at four months. */
export async function aCheckup(
  home: TestHouse,
  child: Made,
  by: Pick<Person, 'id'>,
  facts: Partial<Tables['checkups']> = {},
): Promise<Made> {
  const row = {
    child_id: child.id,
    id: newId(),
    visit: 'm4',
    recommended_on: day('2026-11-19'),
    scheduled_on: null,
    scheduled_time: null,
    place: null,
    completed: 0 as const,
    notes: null,
    ...making(home, by),
    ...facts,
  };
  await home.house.db.insertInto('checkups').values(row).execute();
  return { id: row.id };
}

export async function aQuestion(
  home: TestHouse,
  child: Made,
  by: Pick<Person, 'id'>,
  facts: Partial<Tables['checkup_questions']> & { checkup_id: string },
): Promise<Made> {
  const row = {
    child_id: child.id,
    id: newId(),
    asked: 'Does eczema change our allergy plan?',
    answer: null,
    ...making(home, by),
    ...facts,
  };
  await home.house.db.insertInto('checkup_questions').values(row).execute();
  return { id: row.id };
}

function making({ house }: TestHouse, { id }: Pick<Person, 'id'>) {
  const at = house.clock().toISOString();
  return { made_by: id, made_at: at, changed_by: id, changed_at: at, version: 1 };
}
