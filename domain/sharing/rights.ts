import type { Right } from './tie.ts';

/** A parent's tie to a child. Each child has one primary parent, who always has the widest right. */
export type Standing = { readonly isPrimary: boolean; readonly may: Right };

/** Another parent of the same child, or the acting one. */
export type Target = Standing & { readonly isSelf: boolean };

type HasRight = Pick<Standing, 'may'>;

/** What each right allows: changing the child's facts and entries, and deciding who else has access. */
const allows: Readonly<Record<Right, { readonly editing: boolean; readonly sharing: boolean }>> = {
  edit: { editing: true, sharing: true },
  view: { editing: false, sharing: false },
};

/** Whether a parent may change the child's facts and entries. */
export function mayEdit({ may }: HasRight): boolean {
  return allows[may].editing;
}

/** Whether a parent may invite others, and see and cancel any invitation to the child. */
export function mayInvite({ may }: HasRight): boolean {
  return allows[may].sharing;
}

/** Whether a parent sees the other parents' mail addresses. */
export function maySeeAddresses({ may }: HasRight): boolean {
  return allows[may].sharing;
}

/** Whether a parent may become the primary parent when that one's account is deleted. */
export function mayInherit({ may }: HasRight): boolean {
  return allows[may].sharing;
}

/** Whether a parent may remove another parent's access; nobody removes the primary parent or themselves. */
export function mayRemove({ may }: HasRight, target: Target): boolean {
  return allows[may].sharing && !target.isPrimary && !target.isSelf;
}

/** Whether a parent may give up their own access. The primary parent cannot. */
export function mayLeave({ isPrimary }: Standing): boolean {
  return !isPrimary;
}

/** Whether a parent may change any parent's relationship to the child. */
export function mayChangeRelationship({ isPrimary }: Standing): boolean {
  return isPrimary;
}

/** Whether a parent may change another parent's right. */
export function mayChangeRight({ isPrimary }: Standing, target: Target): boolean {
  return isPrimary && !target.isPrimary && !target.isSelf;
}

/** Whether a parent may remove the child and everything stored about it. */
export function mayRemoveChild({ isPrimary }: Standing): boolean {
  return isPrimary;
}
