import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupDay, nextCheckup } from '#domain/checkups/status.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { checkupsFailedTitle, useCheckups } from '../data.ts';
import { QuestionNotAdded } from './question-not-added.tsx';
import { useAddQuestion } from './use-add-question.ts';

const title = 'Question for the doctor';
const formId = 'ask';

/** A question for the checkup that is next when it opens. */
export function AskDialog({ child, today, onClose }: QuickAddProps) {
  const query = useCheckups(child.id);
  const { data: me } = useMe();
  const { data: checkups, error } = query;
  const [opened, setOpened] = useState<Checkup | null>();
  if (opened === undefined && checkups) setOpened(nextCheckup(checkups, today));
  const next = opened;
  if (me && next) return <AskAt checkup={next} child={child} me={me} today={today} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={onClose}>
      {next === null && (
        <div className="stack">
          <p>No upcoming checkups scheduled</p>
          <CardLink href="/appointments">View All Appointments</CardLink>
        </div>
      )}
      {!checkups && error && <LoadFailed title={checkupsFailedTitle(error)} query={query} />}
      {!checkups && !error && <Loading text="Loading checkups..." rows={1} />}
    </Dialog>
  );
}

type AskProps = { checkup: Checkup; child: Child; me: Me; today: Day; onClose: () => void };

export function AskAt({ checkup, child, me, today, onClose }: AskProps) {
  const asked = useAddQuestion({ childId: child.id, checkupId: checkup.id }, onClose);
  const { form, text, type } = asked;
  const unsaved = useUnsaved(() => text.trim() !== '');
  const leave = () => {
    type('');
    onClose();
  };
  const waiting = checkup.questions.filter(({ answer }) => answer === null).length;
  return (
    <FormDialog title={title} onClose={leave} formId={formId} verb="Save" busy={form.isBusy} unsaved={unsaved}>
      <form {...form.formProps} id={formId} className="stack" aria-label={title}>
        <p className="sm soft">
          {checkupTitle(checkup.checkupType)}, {longDayNear(checkupDay(checkup), today)}
        </p>
        <TextArea
          name="text"
          label="Your question"
          data-focus-first
          rows={3}
          autoComplete="off"
          placeholder="For example: Is this rash eczema?"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          hint={hintText(child, waiting)}
          error={form.errors['text']}
        />
        <QuestionNotAdded asked={asked} me={me} />
      </form>
    </FormDialog>
  );
}

function hintText({ firstName }: Child, waiting: number): string {
  const seenBy = `Everyone who follows ${firstName} sees it.`;
  if (waiting === 0) return seenBy;
  return `${seenBy} ${count(waiting, 'question')} ${waiting === 1 ? 'is' : 'are'} waiting.`;
}
