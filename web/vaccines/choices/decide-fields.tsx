import type { PlannedDose, VaccineDecision } from '#contract/vaccines.ts';
import { addDays } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { historyText } from '#web/client/text/history.ts';
import type { Form } from '#web/client/form/use-form.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import { updateFailedText } from '../vaccine-changes.ts';

type Props = {
  form: Form;
  failed: CallFailed | null;
  before: VaccineDecision | null;
  row: PlannedDose;
  known: KnownVaccines;
  choice: string;
  onChoose: (choice: string) => void;
};

const choices = [
  { value: 'deferred', label: 'Later', hint: 'We mean to have it later.' },
  { value: 'declined', label: 'We decided against it', hint: 'It is no longer shown as due.' },
];

const labels = { decision: 'For now', until: 'Until', reason: 'Why' };

export function DecideFields({ form, failed, before, row, known, choice, onChoose }: Props) {
  const { facts, me, today, plan } = known;
  const catchUp = row.catchUpByAuthority ?? vaccineOf(row.gives, facts)?.catchUp;
  const lastDay = plan.vaccines.find(({ vaccine }) => vaccine === row.vaccine)?.lastDay;
  return (
    <>
      <p className="soft">You can change this any day.</p>
      <SaveFailed title={updateFailedText} failed={form.failed ?? failed} />
      <ErrorSummary fields={wrongFields(form, labels)} attempt={form.refusals} />
      <PickGroup
        name="decision"
        label={labels.decision}
        options={choices}
        value={choice}
        onPick={onChoose}
        tall
        error={form.errors['decision']}
      />
      <div className="two">
        {choice === 'deferred' && (
          <DateField
            name="until"
            label={labels.until}
            min={addDays(today, 1)}
            defaultValue={before?.until ?? ''}
            error={form.errors['until']}
          />
        )}
        <TextField
          name="reason"
          label={labels.reason}
          optional
          maxLength={200}
          defaultValue={before?.reason ?? ''}
          hint="Helps the doctor."
          error={form.errors['reason']}
        />
      </div>
      {(lastDay || catchUp) && (
        <Alert tone="amber" title="When it is given later">
          {[lastDay, catchUp].filter(Boolean).join(' ')}
        </Alert>
      )}
      {before && <p className="xs faint">{historyText(before, me)}</p>}
    </>
  );
}
