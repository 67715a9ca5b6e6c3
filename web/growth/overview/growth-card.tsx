import { Leaf, Plus } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { latestOf, type Latest } from '#domain/growth/latest.ts';
import type { Units } from '#domain/growth/units.ts';
import { MEASURES, valueText, type Measure } from '#domain/growth/value-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useNear } from '#web/ui/behavior/use-near.ts';
import { measureName } from '../chart/chart-label.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { useMeasurements } from '../data.ts';
import { useEditMeasurement } from '../list/use-edit-measurement.tsx';
import { BirthWeightAsked } from './birth-weight-asked.tsx';
import { GainStatement } from './gain-statement.tsx';
import { LineWords } from './line-words.tsx';
import { useGrowthSummary } from './summary-data.ts';

// Loads the chart and its tables once the card is near the viewport; what is said does not wait.
const NoneYet = lazily(() => import('./none-yet.tsx'), 'NoneYet');
const GrowthSparkline = lazily(() => import('../chart/growth-sparkline.tsx'), 'GrowthSparkline');

const title = 'Growth';
const failed = <Alert title="Unable to load growth charts. Please try again later." tone="clay" />;

type Props = { child: Child; today: Day };

export function GrowthCard({ child, today }: Props) {
  const query = useMeasurements(child.id);
  const { data: measurements, error } = query;
  const { data: me } = useMe();
  if (measurements && me) return <Known child={child} today={today} me={me} measurements={measurements} />;
  return (
    <Card title={title} busy={!error}>
      <NotLoaded
        query={query}
        failed="Unable to load growth measurements. Please try again later."
        loading="Loading growth measurements..."
        rows={2}
      />
    </Card>
  );
}

type KnownProps = Props & { me: Me; measurements: readonly Measurement[] };

function Known({ child, today, me, measurements: entered }: KnownProps) {
  const [isNear, place] = useNear();
  const edit = useEditMeasurement({ child, me, today });
  const query = useGrowthSummary({ child, me, measurements: entered });
  const { data: summary } = query;
  const measurements = chartedOf(child, entered);
  const latest = MEASURES.flatMap((measure) => {
    const found = latestOf(measure, measurements);
    return found ? [{ measure, ...found }] : [];
  });
  const [first, ...others] = latest;
  if (!first) {
    return (
      <Card title={title} footer={<Links mayAdd={false} />}>
        <WhenLoaded fallback={null}>
          <NoneYet mayAdd={mayEdit(child)} />
        </WhenLoaded>
      </Card>
    );
  }
  const latestEntered = entered.find(({ id }) => id === first.latest.measurement.id);
  const correct = latestEntered && mayEdit(child) ? () => edit(latestEntered) : null;
  return (
    <Card
      title={title}
      busy={summary === undefined && !query.error}
      aside={
        summary?.percentile && (
          <Badge tone="done" icon={Leaf}>
            {summary.percentile}
          </Badge>
        )
      }
      footer={<Links mayAdd={mayEdit(child)} />}
    >
      <BirthWeightAsked child={child} measurements={measurements} today={today} />
      {summary?.statement && <LineWords words={summary.statement} />}
      <div className="two">
        <div className="growth-mini">
          <Headline {...first} units={me.units} today={today} onCorrect={correct} />
          {summary && <GainStatement gain={summary.gain} />}
          {summary === undefined && (
            <NotLoaded
              query={query}
              failed={`Unable to load ${child.firstName}'s growth. Please try again later.`}
              loading="Loading growth..."
              rows={1}
            />
          )}
          {others.length > 0 && (
            <p className="sm soft">
              {others
                .map(
                  ({ measure, latest: { value } }) => `${measureName[measure]} ${valueText(measure, value, me.units)}`,
                )
                .join(' · ')}
            </p>
          )}
        </div>
        <div className="stack tight">
          <div ref={place} className="spark">
            {isNear && (
              <WhenLoaded fallback={null} failed={failed} isQuiet>
                <GrowthSparkline
                  measure={first.measure}
                  child={child}
                  measurements={measurements}
                  units={me.units}
                  today={today}
                  me={me}
                  last={summary?.last}
                />
              </WhenLoaded>
            )}
          </div>
          {summary?.reasons.map((reason) => (
            <Alert key={reason}>{reason}</Alert>
          ))}
          {summary && <SourceLine>{summary.source}</SourceLine>}
        </div>
      </div>
    </Card>
  );
}

type HeadlineProps = Pick<Latest, 'latest'> & {
  measure: Measure;
  units: Units;
  today: Day;
  onCorrect: (() => void) | null;
};

function Headline({ measure, latest, units, today, onCorrect }: HeadlineProps) {
  return (
    <p>
      {measure !== 'weight' && <span className="sm soft">{measureName[measure]} </span>}
      <span className="big-num">{valueText(measure, latest.value, units)}</span>{' '}
      <span className="sm soft">on {longDayNear(latest.measuredOn, today)}</span>{' '}
      {onCorrect && (
        <button type="button" className="link" onClick={onCorrect}>
          Correct
        </button>
      )}
    </p>
  );
}

function Links({ mayAdd }: { mayAdd: boolean }) {
  return (
    <>
      <CardLink href="/dashboard?tab=growth">Growth Tracking</CardLink>
      {mayAdd && (
        <CardLink icon={Plus} href="/add-measurement">
          Add Measurement
        </CardLink>
      )}
    </>
  );
}
