import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { updateFailedText } from '../vaccine-changes.ts';

const name = 'isAnother';

/** Why saving failed; of a vaccine that is recorded within a few days, whether it was one dose or two. */
export function OneOrTwo({ failed }: { failed: CallFailed | null }) {
  if (failed?.code !== 'already-exists') return <SaveFailed title={updateFailedText} failed={failed} />;
  return (
    <Alert tone="amber" role="alert" title="One dose or two?">
      <div className="stack tight">
        <p>{problemText(failed)} If that is the same dose, leave it out here.</p>
        <Check name={name}>There were two doses: keep both</Check>
      </div>
    </Alert>
  );
}

export function typedAnother(fields: FormData): { readonly isAnother?: true } {
  return fields.has(name) ? { isAnother: true } : {};
}
