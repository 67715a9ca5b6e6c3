/** Settings, section Children. */
export const childrenHref = '/settings?section=newborn';

/** The form for a new child. */
export const addChildHref = `${childrenHref}&action=add`;

/** The form that changes a child. */
export function editChildHref(childId: string): string {
  return `${childrenHref}&childId=${childId}`;
}

/** The invitation of somebody to a child. */
export function inviteHref(childId: string): string {
  return `/settings?section=parents&action=add&childId=${childId}`;
}
