import { maskedEmail } from '#domain/sharing/masked-email.ts';
import { mayInvite, mayLeave, mayRemove, type Standing, type Target } from '#domain/sharing/rights.ts';
import { relationshipsWith } from '#domain/sharing/relationships.ts';
import type { Relationship, Right } from '#domain/sharing/tie.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';

export const answerWithinMs = 7 * 24 * 60 * 60_000;

export const invitationsKeptMs = 90 * 24 * 60 * 60_000;

/** The device in a security event caused by someone else. */
export const elsewhere = 'Another parent';

/** @throws Problem `not-allowed` */
export function requireInviting(standing: Standing): void {
  if (!mayInvite(standing)) throw new Problem('not-allowed');
}

/**
 * @param rightField the request's name for the right
 * @throws Problem `bad-input` for a relationship that does not go with the right
 */
export function requireFitting(
  { relationship, may }: { readonly relationship: Relationship; readonly may: Right },
  rightField: string,
): void {
  if (relationshipsWith({ may }).includes(relationship)) return;
  refuseFields([fieldProblem(rightField, `A ${relationship} can view, not edit`)]);
}

/** @throws Problem `not-allowed` for a viewer, and about the primary parent or oneself */
export function requireRemoving(standing: Standing, target: Target): void {
  if (mayRemove(standing, target)) return;
  if (target.isPrimary) throw new Problem('not-allowed', { title: 'The primary parent cannot be removed.' });
  const self = { title: 'You cannot remove yourself. You can leave instead.' };
  throw new Problem('not-allowed', target.isSelf ? self : {});
}

/** @throws Problem `not-allowed` for the primary parent */
export function requireLeaving(standing: Standing): void {
  if (!mayLeave(standing)) throw new Problem('not-allowed', { title: 'The primary parent cannot leave their child.' });
}

/** @throws Problem `not-allowed`, naming the invited address */
export function requireInvited(invited: { readonly email: string; readonly isForYou: boolean }): void {
  if (invited.isForYou) return;
  const title = `This invitation is for ${maskedEmail(invited.email)}. You are logged in with another address.`;
  throw new Problem('not-allowed', { title });
}
