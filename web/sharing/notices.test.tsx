import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '#testing/web/words-of.ts';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationNotice } from './invitation-notice.tsx';
import type { InvitationState, Offer } from './invitation-state.ts';

const offer: Offer = {
  email: 'm…@example.org',
  relationship: 'guardian',
  may: 'view',
  isForYou: false,
  isAccepted: false,
  isDeclined: false,
  children: 'a child',
  inviterName: 'Hannah Brooks',
};

const nothing = async () => {};
const shown = (state: InvitationState, pendingEmail: string | null = null) =>
  renderToStaticMarkup(
    <InvitationNotice
      state={state}
      ownEmail="dana@work.example"
      pendingEmail={pendingEmail}
      hasOutbox={false}
      isBusy={false}
      open={nothing}
      decline={nothing}
      switchAccount={nothing}
      show={() => {}}
    />,
  );

describe('[PAR-03] [UI-02] each state of an invitation', () => {
  const forYou = { ...offer, isForYou: true, children: 'Maya', inviterName: 'Hannah' };
  const states: { state: InvitationState; says: string }[] = [
    {
      state: { kind: 'invalid' },
      says: 'Invalid Invitation This link is not complete. Open it once more from the email, or ask for a new one. Return to Home',
    },
    {
      state: { kind: 'expired' },
      says: 'Invitation Expired This invitation has expired or has already been used. Please ask for a new invitation. Return to Home',
    },
    {
      state: { kind: 'sign-in-needed', offer },
      says: 'You are invited Hannah Brooks invites you to see what is kept about a child, as guardian (Can view) . The invitation is for m…@example.org : please use that address. Sign In Create Account Decline',
    },
    {
      state: { kind: 'processing', offer: forYou },
      says: 'Accepting your invitation Hannah invites you to share Maya, as guardian (Can view).',
    },
    {
      state: { kind: 'accepted' },
      says: "Welcome to the family The dashboard opens in 3 seconds. Open the dashboard Invitation accepted successfully You now have access to the child's profile.",
    },
    {
      state: { kind: 'has-access' },
      says: 'You already have access You accepted this invitation. Everything is on your dashboard. Open the dashboard',
    },
    {
      state: { kind: 'sign-in-needed', offer: { ...offer, relationship: 'grandparent', children: '3 children' } },
      says: 'You are invited Hannah Brooks invites you to see what is kept about 3 children, as grandparent (Can view) . The invitation is for m…@example.org : please use that address. Sign In Create Account Decline',
    },
    {
      state: { kind: 'processing', offer: { ...forYou, children: 'Maya and Leo' } },
      says: 'Accepting your invitation Hannah invites you to share Maya and Leo, as guardian (Can view).',
    },
    {
      state: { kind: 'failed', message: 'The server did not answer.', remedy: 'retry' },
      says: 'Something Went Wrong Error: The server did not answer. The invitation is still good. Try again',
    },
    {
      state: { kind: 'failed', message: 'Authentication error.', remedy: 'sign-in' },
      says: 'Something Went Wrong Error: Authentication error. The invitation is still good. Sign In',
    },
    {
      state: { kind: 'other-account', offer },
      says: 'Something Went Wrong Error: this invitation is for m…@example.org. You are logged in as dana@work.example. Log out and switch',
    },
    {
      state: { kind: 'declining', back: null },
      says: 'Decline this invitation? Nothing will be shared with you, and you need no account for this. Decline',
    },
    {
      state: { kind: 'declining', back: { kind: 'sign-in-needed', offer } },
      says: 'Decline this invitation? Nothing will be shared with you, and you need no account for this. Decline Not now',
    },
    {
      state: { kind: 'declined' },
      says: 'Invitation declined Nothing is shared with you. You can close this page. Return to Home',
    },
  ];

  test.each(states)('$state.kind: $says', ({ state, says }) => {
    expect(wordsOf(shown(state))).toBe(says);
  });
});

test('[PAR-03] [AUTH-01] after a sign-up it says to look for the mail, and not to sign up again', () => {
  const words = wordsOf(shown({ kind: 'sign-in-needed', offer }, 'mia@example.org'));

  expect(words).toContain(
    'Check your email We sent a verification email to mia@example.org . Open the link in it to confirm your address, then log in. Send it again',
  );
  expect(words).toContain('Sign In');
  expect(words).not.toContain('Create Account');
});

test('[PAR-03] until it is known what the link offers, the page says that it is checked', () => {
  const words = wordsOf(
    renderToStaticMarkup(<InvitationForm ownEmail={null} pendingEmail={null} hasOutbox={false} isDecline={false} />),
  );

  expect(words).toBe('Checking your invitation One moment.');
});
