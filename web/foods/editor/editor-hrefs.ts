import { guideHref } from '../food-guide-search.ts';

export const editGuideHref = '/food-guide/edit';

/** In place of an id: an entry that is not there yet. */
export const NEW_ENTRY = 'new';

export function editEntryHref(entryId: string): string {
  return `${editGuideHref}/${entryId}`;
}

/** For whoever may not. */
export const GUIDE_TO_EDIT = { what: 'the food guide', back: { href: guideHref(), text: 'Back to the guide' } };
