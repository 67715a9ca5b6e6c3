import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { latestFigures } from '../overview/latest-figures.ts';
import { useVisitGrowth } from './use-visit-growth.ts';
import { VisitFigures } from './visit-figures.tsx';
import { VisitGain } from './visit-gain.tsx';
import type { VisitGrowth } from './visit-growth.ts';
import { VisitSource } from './visit-source.tsx';
import { whenMeasured } from '../overview/when-measured.ts';

const TITLE = 'Growth';

export function VisitGrowthPanel({ child, today }: { child: Child; today: Day }) {
  const { query, planned, growth } = useVisitGrowth(child, today);
  if (growth) return <Growth {...growth} />;
  return (
    <SheetPart title={TITLE}>
      {query.error ? (
        <LoadFailed title="Unable to load growth measurements. Please try again later." query={query} />
      ) : planned.error ? (
        <LoadFailed title="Unable to load growth charts. Please try again later." query={planned} />
      ) : (
        <Loading text={query.data ? 'Loading growth charts...' : 'Loading growth measurements...'} />
      )}
    </SheetPart>
  );
}

function Growth(growth: VisitGrowth) {
  const { child, charted } = growth;
  if (charted.length === 0) {
    return (
      <SheetPart title={TITLE}>
        <NoneYet firstName={child.firstName} />
      </SheetPart>
    );
  }
  const figures = latestFigures({ ...growth, measurements: charted });
  const when = whenMeasured(figures, child);
  return (
    <SheetPart
      title={
        when === null ? (
          TITLE
        ) : (
          <>
            {TITLE}, {when.on} <small>{when.age}</small>
          </>
        )
      }
      className="growth"
    >
      <VisitGain {...growth} />
      <VisitFigures {...growth} figures={figures} isOneDay={when !== null} />
      <VisitSource {...growth} />
    </SheetPart>
  );
}

function NoneYet({ firstName }: { firstName: string }) {
  return (
    <p>
      <strong>No measurements yet.</strong> The latest values, the charts and the table of measurements are left out
      until a first weight, height or head circumference of {firstName} is entered.
    </p>
  );
}
