import { LineChart, Plus } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { ageText, count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe, useToday } from '#web/accounts/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { activeOf, useChildren } from '#web/children/data.ts';
import type { CallFailed } from '#web/client/call.ts';
import { useTitle } from '#web/client/use-title.ts';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Failed } from '#web/ui/state/failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useMeasurements } from './data.ts';
import { EditMeasurementDialog } from './form/edit-measurement-dialog.tsx';
import { ImportLink, MeasurementFiles } from './import/measurement-files.tsx';
import { MeasurementTable } from './list/measurement-table.tsx';
import { newestFirst } from './list/newest-first.ts';
import { noneYetText } from './overview/none-yet-text.ts';
import { ViewerNote } from './list/viewer-note.tsx';

/** Every measurement of the active child, newest first. */
export function MeasurementsPage() {
  const { data: me } = useMe();
  const { data: children, error, refetch, isFetching } = useChildren();
  const child = children ? activeOf(children) : null;
  useTitle(child ? `Measurements of ${child.firstName}` : 'Growth Measurements');
  return (
    <Page width="reading">
      <Breadcrumb trail={[{ label: 'Home', href: '/dashboard' }, { label: 'Measurements' }]} />
      {child && me ? (
        <ListToday key={child.id} child={child} me={me} />
      ) : (
        <>
          <PageHead title="Growth Measurements" />
          <Waiting
            error={children ? null : error}
            hasNoChild={children !== undefined && !child}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </Page>
  );
}

type WaitingProps = { error: CallFailed | null; hasNoChild: boolean; busy: boolean; onRetry: () => void };

function Waiting({ error, hasNoChild, busy, onRetry }: WaitingProps) {
  if (error) return <Failed title={loadFailedTitle(error)} busy={busy} requestId={error.requestId} onRetry={onRetry} />;
  if (!hasNoChild) return <Loading text="Loading measurements..." />;
  return <NoChildCard>A measurement belongs to a child. A name, a birthday and a gender are enough.</NoChildCard>;
}

/** What is said when measurements cannot be loaded. */
export function loadFailedTitle({ message }: Pick<CallFailed, 'message'>): string {
  return `Error loading measurements: ${message}`;
}

type ListProps = { child: Child; me: Me; today: Day };

function ListToday(props: Omit<ListProps, 'today'>) {
  return <MeasurementList {...props} today={useToday()} />;
}

/** The measurements of one child, and the dialog that changes them. */
export function MeasurementList({ child, me, today }: ListProps) {
  const { data: measurements, error, refetch, isFetching } = useMeasurements(child.id);
  const [edited, setEdited] = useState<Measurement | null>(null);
  const hasSome = measurements !== undefined && measurements.length > 0;
  const entries = hasSome ? ` · ${count(measurements.length, 'measurement')}` : '';
  return (
    <>
      <PageHead
        title="Growth Measurements"
        text={`${child.firstName}, ${ageText(child.bornOn, today)}${entries}`}
        actions={hasSome ? <Actions child={child} /> : mayEdit(child) && measurements && <ImportLink />}
      />
      <div className="stack">
        <ViewerNote child={child} />
        {!measurements && error && (
          <Failed
            title={loadFailedTitle(error)}
            busy={isFetching}
            requestId={error.requestId}
            onRetry={() => void refetch()}
          />
        )}
        {!measurements && !error && <Loading text="Loading measurements..." />}
        {measurements && !hasSome && <NoneYet mayAdd={mayEdit(child)} />}
        {hasSome && (
          <Card footer={<span className="xs faint">{unlessNoted(child)}</span>}>
            <MeasurementTable
              measurements={newestFirst(measurements)}
              child={child}
              me={me}
              today={today}
              onEdit={setEdited}
            />
          </Card>
        )}
        {hasSome && <MeasurementFiles child={child} />}
      </div>
      <EditMeasurementDialog
        measurement={edited}
        child={child}
        measurements={measurements ?? []}
        me={me}
        today={today}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

function unlessNoted(child: Child): string {
  return mayEdit(child)
    ? 'Entered by you, and height measured lying, unless noted.'
    : 'Height measured lying unless noted.';
}

function Actions({ child }: { child: Child }) {
  return (
    <>
      <ButtonLink look="quiet" href={`/print/visit?childId=${child.id}`}>
        Print for the doctor
      </ButtonLink>
      <ButtonLink icon={LineChart} href="/dashboard?tab=growth">
        Open the charts
      </ButtonLink>
      {mayEdit(child) && <AddNew />}
    </>
  );
}

function AddNew() {
  return (
    <ButtonLink look="primary" icon={Plus} href="/add-measurement">
      Add New Measurement
    </ButtonLink>
  );
}

function NoneYet({ mayAdd }: { mayAdd: boolean }) {
  return (
    <Card>
      <Empty art={<FernPair />} title="No measurements yet" action={mayAdd && <AddNew />}>
        {noneYetText(mayAdd)}
      </Empty>
    </Card>
  );
}
