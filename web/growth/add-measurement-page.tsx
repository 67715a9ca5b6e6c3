import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe, useToday } from '#web/accounts/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { activeOf, useChildren } from '#web/children/data.ts';
import { toneOf } from '#web/ui/tone.ts';
import { useGo } from '#web/client/go.ts';
import { useTitle } from '#web/client/use-title.ts';
import { useUnsaved } from '#web/client/use-unsaved.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx';
import { useMeasurements } from './data.ts';
import { HowToMeasure } from './how-to-measure.tsx';
import { MeasurementForm } from './measurement-form.tsx';
import { UnitsSegment } from './units-segment.tsx';
import { useMeasurementForm } from './use-measurement-form.ts';
import { ViewerNote } from './viewer-note.tsx';

/** The page on which a measurement is added to the child that was active when it was opened. */
export function AddMeasurementPage() {
  const { data: me } = useMe();
  const query = useChildren();
  const { data: children, error } = query;
  const child = children ? activeOf(children) : null;
  return (
    <Page>
      <Breadcrumb trail={[{ label: 'Home', href: '/dashboard' }, { label: 'Add Measurement' }]} />
      {child && children && me ? (
        <AddFor opened={child} known={children.children} me={me} />
      ) : (
        <>
          <PageHead title="Add Measurement" />
          {children && !child && <NoChild />}
          {!children && error && (
            <LoadFailed title="Failed to load children data. Please try again later." query={query} />
          )}
          {!children && !error && <Loading text="Loading children..." />}
        </>
      )}
    </Page>
  );
}

type AddForProps = { /** The child that is active now. */ opened: Child; known: readonly Child[]; me: Me };

function AddFor({ opened, known, me }: AddForProps) {
  // Switching the active child elsewhere does not move a form that is open.
  const [first] = useState(opened);
  const today = useToday();
  const index = known.findIndex(({ id }) => id === first.id);
  return <AddMeasurementTo child={known[index] ?? first} tone={toneOf(Math.max(index, 0))} me={me} today={today} />;
}

type AddProps = { child: Child; tone: ReturnType<typeof toneOf>; me: Me; today: Day };

/** The form for one child, with its name in the title. */
export function AddMeasurementTo({ child, tone, me, today }: AddProps) {
  const title = `Add measurement for ${child.firstName}`;
  // What was typed stays when the right is lowered meanwhile.
  const [mayEditAtFirst] = useState(child.may === 'edit');
  useTitle(title);
  return (
    <>
      <PageHead
        title={title}
        actions={
          <ButtonLink look="quiet" icon={ArrowLeft} href="/dashboard">
            Back to Dashboard
          </ButtonLink>
        }
      />
      {mayEditAtFirst || child.may === 'edit' ? (
        <NewMeasurementForm child={child} tone={tone} me={me} today={today} />
      ) : (
        <ViewerNote child={child} />
      )}
    </>
  );
}

function NewMeasurementForm({ child, tone, me, today }: AddProps) {
  const go = useGo();
  const { data: measurements = [] } = useMeasurements(child.id);
  const form = useMeasurementForm({
    child,
    measurement: null,
    units: me.units,
    today,
    onSaved: () => go('/dashboard?tab=growth'),
  });
  const unsaved = useUnsaved(form.isWritten);
  return (
    <div className="form-cols">
      <MeasurementForm
        id="add-measurement"
        className="card stack loose"
        form={form}
        child={child}
        measurement={null}
        measurements={measurements}
        me={me}
        today={today}
        head={
          <div className="row between wrap">
            <div className="row">
              <Avatar name={child.fullName} picture={child.pictureAddress} tone={tone} />
              <div>
                <strong>{child.fullName}</strong>
                <p className="sm soft">Born {longDayText(child.bornOn)}</p>
              </div>
            </div>
            <UnitsSegment form={form} />
          </div>
        }
        foot={
          <div className="actions">
            {child.may === 'edit' && (
              <Button type="submit" look="primary" big busy={form.isBusy}>
                Add Measurement
              </Button>
            )}
            <ButtonLink look="quiet" href="/dashboard?tab=growth">
              Cancel
            </ButtonLink>
          </div>
        }
      />
      <HowToMeasure />
      <UnsavedDialog unsaved={unsaved} />
    </div>
  );
}

function NoChild() {
  return (
    <NoChildCard title="Who was measured?">
      A measurement belongs to a child. A name, a birthday and a gender are enough.
    </NoChildCard>
  );
}
