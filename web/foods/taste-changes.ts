import type { QueryClient } from '@tanstack/react-query';
import { tasteEndpoints, type NewTaste, type Taste } from '#contract/foods/tastes.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { entryChanges } from '#web/client/calls/entry-changes.ts';

export const NOT_SAVED = 'Failed to save the food. Please try again.';

export const tasteChanges = entryChanges(tasteEndpoints, {
  titles: {
    added: 'Food saved',
    changed: 'Food updated',
    removed: 'Food deleted',
    back: 'Food is back',
    notBack: 'Failed to bring the food back',
    notRemoved: 'Failed to delete the food',
  },
  about: tastedText,
  again: sameAgain,
  onPurpose: { wasNotSevere: true },
});

/** 'Banana for Leo' */
function tastedText(client: QueryClient, { childId, name }: Taste): string {
  return forChild(client, childId, name);
}

/** Which food a taste is of, as a request says it. */
export function whatOf({ foodId, name, allergens }: Taste): Pick<NewTaste, 'foodId' | 'name' | 'allergens'> {
  return foodId === null ? { name, allergens } : { foodId };
}

/** A taste as a request says it. */
export function bodyOf(taste: Taste) {
  const { triedOn, liking, reaction, isSerious, signs, allowedOn, allowed, note } = taste;
  return { ...whatOf(taste), triedOn, liking, reaction, isSerious, signs, allowedOn, allowed, note };
}

function sameAgain(removed: Taste): NewTaste & object {
  return { id: removed.id, ...bodyOf(removed) };
}
