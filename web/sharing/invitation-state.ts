import type { readInvitation } from '#contract/sharing/answering.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';

/** What a link offers to whoever opened it. */
export type Offer = Reply<typeof readInvitation>;

/** Where the page of an invitation stands. */
export type InvitationState =
  | { readonly kind: 'verifying' | 'invalid' | 'expired' | 'declined' | 'accepted' }
  /** `back` is where a press on this page's own button came from; the mail's link came from nowhere. */
  | { readonly kind: 'declining'; readonly back: InvitationState | null }
  | { readonly kind: 'sign-in-needed' | 'processing' | 'other-account'; readonly offer: Offer }
  | { readonly kind: 'failed'; readonly message: string; readonly remedy: 'retry' | 'sign-in' };

/** By whom, and by which of the mail's two links. */
type Opened = { readonly isSignedIn: boolean; readonly isDecline: boolean };

/** Where the page stands once it is known what the link offers. */
export function stateOf(offer: Offer, { isSignedIn, isDecline }: Opened): InvitationState {
  if (offer.isDeclined) return { kind: 'declined' };
  if (isDecline) return offer.isAccepted ? { kind: 'expired' } : { kind: 'declining', back: null };
  if (!isSignedIn) return { kind: 'sign-in-needed', offer };
  return { kind: offer.isForYou || offer.isAccepted ? 'processing' : 'other-account', offer };
}

/** Where the page stands after a refusal. */
export function stateAfter(failed: CallFailed): InvitationState {
  if (failed.code === 'bad-input') return { kind: 'invalid' };
  if (failed.code === 'spent') return { kind: 'expired' };
  if (failed.code === 'sign-in-needed') return { kind: 'failed', message: 'Authentication error.', remedy: 'sign-in' };
  return { kind: 'failed', message: sentence(failed), remedy: 'retry' };
}

/** What went wrong. Nothing was entered here, so nothing is said of that. */
function sentence(failed: CallFailed): string {
  const text = failed.code === 'slow-down' ? problemText(failed) : failed.message;
  return text.endsWith('.') ? text : `${text}.`;
}
