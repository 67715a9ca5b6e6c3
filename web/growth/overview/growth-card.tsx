import { Plus } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { changeText, latestOf, type Latest } from '#domain/growth/latest.ts';
import type { Units } from '#domain/growth/units.ts';
import { MEASURES, valueText, type Measure } from '#domain/growth/value-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useNear } from '#web/ui/behavior/use-near.ts';
import { measureName } from '../chart/chart-label.ts';
import { chartedOf } from '../chart/charted.ts';
import { useMeasurements } from '../data.ts';
import { EditedMeasurement } from '../list/edited-measurement.tsx';
import { BirthWeightAsked } from './birth-weight-asked.tsx';
import { noneYetText } from './none-yet-text.ts';
import { WeightChange } from './weight-change.tsx';

// Loads the chart and its tables once the card is near the viewport; the values do not wait.
const drawn = () => import('../chart/growth-sparkline.tsx');
const LatestBadge = lazily(drawn, 'LatestBadge');
const CardStatement = lazily(drawn, 'CardStatement');
const CardGain = lazily(drawn, 'CardGain');
const GrowthSparkline = lazily(drawn, 'GrowthSparkline');

const waiting = <Loading text="Loading growth charts..." rows={1} />;
const notDrawn = <Alert title="Unable to load growth charts. Please try again later." tone="clay" />;

type Props = { child: Child; today: Day };

export function GrowthCard({ child, today }: Props) {
  const query = useMeasurements(child.id);
  const { data: measurements, error } = query;
  const { data: me } = useMe();
  if (measurements && me) return <Known child={child} today={today} me={me} measurements={measurements} />;
  return (
    <GrowthFrame busy={!error}>
      <NotLoaded
        query={query}
        failed="Unable to load growth measurements. Please try again later."
        loading="Loading growth measurements..."
        rows={2}
      />
    </GrowthFrame>
  );
}

type FrameProps = { busy?: boolean; aside?: ReactNode; footer?: ReactNode; children: ReactNode };

function GrowthFrame({ busy = false, aside, footer, children }: FrameProps) {
  return (
    <Card title="Growth" busy={busy} aside={aside} footer={footer}>
      {children}
    </Card>
  );
}

function Known({ child, today, me, measurements: entered }: Props & { me: Me; measurements: readonly Measurement[] }) {
  const [isNear, place] = useNear();
  const [edited, setEdited] = useState<Measurement | null>(null);
  const measurements = chartedOf(child, entered);
  const latest = MEASURES.flatMap((measure) => {
    const found = latestOf(measure, measurements);
    return found ? [{ measure, ...found }] : [];
  });
  const [first, ...others] = latest;
  if (!first) return <NoneYet mayAdd={mayEdit(child)} />;
  const latestEntered = entered.find(({ id }) => id === first.latest.measurement.id);
  const correct = latestEntered && mayEdit(child) ? () => setEdited(latestEntered) : null;
  const change = <WeightChange weights={first} units={me.units} />;
  const drawing = { measure: first.measure, child, measurements, units: me.units, today, me };
  return (
    <GrowthFrame
      aside={
        isNear && (
          <WhenLoaded fallback={null} isQuiet>
            <LatestBadge {...drawing} />
          </WhenLoaded>
        )
      }
      footer={<Links mayAdd={mayEdit(child)} />}
    >
      <BirthWeightAsked child={child} measurements={measurements} today={today} />
      {isNear && (
        <WhenLoaded fallback={null} isQuiet>
          <CardStatement {...drawing} />
        </WhenLoaded>
      )}
      <div className="two">
        <div className="growth-mini">
          <Headline {...first} units={me.units} today={today} onCorrect={correct} />
          {first.measure === 'weight' &&
            (isNear ? (
              <WhenLoaded fallback={change} failed={change} isQuiet>
                <CardGain {...drawing} weights={first} />
              </WhenLoaded>
            ) : (
              change
            ))}
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
        <div ref={place} className="spark-place">
          {isNear ? (
            <WhenLoaded fallback={waiting} failed={notDrawn} isQuiet>
              <GrowthSparkline {...drawing} />
            </WhenLoaded>
          ) : (
            waiting
          )}
        </div>
      </div>
      <EditedMeasurement
        measurement={edited}
        child={child}
        measurements={entered}
        me={me}
        today={today}
        onClose={() => setEdited(null)}
      />
    </GrowthFrame>
  );
}

type HeadlineProps = Latest & { measure: Measure; units: Units; today: Day; onCorrect: (() => void) | null };

function Headline({ measure, latest, previous, units, today, onCorrect }: HeadlineProps) {
  // That of a weight is a sentence of its own.
  const change = measure === 'weight' ? null : changeText(measure, { latest, previous }, units);
  return (
    <p>
      {measure !== 'weight' && <span className="sm soft">{measureName[measure]} </span>}
      <span className="big-num">{valueText(measure, latest.value, units)}</span>{' '}
      <span className="sm soft">
        on {longDayNear(latest.measuredOn, today)}
        {change && `, ${change}`}
      </span>{' '}
      {onCorrect && (
        <button type="button" className="link" onClick={onCorrect}>
          Correct
        </button>
      )}
    </p>
  );
}

function NoneYet({ mayAdd }: { mayAdd: boolean }) {
  return (
    <GrowthFrame footer={<Links mayAdd={false} />}>
      <Empty
        title="No measurements yet"
        action={
          mayAdd && (
            <ButtonLink look="primary" icon={Plus} href="/add-measurement">
              Add Measurement
            </ButtonLink>
          )
        }
      >
        {noneYetText(mayAdd)}
      </Empty>
    </GrowthFrame>
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
