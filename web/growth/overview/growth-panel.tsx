import { Plus } from 'lucide';
import { useState, type ComponentProps } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import type { ReferencePlan } from '#domain/growth/score/reference.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { choosingReference, useMe } from '#web/accounts/data.ts';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { useMeasurements } from '../data.ts';
import { GrowthCharts } from '../chart/growth-charts.tsx';
import { BirthWeightAsked } from './birth-weight-asked.tsx';
import { GrowthStats } from './growth-stats.tsx';
import { useEditMeasurement } from '../list/use-edit-measurement.tsx';
import { MeasurementTable } from '../list/measurement-table.tsx';
import { newestFirst } from '../list/newest-first.ts';
import { useReferencePlan } from './use-reference-plan.ts';

const AddWeightDialog = lazily(() => import('../form/add-weight-dialog.tsx'), 'AddWeightDialog');
const Increments = lazily(() => import('./increments.tsx'), 'Increments');
const led = () => import('./growth-lead.tsx');
const GrowthLead = lazily(led, 'GrowthLead');
const CalmStatement = lazily(led, 'CalmStatement');

type Props = { child: Child; today: Day };

const latestShown = 4;

export function GrowthPanel({ child, today }: Props) {
  const query = useMeasurements(child.id);
  const { data: me } = useMe();
  return (
    <section className="stack loose" aria-labelledby="growth-tracking">
      <div className="row between wrap">
        <h2 id="growth-tracking">Growth Tracking</h2>
        <div className="row wrap heading-acts">
          <ButtonLink href="/measurements">View All Measurements</ButtonLink>
          {mayEdit(child) && <AddWeight child={child} today={today} />}
        </div>
      </div>
      <ViewerNotePanel child={child} what="measurements" />
      <Loaded
        query={query}
        failed="Unable to load growth measurements. Please try again later."
        loading="Loading growth measurements..."
      >
        {(measurements) => me && <Planned child={child} today={today} me={me} measurements={measurements} />}
      </Loaded>
    </section>
  );
}

/** Opens the sheet with one field; the page that the link leads to has them all. */
function AddWeight({ child, today }: Props) {
  const open = useOpen();
  return (
    <ButtonLink
      look="primary"
      icon={Plus}
      href="/add-measurement"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open((close) => <AddWeightDialog child={child} today={today} onClose={close} />);
      }}
    >
      Add Measurement
    </ButtonLink>
  );
}

type KnownProps = Props & { me: Me; measurements: readonly Measurement[] };

function Planned(known: KnownProps) {
  const { child, today, me } = known;
  const query = useReferencePlan(child, today, me);
  if (query.plan) return <Growth key={child.id} {...known} plan={query.plan} />;
  if (query.error) return <LoadFailed title="Unable to load growth charts. Please try again later." query={query} />;
  return <Loading text="Loading growth charts..." />;
}

function Growth({ child, today, me, measurements, plan }: KnownProps & { plan: ReferencePlan }) {
  const edit = useEditMeasurement({ child, me, today });
  const choose = useChange(choosingReference);
  const isOlder = ageDays(child.bornOn, today) >= FIRST_DAY_OF_HEIGHT;
  const current = choose.isPending ? choose.variables : me.growthReference;
  const reference = isOlder ? { current, onPick: choose.mutate } : null;
  const charted = chartedOf(child, measurements);
  const facts = { child, measurements: charted, plan, units: me.units };
  return (
    <>
      {charted.length > 0 && (
        <>
          <div className="stack tight growth-lead">
            <WhenLoaded fallback={null} isQuiet>
              <GrowthLead {...facts} today={today} />
            </WhenLoaded>
          </div>
          <BirthWeightAsked child={child} measurements={measurements} today={today} />
          <GrowthStats {...facts} />
        </>
      )}
      <GrowthCharts
        {...facts}
        childName={child.firstName}
        today={today}
        mayAdd={mayEdit(child)}
        reference={reference}
      />
      {charted.length > 0 && (
        <>
          <WhenLoaded fallback={null} isQuiet>
            <CalmStatement {...facts} today={today} />
          </WhenLoaded>
          <BetweenMeasurements {...facts} />
        </>
      )}
      {measurements.length > 0 && (
        <Card
          title="Latest measurements"
          titleLevel={3}
          footer={<CardLink href={`/print/visit?childId=${child.id}`}>Show the doctor</CardLink>}
        >
          <MeasurementTable
            measurements={newestFirst(measurements).slice(0, latestShown)}
            child={child}
            me={me}
            today={today}
            onEdit={edit}
          />
        </Card>
      )}
    </>
  );
}

type BetweenProps = ComponentProps<typeof Increments>;

function BetweenMeasurements(props: BetweenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title="Growth between measurements" onOpen={() => setOpen(true)}>
      {isOpen && (
        <WhenLoaded fallback={<Loading text="Loading growth charts..." rows={1} />}>
          <Increments {...props} />
        </WhenLoaded>
      )}
    </Fold>
  );
}
