import '#web/ui/css/pages/prose.css';
import '#web/ui/css/pages/insights.css';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Insight } from '#contract/insights.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { PlanGateCard } from '#web/billing/gate/plan-gate-card.tsx';
import { TrialNoteCard } from '#web/billing/gate/trial-note-card.tsx';
import { FernPairLater } from '#web/ui/drawing/art/fern-pair-later.tsx';
import { classes } from '#web/ui/classes.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';
import { useInsights } from '../data.ts';
import { EarlierInsights } from './earlier-insights.tsx';
import { GenerateInsight } from './generate-insight.tsx';
import { LatestInsight } from './latest-insight.tsx';

type Props = { child: Child; today: Day };

/** [DASH-07] The dashboard's tab of insights. */
export function InsightsPanel({ child, today }: Props) {
  const query = useInsights(child.id);
  const { data: me } = useMe();
  const isNone = query.data?.length === 0;
  return (
    <section className="stack loose insights" aria-labelledby="ai-insights">
      <h2 id="ai-insights">AI Insights</h2>
      <div className={classes('insight-columns', isNone && 'none-yet')}>
        <div className="stack" id="latest-insight" tabIndex={-1}>
          {query.data && me ? (
            <Known insights={query.data} child={child} me={me} today={today} />
          ) : query.error ? (
            <LoadFailed title="An unexpected error occurred fetching data." query={query} />
          ) : (
            <Waiting />
          )}
        </div>
        <div className="stack insight-aside">
          {mayEdit(child) ? (
            <PlanGateCard>
              <GenerateInsight key={child.id} child={child} today={today} />
            </PlanGateCard>
          ) : (
            <Card title="Next insight" titleLevel={3}>
              <p className="soft">
                You can read what is here. Parents who may edit {child.firstName}'s information can generate the next
                one.
              </p>
            </Card>
          )}
          <TrialNoteCard what="Insights and chat" />
        </div>
      </div>
    </section>
  );
}

type KnownProps = Props & { insights: readonly Insight[]; me: Me };

function Known({ insights, child, me, today }: KnownProps) {
  const [latest, ...earlier] = insights;
  if (!latest) {
    return (
      <Card>
        <Empty art={<FernPairLater />} title="No insights yet">
          A short text about {child.firstName}'s age: what to look for, and what is good to do now.
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <LatestInsight insight={latest} earlier={earlier.length} child={child} me={me} today={today} />
      <EarlierInsights insights={earlier} child={child} me={me} />
    </>
  );
}

function Waiting() {
  return (
    <Card title="Latest insight" titleLevel={3} busy>
      <p className="visually-hidden" role="status">
        Loading insights...
      </p>
      <div className="stack">
        <Skeleton shape="long" />
        <Skeleton shape="long" />
        <Skeleton />
        <Skeleton shape="long" />
      </div>
    </Card>
  );
}
