import type { Right } from './tie.ts';

/** Each child has one primary parent, who always has the widest right. */
export type Standing = { readonly isPrimary: boolean; readonly may: Right };

export type Target = Standing & { readonly isSelf: boolean };

type HasRight = Pick<Standing, 'may'>;

/** `editing`: facts and entries. `sharing`: who else has access. */
const allows: Readonly<Record<Right, { readonly editing: boolean; readonly sharing: boolean }>> = {
  edit: { editing: true, sharing: true },
  view: { editing: false, sharing: false },
};

export function mayEdit({ may }: HasRight): boolean {
  return allows[may].editing;
}

export function mayInvite({ may }: HasRight): boolean {
  return allows[may].sharing;
}

export function maySeeAddresses({ may }: HasRight): boolean {
  return allows[may].sharing;
}

export function mayInherit({ may }: HasRight): boolean {
  return allows[may].sharing;
}

/** Nobody removes the primary parent or themselves. */
export function mayRemove({ may }: HasRight, target: Target): boolean {
  return allows[may].sharing && !target.isPrimary && !target.isSelf;
}

export function mayLeave({ isPrimary }: Standing): boolean {
  return !isPrimary;
}

export function mayChangeRelationship({ isPrimary }: Standing): boolean {
  return isPrimary;
}

export function mayChangeRight({ isPrimary }: Standing, target: Target): boolean {
  return isPrimary && !target.isPrimary && !target.isSelf;
}

export function mayRemoveChild({ isPrimary }: Standing): boolean {
  return isPrimary;
}
