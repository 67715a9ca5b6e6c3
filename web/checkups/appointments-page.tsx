import { Printer } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { ageText } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe, useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { lazily } from '#web/client/lazily.ts';
import { useTitle } from '#web/client/use-title.ts';
import { useUnsaved } from '#web/client/use-unsaved.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { CalendarPanel } from './reminders/calendar-panel.tsx';
import { CheckupList } from './visit/checkup-list.tsx';
import { useCheckups } from './data.ts';
import { Drafts, type Draft } from './questions/drafts.ts';
import { PastPanel } from './past/past-panel.tsx';
import { RemindersPanel } from './reminders/reminders-panel.tsx';
import { ViewerNote } from './visit/viewer-note.tsx';

const failedTitle = 'Failed to load appointment data. Please refresh the page.';
const UnsavedDialog = lazily(() => import('#web/ui/overlay/unsaved-dialog.tsx'), 'UnsavedDialog');
const waiting = <Loading text="Loading appointments..." />;

/** The checkups of the active child, from the first day on. */
export function AppointmentsPage() {
  const { data: me } = useMe();
  const query = useChildren();
  const { data: children, error } = query;
  const today = useToday();
  const [drafts] = useState(() => new Map<string, Draft>());
  const unsaved = useUnsaved(() => drafts.size > 0);
  const child = children ? activeOf(children) : null;
  useTitle(child ? `Appointments of ${child.firstName}` : 'Appointments');
  return (
    <Page width="reading">
      <Breadcrumb trail={[{ label: 'Home', href: '/dashboard' }, { label: 'Appointments' }]} />
      {child && me ? (
        <Drafts value={drafts}>
          <Appointments key={child.id} child={child} me={me} today={today} />
        </Drafts>
      ) : (
        <>
          <PageHead title="Appointments" />
          {!children && error && <LoadFailed title={failedTitle} query={query} />}
          {!children && !error && waiting}
          {children && !child && (
            <NoChildCard>Checkups belong to a child. A name, a birthday and a gender are enough.</NoChildCard>
          )}
        </>
      )}
      {unsaved.isAsked && (
        <WhenLoaded fallback={null} onFailed={unsaved.stay}>
          <UnsavedDialog unsaved={unsaved} />
        </WhenLoaded>
      )}
    </Page>
  );
}

/** The checkups of one child. */
export function Appointments({ child, me, today }: { child: Child; me: Me; today: Day }) {
  const query = useCheckups(child.id);
  const { data: checkups, error } = query;
  return (
    <>
      <PageHead
        title="Appointments"
        text={`${child.firstName}'s checkups, ${ageText(child.bornOn, today)}`}
        actions={
          <ButtonLink icon={Printer} href={`/print/visit?childId=${child.id}`}>
            For the doctor visit
          </ButtonLink>
        }
      />
      <div className="stack">
        <ViewerNote child={child} />
        <PastPanel child={child} today={today} />
        {!checkups && error && <LoadFailed title={failedTitle} query={query} />}
        {!checkups && !error && waiting}
        {checkups && <CheckupList checkups={checkups} child={child} me={me} today={today} />}
        <CalendarPanel child={child} />
        <RemindersPanel child={child} />
      </div>
    </>
  );
}
