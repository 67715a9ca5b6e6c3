import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';

/** Defaults to one of the built-in guide. */
export async function anInsight(
  db: Db,
  child: { readonly id: string },
  { id: made_by }: { readonly id: string },
  facts: Partial<Tables['insights']> & Pick<Tables['insights'], 'requested_at'>,
): Promise<void> {
  const row = {
    child_id: child.id,
    id: newId(),
    request_text: '{"age_months":3,"sex":"female","weight":5.1,"height":57.2,"head_circumference":null}',
    response_text:
      "Maya's latest weight: 5.10 kg on September 19, 2026, 48th percentile. [Growth chart](/dashboard?tab=growth)\n\n### What to look for\n\n- Smiles back when you smile or chat (2 months list). [Milestones](/milestones)",
    writer: 'guide' as const,
    edition: '2026-11',
    made_by,
    made_at: facts.requested_at,
    changed_by: made_by,
    changed_at: facts.requested_at,
    version: 1,
    ...facts,
  };
  await db.insertInto('insights').values(row).execute();
}
