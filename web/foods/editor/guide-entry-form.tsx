import { Trash2 } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import { MOST_GUIDE_TEXT, type FoodGuide, type GuideEntry } from '#contract/foods/guide.ts';
import type { Day } from '#domain/time/day.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { useGo } from '#web/client/page/go.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { UnsavedLaterDialog } from '#web/ui/overlay/unsaved-later-dialog.tsx';
import { editGuideHref } from './editor-hrefs.ts';
import { FoodRows } from './food-rows.tsx';
import { NOT_ADDED, NOT_CHANGED, removingGuideEntry, restoringGuideEntry } from './guide-changes.ts';
import { orderHint } from './order-hint.ts';
import { GuideErrors } from './guide-errors.tsx';
import { GuidePreview } from './guide-preview.tsx';
import { useGuideForm } from './use-guide-form.ts';

const GuideConflict = lazily(() => import('./guide-conflict.tsx'), 'GuideConflict');
const GuideHistory = lazily(() => import('./guide-history.tsx'), 'GuideHistory');

type Props = {
  guide: FoodGuide;
  /** Null for a new one. */
  entry: GuideEntry | null;
  me: Me;
  today: Day;
  /** What is stored is another one now. */
  onStored: () => void;
};

export function GuideEntryForm({ guide, entry, me, today, onStored }: Props) {
  const go = useGo();
  const leave = () => go(editGuideHref);
  const form = useGuideForm(entry, entry ? onStored : leave);
  const remove = useChange(removingGuideEntry);
  const restore = useChange(restoringGuideEntry);
  const unsaved = useUnsaved(form.isDirty);
  const { errors, typed, seen } = form;
  const now = seen.seen();
  const known = now && { id: now.id, ageRangeLabel: now.ageRangeLabel, version: now.version };
  const title = entry ? NOT_CHANGED : NOT_ADDED;
  const opened = seen.opened;
  return (
    <>
      <div className="stack">
        <GuideErrors form={form} title={title} />
        {(seen.meanwhile ?? seen.earlier) && (
          <WhenLoaded fallback={null}>
            <GuideConflict form={form} reader={me} onLeave={leave} />
          </WhenLoaded>
        )}
        <SaveFailed
          title={({ code }) => (code === 'unexpected' ? 'An unexpected error occurred' : title)}
          failed={form.failed}
        />
        <SaveFailed title="Failed to delete the entry. Please try again." failed={remove.error} />
        <SaveFailed title="Failed to bring the version back. Please try again." failed={restore.error} />
      </div>
      <div className="form-cols editor-cols">
        <form key={seen.opening} {...form.formProps} className="stack loose" aria-label="Food guide entry">
          <Card title="Age range">
            <div className="stack">
              <TextField
                name="ageRangeLabel"
                label="Label"
                maxLength={60}
                hint="Shown on the tab and above the entry: “9-11 months Food Guide”."
                defaultValue={opened?.ageRangeLabel}
                error={errors['ageRangeLabel']}
              />
              <div className="three">
                <NumberField name="ageRangeStart" label="From, months" value={opened?.ageRangeStart} errors={errors} />
                <NumberField name="ageRangeEnd" label="To, months" value={opened?.ageRangeEnd} errors={errors} />
                <NumberField
                  name="displayOrder"
                  label="Order"
                  value={opened?.displayOrder}
                  hint={orderHint(guide, entry, typed)}
                  errors={errors}
                />
              </div>
            </div>
          </Card>
          <Card title="Recommended foods" caption="Each food needs a name and an allergy risk.">
            <FoodRows form={form} />
          </Card>
          <Card title="Feeding tips and allergy information">
            <div className="stack">
              <TextArea
                name="tips"
                label="Feeding tips"
                rows={4}
                hint={`One tip a line. Plain text: tags are shown as typed. ${lengthText(typed.tips)}`}
                defaultValue={opened?.tips.join('\n')}
                error={errors['tips']}
              />
              <TextArea
                name="allergyWarnings"
                label="Allergy information"
                rows={3}
                hint={`One a line. ${lengthText(typed.allergyWarnings)}`}
                defaultValue={opened?.allergyWarnings.join('\n')}
                error={errors['allergyWarnings']}
              />
              <TextField
                name="source"
                label="Source"
                maxLength={200}
                hint="Shown under the entry."
                defaultValue={opened?.edited?.source}
                error={errors['source']}
              />
            </div>
          </Card>
          <div className="actions">
            <Button type="submit" look="primary" busy={form.isBusy}>
              Save entry
            </Button>
            <Button onClick={() => unsaved.leave(leave)}>Cancel</Button>
            {known && (
              <Button
                className="danger"
                icon={Trash2}
                busy={remove.isPending}
                onClick={() => remove.mutate(known, { onSuccess: leave })}
              >
                Delete entry
              </Button>
            )}
          </div>
        </form>
        <aside className="stack loose" aria-label="History and help">
          {known && (
            <WhenLoaded fallback={null}>
              <GuideHistory
                entryId={known.id}
                reader={me}
                today={today}
                busyWith={restore.isPending ? restore.variables.of : null}
                onBack={(of) => unsaved.leave(() => restore.mutate({ ...known, of }, { onSuccess: onStored }))}
              />
            </WhenLoaded>
          )}
          <GuidePreview typed={typed} today={today} />
        </aside>
      </div>
      <UnsavedLaterDialog unsaved={unsaved} />
    </>
  );
}

type NumberProps = {
  name: string;
  label: string;
  value: number | undefined;
  hint?: string | undefined;
  errors: Readonly<Record<string, string>>;
};

function NumberField({ name, label, value, hint, errors }: NumberProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      defaultValue={value}
      hint={hint}
      error={errors[name]}
    />
  );
}

/** '89 of 2,000 characters.' */
function lengthText(text: string): string {
  return `${text.length.toLocaleString('en-US')} of ${MOST_GUIDE_TEXT.toLocaleString('en-US')} characters.`;
}
