import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { earlyCall } from '#web/client/calls/early-call.ts';
import { useGo } from '#web/client/page/go.ts';
import { takeToken } from '#web/client/page/take-token.ts';
import { stateAfter, stateOf, type InvitationState } from './invitation-state.ts';

const loadContract = () => import('#contract/sharing/answering.ts');
const readInvitation = earlyCall(
  { method: 'POST', path: '/api/invitations/read' },
  async () => (await loadContract()).readInvitation,
);
const processInvitation = lazyCall(async () => (await loadContract()).processInvitation);
const declineInvitation = lazyCall(async () => (await loadContract()).declineInvitation);
const signOut = lazyCall(async () => (await import('#contract/accounts/signing-in.ts')).signOut);

/** How long the success notice shows before the dashboard opens. */
const dashboardAfterMs = 3000;

/** For the invited account, accepts at once unless opened to decline. */
export function useInvitation({ isSignedIn, isDecline }: { isSignedIn: boolean; isDecline: boolean }) {
  const [state, setState] = useState<InvitationState>({ kind: 'verifying' });
  const [isBusy, setBusy] = useState(false);
  const token = useRef<string | null>(null);
  const hasTried = useRef(false);
  const go = useGo();
  const link = () => ({ body: { token: token.current ?? '' } });

  const attempt = async (step: () => Promise<void>) => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setState(stateAfter(error));
    } finally {
      setBusy(false);
    }
  };

  const open = () =>
    attempt(async () => {
      setState({ kind: 'verifying' });
      const { body } = link();
      const offer = await readInvitation({ body: { ...body, ...(isDecline && { toDecline: true }) } });
      const next = stateOf(offer, { isSignedIn, isDecline, hasTried: hasTried.current });
      setState(next);
      if (next.kind !== 'processing') return;
      hasTried.current = true;
      await processInvitation(link());
      setState({ kind: 'accepted' });
      setTimeout(() => go('/dashboard'), dashboardAfterMs);
    });

  const decline = () =>
    attempt(async () => {
      await declineInvitation(link());
      setState({ kind: 'declined' });
    });

  const switchAccount = () =>
    attempt(async () => {
      await signOut({ body: {} });
      go(`/invitation?token=${token.current ?? ''}`);
    });

  useEffect(() => {
    if (token.current !== null) return;
    token.current = takeToken() ?? '';
    if (token.current === '') setState({ kind: 'invalid' });
    else void open();
    // Runs once, on hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { state, isBusy, open, decline, switchAccount, show: setState };
}
