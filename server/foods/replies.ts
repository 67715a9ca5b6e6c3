import { foodOf } from '#domain/foods/foods-data.ts';
import type { MyChild } from '#server/children/access.ts';
import { entryReplies } from '#server/children/replies/entry-replies.ts';
import { inOrderOf } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import { tastes, type PausingRow, type StoredTaste } from './queries.ts';
import { allergensIn, allowedIn, signsIn } from './rules/lists.ts';

const oldestFirst = inOrderOf('tried_on', 'made_at', 'id');

export const tasteReplies = entryReplies(tastes, tasteOf, (a, b) => oldestFirst(b, a));

/** Without who entered it. */
function tasteOf({ id: childId }: MyChild, row: StoredTaste) {
  return { id: row.id, childId, ...pausingFacts(row), liking: row.liking, note: row.note };
}

/** What of a taste tells what waits for a doctor. */
export function pausingFacts(row: PausingRow) {
  const food = foodOf(row.food_id);
  const allergens = allergensIn(row.allergens);
  return {
    foodId: row.food_id,
    name: row.name,
    allergens,
    traceOf: (food?.traceOf ?? []).filter((one) => allergens.includes(one)),
    madeOf: [...(food?.madeOf ?? [])],
    triedOn: row.tried_on,
    reaction: row.reaction,
    isSerious: isFlag(row.is_serious),
    signs: signsIn(row.signs),
    allowedOn: row.allowed_on,
    allowed: allowedIn(row.allowed),
  };
}
