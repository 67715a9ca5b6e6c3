import { useEffect, useRef } from 'react';
import { InvitationNotice } from './invitation-notice.tsx';
import { useInvitation } from './use-invitation.ts';

type Props = {
  /** Name of the account that is signed in, or null. */
  accountName: string | null;
  /** The mail's second link was pressed. */
  isDecline: boolean;
};

/** One notice for each state of an invitation. Each takes the focus when it comes, so that it is read. */
export function InvitationForm({ accountName, isDecline }: Props) {
  const invitation = useInvitation({ isSignedIn: accountName !== null, isDecline });
  const place = useRef<HTMLDivElement>(null);
  const { kind } = invitation.state;
  const first = useRef(kind);

  useEffect(() => {
    if (kind === first.current) return;
    first.current = kind;
    place.current?.focus();
  }, [kind]);

  return (
    <div ref={place} tabIndex={-1} className="said" role="group" aria-live="polite">
      <InvitationNotice {...invitation} accountName={accountName ?? ''} />
    </div>
  );
}
