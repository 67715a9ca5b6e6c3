import type { Right } from './tie.ts';

/** How somebody is tied to a child: each child has one primary parent, and that one may always edit. */
export type Standing = { readonly isPrimary: boolean; readonly may: Right };

/** Another parent of the same child, or the asking one. */
export type Target = Standing & { readonly isSelf: boolean };

/** Whether somebody may invite others, see what invitations there are, and cancel any of them. */
export function mayInvite({ may }: Standing): boolean {
  return may === 'edit';
}

/** Whether somebody may take another parent's access away: never the primary parent's, and never their own. */
export function mayRemove({ may }: Standing, target: Target): boolean {
  return may === 'edit' && !target.isPrimary && !target.isSelf;
}

/** Whether somebody may give up their own access. The primary parent stays for as long as the child does. */
export function mayLeave({ isPrimary }: Standing): boolean {
  return !isPrimary;
}

/** Whether somebody may say what a parent is to the child: the primary parent, of everybody. */
export function mayChangeRelationship({ isPrimary }: Standing): boolean {
  return isPrimary;
}

/** Whether somebody may change what a parent may do: the primary parent, of everybody else. */
export function mayChangeRight({ isPrimary }: Standing, target: Target): boolean {
  return isPrimary && !target.isPrimary && !target.isSelf;
}

/** Whether somebody may remove the child itself with all that is kept about it. */
export function mayRemoveChild({ isPrimary }: Standing): boolean {
  return isPrimary;
}
