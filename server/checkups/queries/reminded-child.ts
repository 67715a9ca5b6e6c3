import type { Deferrals } from '#domain/checkups/reminding.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import type { RemindedChild } from '../rules/reminding.ts';

export async function remindedChild(db: Db, child: MyChild): Promise<RemindedChild> {
  const row = await db
    .selectFrom('children as child')
    .leftJoin('vaccine_plans as plan', 'plan.child_id', 'child.id')
    .select(['child.first_name', 'plan.authority', 'plan.edition'])
    .where('child.id', '=', child.id)
    .executeTakeFirstOrThrow();
  const { authority, edition } = row;
  return {
    firstName: row.first_name,
    deferrals: await deferralsOf(db, child),
    plan: authority === null || edition === null ? null : { authority, edition },
  };
}

async function deferralsOf(db: Db, child: MyChild): Promise<Deferrals> {
  const rows = await db
    .selectFrom('vaccine_decisions')
    .select(['vaccine', 'until_on'])
    .where('child_id', '=', child.id)
    .where('decision', '=', 'deferred')
    .execute();
  return new Map(rows.flatMap(({ vaccine, until_on }) => (until_on === null ? [] : [[vaccine, until_on] as const])));
}
