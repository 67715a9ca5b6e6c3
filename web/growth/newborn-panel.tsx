import type { Child } from '#contract/children.ts';
import { maySayLoss } from '#domain/growth/score/newborn-loss.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { useMeasurements } from './data.ts';

// Only for a newborn who may have lost too much weight.
const NewbornStatement = lazily(() => import('./overview/line-statement.tsx'), 'NewbornStatement');

/** That a newborn has lost too much weight comes before everything else. */
export function NewbornPanel({ child, today }: { child: Child; today: Day }) {
  const { data: entered } = useMeasurements(child.id);
  const { data: me } = useMe();
  const measurements = entered && chartedOf(child, entered);
  if (!me || !measurements || !maySayLoss(child, measurements, today)) return null;
  return (
    <div className="comes-first">
      <WhenLoaded fallback={null} isQuiet>
        <NewbornStatement child={child} measurements={measurements} today={today} units={me.units} />
      </WhenLoaded>
    </div>
  );
}
