import { useState } from 'react';
import { VaccinePlan } from '#contract/vaccines.ts';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useVaccineConditions } from '../data.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { notingConditions } from '../vaccine-changes.ts';
import { mergedChecks } from './checked-here.ts';
import { ConditionsFields } from './conditions-fields.tsx';
import { useUnsavedForm } from '../dialogs/use-unsaved-form.ts';

const formId = 'conditions-form';

/** What a doctor has told the family about the child. */
export function ConditionsDialog({ known, onClose }: { known: KnownVaccines; onClose: () => void }) {
  const { child } = known;
  const [plan, setPlan] = useState(known.plan);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(idsOf(plan)));
  const listed = useVaccineConditions();
  const note = useChange(notingConditions, child.id);
  const form = useForm({
    schema: noteVaccineConditions.body,
    read: () => ({ conditions: [...checked], seen: idsOf(plan) }),
    send: async (body) => {
      await note.mutateAsync(body);
      onClose();
    },
    onFailed: ({ current }) => {
      const stored = storedAs(VaccinePlan)(current);
      if (stored) {
        setChecked(mergedChecks(idsOf(plan), checked, idsOf(stored)));
        setPlan(stored);
      }
      return false;
    },
  });
  const { unsaved, formProps } = useUnsavedForm(form);
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={`Conditions that change ${child.firstName}'s plan`}
      formId={formId}
      verb="Save"
      busy={form.isBusy || listed.isPending}
      unsaved={unsaved}
    >
      <Loaded query={listed} failed="The list of conditions could not be loaded." loading="Loading the list...">
        {({ topics }) => (
          <form {...formProps} id={formId} className="stack" aria-label="Conditions that change the plan">
            <ConditionsFields
              known={known}
              topics={topics}
              current={plan}
              failed={form.failed}
              checked={checked}
              onCheck={(id, isOn) => setChecked(isOn ? new Set([...checked, id]) : without(checked, id))}
            />
          </form>
        )}
      </Loaded>
    </FormDialog>
  );
}

function idsOf({ conditions }: VaccinePlan): string[] {
  return conditions.map(({ id }) => id);
}

function without(checked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...checked].filter((other) => other !== id));
}
