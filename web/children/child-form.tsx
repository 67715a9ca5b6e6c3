import type { Child } from '#contract/children.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { historyText, type Reader } from '#web/client/text/history.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { ChildFields, childLabels } from './child-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { useChildForm } from './use-child-form.ts';

const ChildConflict = lazily(() => import('./child-conflict.tsx'), 'ChildConflict');

type Props = {
  child: Child | null;
  reader: Reader;
  today: Day;
  units: Units;
  onSaved: (saved: Child) => void;
  onBack: () => void;
};

/** Name, birthday and gender are enough. */
export function ChildForm({ child, reader, today, units: accounts, onSaved, onBack }: Props) {
  const form = useChildForm({ child, today, units: accounts, onSaved });
  const unsaved = useUnsaved(() => isFormDirty(form.formProps.ref.current));
  const { seen, units, errors } = form;
  const wrong = Object.entries(childLabels).flatMap(([name, label]) => (errors[name] === undefined ? [] : [label]));

  return (
    <form {...form.formProps} className="stack loose">
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      <SaveFailed title={(failed) => failedTitle(failed, !child)} failed={form.failed} />
      {(seen.meanwhile ?? seen.earlier) && (
        <WhenLoaded fallback={null}>
          <ChildConflict form={form} reader={reader} onLeave={onBack} />
        </WhenLoaded>
      )}
      <PictureField key={`picture ${seen.opening}`} child={seen.opened} error={errors.pictureId} />
      <ChildFields key={seen.opening} child={seen.opened} today={today} units={units} errors={errors} />
      {seen.opened && <p className="xs faint">{historyText(seen.opened, reader)}</p>}
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

function failedTitle({ code, message }: CallFailed, isNew: boolean): string {
  if (code === 'already-exists') return message;
  return isNew ? 'Failed to save child information' : 'Failed to update child information';
}
