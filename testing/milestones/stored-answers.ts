import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Person } from '../family.ts';
import type { TestHouse } from '../house-on.ts';

/** Of a made-up list, to which this milestone belonged alone. */
export const ofEarlierList = {
  milestone_id: 'ms-02-old-1',
  edition: '2022-01',
  description: 'Follows a bell with the eyes',
};

/** Defaults to a smile at two months. */
export async function anAnswer(
  { house }: TestHouse,
  child: { readonly id: string },
  { id: made_by }: Pick<Person, 'id'>,
  facts: Partial<Tables['milestone_answers']> = {},
): Promise<{ id: string; version: number }> {
  const at = house.clock().toISOString();
  const row = {
    child_id: child.id,
    id: newId(),
    milestone_id: 'ms-02-soc-4',
    edition: milestoneList.edition,
    description: 'Smiles back when you smile or chat',
    answer: 'achieved' as const,
    achieved_on: day('2026-09-12'),
    achieved_in: null,
    lost_on: null,
    note: null,
    made_by,
    made_at: at,
    changed_by: made_by,
    changed_at: at,
    version: 1,
    ...facts,
  };
  await house.db.insertInto('milestone_answers').values(row).execute();
  return { id: row.id, version: row.version };
}

/** About milestones of an earlier list. */
export async function manyAnswers(db: Db, child: { readonly id: string }, count: number): Promise<void> {
  const at = '2026-11-01T08:00:00.000Z';
  const said = { edition: '2022-01', description: 'Waves', answer: 'not-yet' as const };
  const days = { achieved_on: null, achieved_in: null, lost_on: null, note: null };
  const made = { made_by: null, made_at: at, changed_by: null, changed_at: at, version: 1 };
  const rows = Array.from({ length: count }, (_, n) => {
    return { child_id: child.id, id: newId(), milestone_id: `old-${n}`, ...said, ...days, ...made };
  });
  for (const some of chunks(rows)) await db.insertInto('milestone_answers').values(some).execute();
}
