import { LineChart, Plus } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { FernPairLater } from '#web/ui/drawing/art/fern-pair-later.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useMeasurements } from './data.ts';
import { ImportLink, MeasurementFiles } from './import/measurement-files.tsx';
import { useEditMeasurement } from './list/use-edit-measurement.tsx';
import { MeasurementTable } from './list/measurement-table.tsx';
import { newestFirst } from './list/newest-first.ts';
import { noneYetText } from './overview/none-yet-text.ts';

/** The specification puts the reason in the title. */
const states = {
  loading: 'Loading measurements...',
  failed: ({ message }: CallFailed) => `Error loading measurements: ${message}`,
};

export function MeasurementsPage() {
  return (
    <Page width="reading">
      <OfActiveChildPanel
        title="Growth Measurements"
        titleOf={({ firstName }) => `Measurements of ${firstName}`}
        {...states}
        noChild={{ text: 'A measurement belongs to a child. A name, a birthday and a gender are enough.' }}
      >
        {(child, me) => <ListToday key={child.id} child={child} me={me} />}
      </OfActiveChildPanel>
    </Page>
  );
}

type ListProps = { child: Child; me: Me; today: Day };

function ListToday(props: Omit<ListProps, 'today'>) {
  return <MeasurementList {...props} today={useToday()} />;
}

export function MeasurementList({ child, me, today }: ListProps) {
  const query = useMeasurements(child.id);
  const { data: measurements } = query;
  const edit = useEditMeasurement({ child, me, today });
  const hasSome = measurements !== undefined && measurements.length > 0;
  const entries = hasSome ? ` · ${count(measurements.length, 'measurement')}` : '';
  return (
    <>
      <PageHead
        title="Growth Measurements"
        text={`${child.firstName}, ${childAgeText(child, today)}${entries}`}
        actions={hasSome ? <Actions child={child} /> : mayEdit(child) && measurements && <ImportLink />}
      />
      <div className="stack">
        <ViewerNotePanel child={child} what="measurements" />
        <Loaded query={query} {...states}>
          {(known) =>
            known.length > 0 ? (
              <Card footer={<span className="xs faint">{defaultsText(child)}</span>}>
                <MeasurementTable measurements={newestFirst(known)} child={child} me={me} today={today} onEdit={edit} />
              </Card>
            ) : (
              <NoneYet mayAdd={mayEdit(child)} />
            )
          }
        </Loaded>
        {hasSome && <MeasurementFiles child={child} />}
      </div>
    </>
  );
}

function defaultsText(child: Child): string {
  return mayEdit(child)
    ? 'Entered by you, and height measured lying, unless noted.'
    : 'Height measured lying unless noted.';
}

function Actions({ child }: { child: Child }) {
  return (
    <>
      <ButtonLink look="quiet" href={`/print/visit?childId=${child.id}`}>
        Show the doctor
      </ButtonLink>
      <ButtonLink icon={LineChart} href="/dashboard?tab=growth">
        Growth Tracking
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
      <Empty art={<FernPairLater />} title="No measurements yet" action={mayAdd && <AddNew />}>
        {noneYetText(mayAdd)}
      </Empty>
    </Card>
  );
}
