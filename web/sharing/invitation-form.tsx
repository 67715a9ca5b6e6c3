import { Suspense, useEffect, useRef } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { Notice } from '#web/ui/state/notice.tsx';
import { InvitationWaiting } from './invitation-waiting.tsx';
import { useInvitation } from './use-invitation.ts';

const loadNotice = () => import('./invitation-notice.tsx');

const InvitationNotice = lazily(loadNotice, 'InvitationNotice', NotLoaded);

type Props = {
  ownEmail: string | null;
  /** The address this browser's sign-up must confirm, or null. */
  pendingEmail: string | null;
  hasOutbox: boolean;
  isDecline: boolean;
};

/** One notice per state of an invitation. Each takes the focus, so that screen readers read it. */
export function InvitationForm({ ownEmail, pendingEmail, hasOutbox, isDecline }: Props) {
  const invitation = useInvitation({ isSignedIn: ownEmail !== null, isDecline });
  const place = useRef<HTMLDivElement>(null);
  const { kind } = invitation.state;
  const first = useRef(kind);

  useEffect(() => {
    loadNotice().catch(() => null);
  }, []);
  useEffect(() => {
    if (kind === first.current) return;
    first.current = kind;
    place.current?.focus();
  }, [kind]);

  return (
    <div ref={place} tabIndex={-1} className="said" role="group" aria-live="polite">
      {kind === 'verifying' ? (
        <Checking />
      ) : (
        <Suspense fallback={<Checking />}>
          <InvitationNotice {...invitation} {...{ ownEmail, pendingEmail, hasOutbox }} />
        </Suspense>
      )}
    </div>
  );
}

/** True whatever the result: reopening an answered link says so. */
function NotLoaded() {
  return (
    <Notice
      title="Something Went Wrong"
      lead="The page could not be loaded. Nothing is lost: open the link of the email once more."
    />
  );
}

function Checking() {
  return <InvitationWaiting title="Checking your invitation">One moment.</InvitationWaiting>;
}
