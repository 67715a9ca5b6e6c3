import { Check } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import { clockText } from '#web/client/text/clock-text.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { ChangedMeanwhile } from '#web/ui/state/changed-meanwhile.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { LogInAgain } from '#web/ui/state/log-in-again.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { useNamesOfAllowed } from '../allowed-data.ts';
import { NOT_SAVED } from '../taste-changes.ts';
import { tasteDifferences } from './taste-differences.ts';
import type { TasteFormState } from './use-taste-form.ts';

type Props = { form: TasteFormState; me: Me };

/** What became of a save. Below what to do first, and nothing that takes its place. */
export function TasteOutcome({ form, me }: Props) {
  const { failed, reaction, savedAt, isBusy, sent } = form;
  if (form.meanwhile) return <Meanwhile form={form} me={me} />;
  if (failed && !reaction.isEmergency) return <SaveFailed title={NOT_SAVED} failed={failed} />;
  if (failed) {
    return (
      <Alert
        tone="amber"
        role="status"
        title="Not saved yet."
        action={failed.code !== 'sign-in-needed' && <Button onClick={form.onEmergency}>Try again</Button>}
      >
        {failed.code === 'sign-in-needed' ? <LogInAgain /> : `${problemText(failed)} What you noted stays here.`}
      </Alert>
    );
  }
  if (!savedAt || isBusy || !sent) return null;
  return (
    <p className="row sm soft" role="status">
      <Icon of={Check} />
      <span>Saved at {clockText(new Date(savedAt), me.timeZone)} by you. You can write the rest later.</span>
    </p>
  );
}

function Meanwhile({ form, me }: Props) {
  const { seen, meanwhile } = form;
  const { nameOfFood } = useNamesOfAllowed(meanwhile ? [meanwhile.before, meanwhile.current] : []);
  return (
    <IntoView>
      <ChangedMeanwhile
        seen={seen}
        form={form}
        reader={me}
        what="this entry"
        differencesOf={(before, now) => tasteDifferences(before, now, nameOfFood)}
      />
    </IntoView>
  );
}
