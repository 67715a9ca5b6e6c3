import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { useGo } from '#web/client/page/go.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { Avatar } from '#web/ui/drawing/avatar.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { UnsavedLaterDialog } from '#web/ui/overlay/unsaved-later-dialog.tsx';
import { useMeasurements } from './data.ts';
import { ForOpenedChild, type OpenedChild } from './form/for-opened-child.tsx';
import { HowToMeasure } from './form/how-to-measure.tsx';
import { MeasurementForm } from './form/measurement-form.tsx';
import { UnitsSegment } from './form/units-segment.tsx';
import { useMeasurementForm } from './form/use-measurement-form.ts';

export function AddMeasurementPage() {
  return (
    <Page>
      <ForOpenedChild title="Add Measurement" shows={AddToday} />
    </Page>
  );
}

function AddToday({ child, index, me }: OpenedChild) {
  return <AddMeasurementTo child={child} tone={toneOf(index)} me={me} today={useToday()} />;
}

type AddProps = { child: Child; tone: ReturnType<typeof toneOf>; me: Me; today: Day };

export function AddMeasurementTo({ child, tone, me, today }: AddProps) {
  const title = `Add measurement for ${child.firstName}`;
  // Typed input stays if the right is lowered meanwhile.
  const [mayEditAtFirst] = useState(mayEdit(child));
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
      {mayEditAtFirst || mayEdit(child) ? (
        <NewMeasurementForm child={child} tone={tone} me={me} today={today} />
      ) : (
        <ViewerNotePanel child={child} what="measurements" />
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
    me,
    today,
    onSaved: () => go('/dashboard?tab=growth'),
  });
  const unsaved = useUnsaved(form.isDirty);
  return (
    <div className="form-cols">
      <MeasurementForm
        id="add-measurement"
        className="card stack loose"
        form={form}
        measurements={measurements}
        head={
          <div className="row between wrap">
            <div className="row">
              <Avatar name={child.fullName} picture={child.pictureAddress} tone={tone} />
              <div>
                <strong>{child.fullName}</strong>
                <p className="sm soft">
                  {childAgeText(child, today)}. Born {longDayText(child.bornOn)}
                </p>
              </div>
            </div>
            <UnitsSegment form={form} />
          </div>
        }
        foot={
          <div className="actions">
            {mayEdit(child) && (
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
      <UnsavedLaterDialog unsaved={unsaved} />
    </div>
  );
}
