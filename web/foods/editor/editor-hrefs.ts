export const editGuideHref = '/food-guide/edit';

/** In place of an id: an entry that is not there yet. */
export const NEW_ENTRY = 'new';

export function editEntryHref(entryId: string): string {
  return `${editGuideHref}/${entryId}`;
}
