import type { readInvitation } from '#contract/sharing/answering.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';

export type Offer = Reply<typeof readInvitation>;

export type InvitationState =
  | { readonly kind: 'verifying' | 'invalid' | 'expired' | 'declined' | 'accepted' | 'has-access' }
  /** `back` is the state left by this page's own button; null when opened by the email's link. */
  | { readonly kind: 'declining'; readonly back: InvitationState | null }
  | { readonly kind: 'sign-in-needed' | 'processing' | 'other-account'; readonly offer: Offer }
  | { readonly kind: 'failed'; readonly message: string; readonly remedy: 'retry' | 'sign-in' };

type Opened = {
  readonly isSignedIn: boolean;
  readonly isDecline: boolean;
  /** Whether this page has tried to accept it, and its answer may be lost. */
  readonly hasTried: boolean;
};

export function stateOf(offer: Offer, { isSignedIn, isDecline, hasTried }: Opened): InvitationState {
  if (offer.isDeclined) return { kind: 'declined' };
  if (offer.isAccepted && !hasTried) return { kind: 'has-access' };
  if (isDecline) return { kind: 'declining', back: null };
  if (!isSignedIn) return { kind: 'sign-in-needed', offer };
  return { kind: offer.isForYou || offer.isAccepted ? 'processing' : 'other-account', offer };
}

export function stateAfter(failed: CallFailed): InvitationState {
  if (failed.code === 'bad-input') return { kind: 'invalid' };
  if (failed.code === 'spent') return { kind: 'expired' };
  if (failed.code === 'sign-in-needed') return { kind: 'failed', message: 'Authentication error.', remedy: 'sign-in' };
  return { kind: 'failed', message: sentence(failed), remedy: 'retry' };
}

/** Nothing was typed here, so the usual 'nothing is lost' is left out. */
function sentence(failed: CallFailed): string {
  const text = failed.code === 'slow-down' ? problemText(failed) : failed.message;
  return text.endsWith('.') ? text : `${text}.`;
}
