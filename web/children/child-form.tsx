import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedMeanwhileAlert } from '#web/ui/changed-meanwhile-alert.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { LogInAgain } from '#web/ui/log-in-again.tsx';
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx';
import { ChildFields, childLabels } from './child-fields.tsx';
import { historyText, type Reader } from '#web/client/history.ts';
import { isFormTouched } from '#web/client/is-touched.ts';
import { useUnsaved } from '#web/client/use-unsaved.ts';
import { PictureField } from './picture-field.tsx';
import { childChanges, meanwhileTitle } from './meanwhile.ts';
import { useChildForm } from './use-child-form.ts';

type Props = {
  /** The child to change, or null for a new one. */
  child: Child | null;
  reader: Reader;
  today: Day;
  units: Units;
  onSaved: () => void;
  onBack: () => void;
};

/** A child's facts: a name, a birthday and a gender are enough. */
export function ChildForm({ child, reader, today, units, onSaved, onBack }: Props) {
  const form = useChildForm({ child, today, units, onSaved });
  const unsaved = useUnsaved(() => isFormTouched(form.formProps.ref.current));
  const { opened, meanwhile, errors } = form;
  const wrong = Object.entries(childLabels).flatMap(([name, label]) => (errors[name] === undefined ? [] : [label]));

  return (
    <form {...form.formProps} className="stack loose">
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {form.failed && <SaveFailed failed={form.failed} isNew={!child} />}
      {meanwhile && (
        <ChangedMeanwhileAlert
          title={meanwhileTitle(meanwhile.current, reader)}
          changes={childChanges(meanwhile.before, meanwhile.current, opened.units)}
          onLoadTheirs={() => form.loadTheirs(meanwhile.current)}
          onKeepMine={() => form.keepMine(meanwhile.current)}
        />
      )}
      <PictureField key={`picture ${opened.opening}`} child={opened.child} error={errors.pictureId} />
      <ChildFields key={opened.opening} child={opened.child} today={today} units={opened.units} errors={errors} />
      {opened.child && <p className="xs faint">{historyText(opened.child, reader)}</p>}
      <div className="actions">
        <Button type="submit" look="primary" busy={form.isBusy}>
          {child ? 'Update Information' : 'Add Child'}
        </Button>
        <Button look="quiet" onClick={() => unsaved.leave(onBack)}>
          Back
        </Button>
      </div>
      <UnsavedDialog unsaved={unsaved} />
    </form>
  );
}

function SaveFailed({ failed, isNew }: { failed: CallFailed; isNew: boolean }) {
  const title = isNew ? 'Failed to save child information' : 'Failed to update child information';
  return (
    <Alert tone="clay" role="alert" title={failed.code === 'already-exists' ? failed.message : title}>
      {whatToDo(failed)}
    </Alert>
  );
}

function whatToDo(failed: CallFailed): ReactNode {
  if (failed.code === 'already-exists') return null;
  return failed.code === 'sign-in-needed' ? <LogInAgain /> : problemText(failed);
}
