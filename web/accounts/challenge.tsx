import { LoaderCircle, type IconNode, RefreshCw, Shield, ShieldAlert, ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ChallengeState } from './challenge-state.ts';

export type ChallengeProps = {
  state: ChallengeState;
  onRetry: () => void;
  /** Shown when the form was sent without a token. */
  error?: string | undefined;
};

/** The security check as a quiet row: gray while it runs, fern when passed, clay when it failed. */
export function Challenge({ state, onRetry, error }: ChallengeProps) {
  switch (state.name) {
    case 'waiting':
      return <Row look="wait" icon={Shield} title={error ?? 'Security check'} note={takesSeconds} />;
    case 'checking':
      return <Row look="wait" icon={LoaderCircle} title={error ?? 'Checking that you are human'} note={takesSeconds} />;
    case 'passed':
      return <Row look="passed" icon={ShieldCheck} title="Security check passed" note={onYourDevice} />;
    case 'refused':
      return <Row look="clay" icon={ShieldAlert} title="Security check failed. Please try again." onRetry={onRetry} />;
    case 'broken':
      return <Row look="clay" icon={ShieldAlert} title={notLoaded} note={state.why} onRetry={onRetry} />;
  }
}

const takesSeconds = 'A few seconds, on your device. Nothing to solve.';
const onYourDevice = 'Done on your device. Nothing is sent to another company.';
const notLoaded = 'Error loading security check. Please refresh the page.';

type RowProps = {
  look: 'wait' | 'passed' | 'clay';
  icon: IconNode;
  title: ReactNode;
  note?: ReactNode;
  onRetry?: () => void;
};

function Row({ look, icon, title, note, onRetry }: RowProps) {
  const isFailed = look === 'clay';
  return (
    // A failure is a new element, so that a screen reader announces it.
    <div
      key={isFailed ? 'failed' : 'quiet'}
      id="challengeToken"
      tabIndex={-1}
      className={classes('challenge', look !== 'passed' && look, isFailed && 'flex-wrap')}
      role={isFailed ? 'alert' : 'status'}
    >
      <Icon of={icon} className={classes(icon === LoaderCircle && 'spin')} />
      <div className="grow basis-32">
        <strong>{title}</strong>
        {note && <p className="xs faint">{note}</p>}
      </div>
      {onRetry && (
        <Button icon={RefreshCw} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
