export const childrenHref = '/settings?section=newborn';

export const addChildHref = `${childrenHref}&action=add`;

export function editChildHref(childId: string): string {
  return `${childrenHref}&childId=${childId}`;
}

export function coParentsHref(childId: string): string {
  return `/settings?section=parents&childId=${childId}`;
}

export function inviteHref(childId: string): string {
  return `/settings?section=parents&childId=${childId}&action=add`;
}

export const accountHref = '/settings?section=account';
export const exportHref = `${accountHref}#your-data`;
