import { LoaderCircle, type IconNode, RefreshCw, Shield, ShieldAlert, ShieldCheck } from 'lucide';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import type { ChallengeState } from './challenge-state.ts';

export type ChallengeProps = {
  state: ChallengeState;
  onRetry: () => void;
  error?: string | undefined;
};

type Row = { readonly look: 'wait' | 'passed' | 'clay'; readonly icon: IconNode; readonly title: string };

const rows: Readonly<Record<ChallengeState['name'], Row & { readonly note?: string }>> = {
  waiting: {
    look: 'wait',
    icon: Shield,
    title: 'Security check',
    note: 'A few seconds, on your device. Nothing to solve.',
  },
  checking: {
    look: 'wait',
    icon: LoaderCircle,
    title: 'Checking that you are human',
    note: 'A few seconds, on your device. Nothing to solve.',
  },
  passed: {
    look: 'passed',
    icon: ShieldCheck,
    title: 'Security check passed',
    note: 'Done on your device. Nothing is sent to another company.',
  },
  refused: { look: 'clay', icon: ShieldAlert, title: 'Security check failed. Please try again.' },
  broken: { look: 'clay', icon: ShieldAlert, title: 'Error loading security check. Please refresh the page.' },
};

/** Gray while running, green when passed, clay when failed. */
export function Challenge({ state, onRetry, error }: ChallengeProps) {
  const { look, icon, title, note } = rows[state.name];
  const isFailed = look === 'clay';
  const why = state.name === 'broken' ? state.why : note;
  return (
    <div
      key={isFailed ? 'failed' : 'quiet'}
      id="challengeToken"
      tabIndex={-1}
      className={classes('challenge', look !== 'passed' && look, isFailed && 'wrap')}
      role={isFailed ? 'alert' : 'status'}
    >
      <Icon of={icon} className={classes(icon === LoaderCircle && 'spin')} />
      <div className="grow">
        <strong>{(look === 'wait' && error) || title}</strong>
        {why && <p className="xs faint">{why}</p>}
      </div>
      {isFailed && (
        <Button icon={RefreshCw} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
