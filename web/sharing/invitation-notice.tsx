import { RotateCw } from 'lucide';
import { tieText, type Right } from '#domain/sharing/tie.ts';
import { CheckEmailCard } from '#web/accounts/sign-in/check-email-card.tsx';
import { ClosedDoor } from '#web/ui/drawing/art/closed-door.tsx';
import { Cloud } from '#web/ui/drawing/art/cloud.tsx';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { Mail } from '#web/ui/drawing/art/mail.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { PageToast } from '#web/ui/toast/page-toast.tsx';
import type { InvitationState, Offer } from './invitation-state.ts';
import { InvitationWaiting } from './invitation-waiting.tsx';

type Props = {
  state: InvitationState;
  ownEmail: string | null;
  pendingEmail: string | null;
  hasOutbox: boolean;
  isBusy: boolean;
  open: () => Promise<void>;
  decline: () => Promise<void>;
  switchAccount: () => Promise<void>;
  show: (state: InvitationState) => void;
};

export function InvitationNotice(props: Props) {
  const { state, isBusy, open, decline, switchAccount, show } = props;
  switch (state.kind) {
    case 'verifying':
      return null;
    case 'invalid':
      return (
        <Notice
          art={<ClosedDoor />}
          title="Invalid Invitation"
          lead="This link is not complete. Open it once more from the email, or ask for a new one."
          actions={<Home />}
        />
      );
    case 'expired':
      return (
        <Notice
          art={<Mail />}
          title="Invitation Expired"
          lead="This invitation has expired or has already been used. Please ask for a new invitation."
          actions={<Home />}
        />
      );
    case 'sign-in-needed':
      return (
        <SignInNeeded
          offer={state.offer}
          pendingEmail={props.pendingEmail}
          hasOutbox={props.hasOutbox}
          onDecline={() => show({ kind: 'declining', back: state })}
        />
      );
    case 'processing':
      return <InvitationWaiting title="Accepting your invitation">{processingText(state.offer)}</InvitationWaiting>;
    case 'accepted':
      return <Accepted />;
    case 'has-access':
      return (
        <Notice
          art={<FernPair />}
          title="You already have access"
          lead="You accepted this invitation. Everything is on your dashboard."
          actions={<Dashboard />}
        />
      );
    case 'failed':
      return <WentWrong message={state.message} remedy={state.remedy} isBusy={isBusy} onRetry={() => void open()} />;
    case 'other-account':
      return (
        <OtherAccount
          email={state.offer.email}
          ownEmail={props.ownEmail ?? 'another address'}
          isBusy={isBusy}
          onSwitch={() => void switchAccount()}
        />
      );
    case 'declining':
      return (
        <Declining
          isBusy={isBusy}
          onDecline={() => void decline()}
          onNotNow={state.back && (() => show(state.back ?? state))}
        />
      );
    case 'declined':
      return (
        <Notice
          art={<Mail />}
          title="Invitation declined"
          lead="Nothing is shared with you. You can close this page."
          actions={<Home />}
        />
      );
  }
}

function Home() {
  return <ButtonLink href="/">Return to Home</ButtonLink>;
}

function Dashboard() {
  return (
    <ButtonLink look="primary" href="/dashboard">
      Open the dashboard
    </ButtonLink>
  );
}

function Accepted() {
  return (
    <>
      <Notice
        art={<FernPair />}
        title="Welcome to the family"
        lead="The dashboard opens in 3 seconds."
        actions={<Dashboard />}
      />
      <PageToast title="Invitation accepted successfully" text="You now have access to the child's profile." />
    </>
  );
}

type OtherAccountProps = { email: string; ownEmail: string; isBusy: boolean; onSwitch: () => void };

function OtherAccount({ email, ownEmail, isBusy, onSwitch }: OtherAccountProps) {
  return (
    <Notice
      art={<ClosedDoor />}
      title="Something Went Wrong"
      lead={`Error: this invitation is for ${email}. You are logged in as ${ownEmail}.`}
      actions={
        <Button look="primary" busy={isBusy} onClick={onSwitch}>
          Log out and switch
        </Button>
      }
    />
  );
}

function processingText({ children, inviterName, ...offer }: Offer): string {
  return `${inviterName ?? 'A parent'} invites you to share ${children}, as ${tieText(offer)}.`;
}

type SignInNeededProps = {
  offer: Offer;
  pendingEmail: string | null;
  hasOutbox: boolean;
  onDecline: () => void;
};

const offeredTexts: Readonly<Record<Right, string>> = { edit: 'see and edit', view: 'see' };

function SignInNeeded({ offer, pendingEmail, hasOutbox, onDecline }: SignInNeededProps) {
  const { email, may, children, inviterName } = offer;
  return (
    <Notice
      art={<FernPair />}
      title="You are invited"
      lead={
        <>
          <strong>{inviterName ?? 'A parent'}</strong> invites you to {offeredTexts[may]} what is kept about {children},
          as <strong>{tieText(offer)}</strong>. The invitation is for <strong>{email}</strong>: please use that address.
        </>
      }
      actions={
        <>
          <ButtonLink look="primary" href="/login">
            Sign In
          </ButtonLink>
          {pendingEmail === null && <ButtonLink href="/signup">Create Account</ButtonLink>}
        </>
      }
    >
      {pendingEmail !== null && <CheckEmailCard email={pendingEmail} hasOutbox={hasOutbox} />}
      <Button look="quiet" onClick={onDecline}>
        Decline
      </Button>
    </Notice>
  );
}

type WentWrongProps = { message: string; remedy: 'retry' | 'sign-in'; isBusy: boolean; onRetry: () => void };

function WentWrong({ message, remedy, isBusy, onRetry }: WentWrongProps) {
  return (
    <Notice
      art={<Cloud />}
      title="Something Went Wrong"
      lead={`Error: ${message} The invitation is still good.`}
      actions={
        remedy === 'retry' ? (
          <Button look="primary" icon={RotateCw} busy={isBusy} onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <ButtonLink look="primary" href="/login">
            Sign In
          </ButtonLink>
        )
      }
    />
  );
}

type DecliningProps = {
  isBusy: boolean;
  onDecline: () => void;
  onNotNow: (() => void) | null;
};

function Declining({ isBusy, onDecline, onNotNow }: DecliningProps) {
  return (
    <Notice
      art={<Mail />}
      title="Decline this invitation?"
      lead="Nothing will be shared with you, and you need no account for this."
      actions={
        <Button look="primary" busy={isBusy} onClick={onDecline}>
          Decline
        </Button>
      }
    >
      {onNotNow && (
        <Button look="quiet" onClick={onNotNow}>
          Not now
        </Button>
      )}
    </Notice>
  );
}
