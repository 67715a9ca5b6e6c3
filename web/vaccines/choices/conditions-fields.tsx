import { useId } from 'react';
import type { VaccineConditions, VaccinePlan } from '#contract/vaccines.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { historyText } from '#web/client/text/history.ts';
import { Check } from '#web/ui/form/check.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { More } from '../more.tsx';
import { updateFailedText } from '../vaccine-changes.ts';

type Props = {
  known: KnownVaccines;
  topics: VaccineConditions['topics'];
  /** As last seen: after a refusal, what another parent noted meanwhile. */
  current: VaccinePlan;
  failed: CallFailed | null;
  checked: ReadonlySet<string>;
  onCheck: (id: string, isOn: boolean) => void;
};

/** A fold for each topic; open where something is noted. */
export function ConditionsFields({ known: { child, me, plan }, topics, current, failed, checked, onCheck }: Props) {
  const notedOf = (id: string) => current.conditions.find((one) => one.id === id);
  return (
    <>
      <p className="soft">
        Check what a doctor has told you about {child.firstName}. The plan then takes it into account. If you are not
        sure, leave it unchecked and ask.
      </p>
      <SaveFailed title={updateFailedText} failed={failed} />
      {current !== plan && (
        <Alert tone="amber" title="The noted conditions were changed while this was open.">
          Now noted: {current.conditions.map(({ title }) => title).join('; ') || 'nothing'}. What you changed is checked
          beside it: save again.
        </Alert>
      )}
      {topics.map(({ title, conditions }, n) => (
        <More key={title} title={title} open={n === 0 || conditions.some(({ id }) => notedOf(id) !== undefined)}>
          <div role="group" aria-label={title}>
            {conditions.map((condition) => {
              const noted = notedOf(condition.id);
              const history = noted ? historyText(noted, me) : null;
              const checking = { isOn: checked.has(condition.id), onCheck };
              return <ConditionCheck key={condition.id} condition={condition} history={history} {...checking} />;
            })}
          </div>
        </More>
      ))}
      <p className="xs faint">
        Kept with {child.firstName}, for all parents. What each changes is from CDC&#39;s data; the words are
        Fernling&#39;s own and have not been reviewed by a clinician. The list is not complete: tell the doctor about
        every illness and allergy.
      </p>
    </>
  );
}

type Condition = VaccineConditions['topics'][number]['conditions'][number];

type Checking = { isOn: boolean; onCheck: (id: string, isOn: boolean) => void };

function ConditionCheck({
  condition,
  history,
  isOn,
  onCheck,
}: { condition: Condition; history: string | null } & Checking) {
  const { id, title, means, changes } = condition;
  const noteId = useId();
  const note = [means, changes && `Changes: ${changes}`, history].filter(Boolean).join(' ');
  return (
    <div>
      <Check
        name="conditions"
        value={id}
        checked={isOn}
        onChange={(event) => onCheck(id, event.currentTarget.checked)}
        aria-describedby={note === '' ? undefined : noteId}
      >
        {title}
      </Check>
      {note !== '' && (
        <p id={noteId} className="xs soft">
          {note}
        </p>
      )}
    </div>
  );
}
