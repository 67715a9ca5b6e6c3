import { Suspense, useEffect, useRef } from 'react';
import { lazily } from '#web/client/lazily.ts';
import { Notice } from '#web/ui/state/notice.tsx';
import { InvitationWaiting } from './invitation-waiting.tsx';
import { useInvitation } from './use-invitation.ts';

const loadNotice = () => import('./invitation-notice.tsx');

/** Asked for while the link is checked: what it says is not known before. */
const InvitationNotice = lazily(loadNotice, 'InvitationNotice', NotLoaded);

type Props = {
  /** Address of the account that is signed in, or null. */
  ownEmail: string | null;
  /** Address that this browser's own sign-up has to confirm, or null. */
  pendingEmail: string | null;
  /** Whether mails wait in this machine's outbox instead of being sent. */
  hasOutbox: boolean;
  /** The mail's second link was pressed. */
  isDecline: boolean;
};

/** One notice for each state of an invitation. Each takes the focus when it comes, so that it is read. */
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

/** True whatever the check came to: a link that was answered says so when it is opened again. */
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
