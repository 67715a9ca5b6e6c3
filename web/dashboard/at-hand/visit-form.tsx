import { Plus } from 'lucide';
import { useState } from 'react';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { capital } from '#web/client/text/capital.ts';
import { nameOf } from '#web/client/text/history.ts';
import { failedTitle } from '#web/checkups/checkup-cache.ts';
import { completing } from '#web/checkups/checkup-changes.ts';
import { AskAt } from '#web/checkups/questions/ask-dialog.tsx';
import { askedText } from '#web/checkups/visit/checkup-texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, type WrongField } from '#web/ui/form/error-summary.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { EarlyPanel } from '#web/vaccines/early-panel.tsx';
import { wrongInShot } from '#web/vaccines/giving/given-errors.ts';
import { unplacedErrors } from '#web/vaccines/giving/unplaced-errors.ts';
import { OneOrTwoPanel } from '#web/vaccines/one-or-two-panel.tsx';
import { answerName, MEASURED_AT, useVisitForm, type VisitFormState, type VisitOptions } from './use-visit-form.ts';
import { VisitMeasures } from './visit-measures.tsx';
import { VisitShots } from './visit-shots.tsx';
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
  const { form, shots, whole, isDirty } = visit;
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
        doses={shots.lastSent}
        oneOrTwo={shots.oneOrTwo}
      />
      <EarlyPanel
        failed={form.sent?.completedOn === visit.on ? form.failed : null}
        onChange={onChangeDay}
        onKeep={() => {
          shots.early.keep(shots.lastSent);
          form.formProps.ref.current?.requestSubmit();
        }}
      />
      <ErrorSummary fields={wrongInVisitAtHand(visit, known)} attempt={form.refusals} />
      {unplacedErrors(form.errors, SHOWN).map((error) => (
        <Alert key={error} tone="clay" role="alert" title={error} />
      ))}
      <VisitShots visit={visit} known={known} />
      <VisitMeasures visit={visit} known={known} checkup={checkup} measurements={measurements} />
      <Answers visit={visit} checkup={checkup} known={known} />
      <div className="save-bar">
        <p className="sm" role="status">
          <strong>{known.child.firstName}:</strong>{' '}
          {filled || 'nothing filled in yet. Save keeps that the visit took place.'}
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

function wrongInVisitAtHand({ form, shots, asked }: VisitFormState, known: Props['known']): WrongField[] {
  if (form.refusals === 0) return [];
  const labels = { weightKg: 'Weight', heightCm: 'Height', headCm: 'Head' };
  const measured = Object.entries(labels).map(([field, label]) => ({ id: `${MEASURED_AT}${field}`, label }));
  const answered = asked.map(({ text }, n) => ({ id: answerName(n), label: `Answer to '${text}'` }));
  return [
    ...shots.shots.flatMap((shot) => wrongInShot({ form, ...shots }, shot, known)),
    ...[...measured, ...answered].filter(({ id }) => form.errors[id] !== undefined),
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

function Answers({
  visit: { asked, form, typed },
  checkup,
  known,
}: Pick<Props, 'checkup' | 'known'> & { visit: VisitFormState }) {
  const [isAsking, setAsking] = useState(false);
  const { child, me, today } = known;
  return (
    <section className="part" aria-labelledby="visit-questions">
      <div className="row between">
        <h3 id="visit-questions">Your questions</h3>
        <Button look="quiet" icon={Plus} onClick={() => setAsking(true)}>
          Question
        </Button>
      </div>
      {asked.map((question, n) => (
        <TextArea
          key={question.id}
          name={answerName(n)}
          label={question.text}
          rows={2}
          defaultValue={typed[question.id]}
          placeholder="What the doctor said"
          hint={
            question.answer === null
              ? askedText(question, me, today)
              : `${capital(nameOf(question.changedBy, me))} wrote: '${question.answer}'. Yours would replace it.`
          }
          error={form.errors[answerName(n)]}
        />
      ))}
      {isAsking && <AskAt checkup={checkup} child={child} me={me} today={today} onClose={() => setAsking(false)} />}
    </section>
  );
}
