import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { count } from '#domain/time/age-text.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { Loading } from '#web/ui/state/loading.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useVisitPlan } from './data.ts';
import { isByMonth } from './dose/by-month.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';

// Loaded with the plan of visits, which is asked for apart.
const PlannedVisits = lazily(() => import('./schedule/planned-visits.tsx'), 'PlannedVisits');

const loading = 'Loading the next visits...';

type Props = { child: Child; plan: VaccinePlan };

/** Opens by itself when something is overdue. */
export function CatchUpPanel({ child, plan }: Props) {
  // A plan without the doses that may have been given would ask for them again.
  if (plan.planned.some(({ isUnanswered, dueOn }) => isUnanswered && dueOn !== null)) return null;
  const isOverdue = plan.planned.some(({ status }) => status === 'overdue');
  const isAgain = plan.planned.some(({ isAskedForAgain }) => isAskedForAgain);
  return isOverdue ? (
    <CatchUp child={child} plan={plan} isAgain={isAgain} />
  ) : (
    <OnDemandVisits child={child} plan={plan} />
  );
}

function CatchUp({ child, plan, isAgain }: Props & { isAgain: boolean }) {
  const { data } = useVisitPlan(child.id);
  return (
    <section className="stack tight" aria-labelledby="catch-up">
      <h2 className="group" id="catch-up">
        Catch-up plan {data && <span className="soft">{count(data.visits.length, 'visit')}</span>}
      </h2>
      <p className="soft">{isAgain ? `Some doses are here again. ${FIND_RECORD}` : 'Nothing starts over.'}</p>
      <Visits child={child} plan={plan} />
    </section>
  );
}

function OnDemandVisits({ child, plan }: Props) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Fold title="The next visits" titleLevel={2} onOpen={() => setWanted(true)}>
      {isWanted && <Visits child={child} plan={plan} />}
    </Fold>
  );
}

function Visits({ child, plan: { planned } }: Props) {
  return (
    <Loaded
      query={useVisitPlan(child.id)}
      failed="Failed to load vaccine data. Please try again."
      loading={loading}
      rows={2}
    >
      {(plan) => (
        <WhenLoaded fallback={<Loading text={loading} rows={2} />}>
          <PlannedVisits plan={plan} byMonth={planned.filter(isByMonth)} />
        </WhenLoaded>
      )}
    </Loaded>
  );
}
