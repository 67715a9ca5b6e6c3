import { CircleQuestionMark, Printer } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { UnsavedLaterDialog } from '#web/ui/overlay/unsaved-later-dialog.tsx';
import { CalendarPanel } from './reminders/calendar-panel.tsx';
import { CheckupList } from './visit/checkup-list.tsx';
import { useCheckups } from './data.ts';
import { Drafts, type Draft } from './questions/drafts.ts';
import { PastPanel } from './past/past-panel.tsx';
import { RemindersPanel } from './reminders/reminders-panel.tsx';

const states = {
  loading: 'Loading appointments...',
  failed: 'Failed to load appointment data. Please refresh the page.',
};

/** The visit that the page opens at, by its id in the plan: 'm4'. */
type Opened = { visit?: string | undefined };

export function AppointmentsPage({ visit }: Opened) {
  const today = useToday();
  const [drafts] = useState(() => new Map<string, Draft>());
  const unsaved = useUnsaved(() => drafts.size > 0);
  return (
    <Page width="reading">
      <OfActiveChildPanel
        title="Appointments"
        titleOf={({ firstName }) => `Appointments of ${firstName}`}
        {...states}
        noChild={{ text: 'Checkups belong to a child. A name, a birthday and a gender are enough.' }}
      >
        {(child, me) => (
          <Drafts value={drafts}>
            <Appointments key={child.id} child={child} me={me} today={today} visit={visit} />
          </Drafts>
        )}
      </OfActiveChildPanel>
      <UnsavedLaterDialog unsaved={unsaved} />
    </Page>
  );
}

export function Appointments({ child, me, today, visit }: Opened & { child: Child; me: Me; today: Day }) {
  const query = useCheckups(child.id);
  return (
    <>
      <PageHead
        title="Appointments"
        text={`${child.firstName}'s checkups, ${childAgeText(child, today)}`}
        actions={
          <>
            <ButtonLink icon={Printer} href={`/print/visit?childId=${child.id}`}>
              Show the doctor
            </ButtonLink>
            <ButtonLink icon={CircleQuestionMark} href="/appointments/questions">
              Questions and Answers
            </ButtonLink>
          </>
        }
      />
      <div className="stack">
        <ViewerNotePanel child={child} what="checkups" />
        <PastPanel child={child} today={today} />
        <Loaded query={query} {...states}>
          {(checkups) => <CheckupList checkups={checkups} child={child} me={me} today={today} opened={visit} />}
        </Loaded>
        <CalendarPanel child={child} />
        <RemindersPanel child={child} />
      </div>
    </>
  );
}
