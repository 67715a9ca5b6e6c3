import { focusSoon } from '#web/client/form/focus-soon.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { capital } from '#domain/text/capital.ts';
import { nameOf } from '#web/client/text/history.ts';
import { failedTitle } from '#web/checkups/checkup-cache.ts';
import { completing } from '#web/checkups/checkup-changes.ts';
import { VisitAnswers, wrongInAnswers } from '#web/checkups/at-hand/visit-answers.tsx';
import { VisitMeasures, wrongInMeasures } from '#web/growth/at-hand/visit-measures.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, type WrongField } from '#web/ui/form/error-summary.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { VisitShots } from '#web/vaccines/at-hand/visit-shots.tsx';
import { EarlyPanel } from '#web/vaccines/early-panel.tsx';
import { wrongInShot } from '#web/vaccines/giving/given-errors.ts';
import { unplacedErrors } from '#web/vaccines/giving/unplaced-errors.ts';
import { OneOrTwoPanel } from '#web/vaccines/one-or-two-panel.tsx';
import { useVisitForm, type VisitFormState, type VisitOptions } from './use-visit-form.ts';
import { filledText } from './visit-words.ts';

type Props = Omit<VisitOptions, 'onSaved'> & { onClose: () => void; onChangeDay: () => void };

export function VisitForm({ onClose, onChangeDay, ...options }: Props) {
  const { known, checkup, measurements } = options;
  const visit = useVisitForm({
    ...options,
    onSaved: () => {
      onClose();
      focusSoon('main');
    },
  });
  const { form, on, shots, measuring, answers, whole, isDirty } = visit;
  const { child, me, today } = known;
  const unsaved = useUnsaved(() => isDirty);
  const leave = () => {
    visit.endDraft();
    onClose();
  };
  const goOn = () => {
    visit.endDraft();
    unsaved.goOn();
  };
  const filled = filledText(whole);
  return (
    <form {...form.formProps} className="stack" aria-label="What was done at the visit">
      {visit.isRefused && <SavedMeanwhile checkup={checkup} known={known} onClose={leave} />}
      <OneOrTwoPanel
        title={(failed) => failedTitle(completing, failed)}
        failed={form.failed}
        doses={visit.lastSent}
        oneOrTwo={shots.oneOrTwo}
      />
      <EarlyPanel
        failed={form.sent?.completedOn === on ? form.failed : null}
        onChange={onChangeDay}
        onKeep={() => {
          shots.early.keep(visit.lastSent);
          form.formProps.ref.current?.requestSubmit();
        }}
      />
      <ErrorSummary fields={wrongInVisitAtHand(visit, known)} attempt={form.refusals} />
      {unplacedErrors(form.errors, SHOWN).map((error) => (
        <Alert key={error} tone="clay" role="alert" title={error} />
      ))}
      <VisitShots shots={shots} form={form} on={on} known={known} />
      <VisitMeasures
        measuring={measuring}
        errors={form.errors}
        on={on}
        today={today}
        hasHead={checkup.measurements.includes('Head circumference')}
        measurements={measurements}
      />
      <VisitAnswers answers={answers} errors={form.errors} checkup={checkup} child={child} me={me} today={today} />
      <div className="save-bar">
        <p className="sm" role="status">
          <strong>{child.firstName}:</strong> {filled || 'nothing filled in yet. Save keeps that the visit took place.'}
        </p>
        <Button type="submit" look="primary" big busy={form.isBusy}>
          Save
        </Button>
      </div>
      <UnsavedDialog unsaved={{ ...unsaved, goOn }} />
    </form>
  );
}

/** Names of the fields that show their own error. */
const SHOWN = /^measurement\.(weight|height|head)|\.(lot|site|answer)$/;

function wrongInVisitAtHand({ form, shots, answers }: VisitFormState, known: Props['known']): WrongField[] {
  if (form.refusals === 0) return [];
  return [
    ...shots.shots.flatMap((shot) => wrongInShot({ form, ...shots }, shot, known)),
    ...wrongInMeasures(form.errors),
    ...wrongInAnswers(answers, form.errors),
  ];
}

function SavedMeanwhile({ checkup, known: { me }, onClose }: Pick<Props, 'checkup' | 'known' | 'onClose'>) {
  const { completed, changedBy } = checkup;
  const title = completed
    ? `${capital(nameOf(changedBy, me))} saved this visit while it was open here.`
    : 'Something of this visit was changed while it was open here.';
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title={title}>
        <p>What is marked already is no longer listed. What you typed stays; Save adds it to what is there.</p>
        {completed && <Button onClick={onClose}>Leave mine out</Button>}
      </Alert>
    </IntoView>
  );
}
