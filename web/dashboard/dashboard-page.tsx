import { Suspense } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { NextCheckupCard } from '#web/checkups/next-checkup-card.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import type { DashboardTab } from './dashboard-tabs.ts';
import { SectionMenu } from './section-menu.tsx';

const Overview = lazily(() => import('./overview.tsx'), 'Overview');
const GrowthPanel = lazily(() => import('#web/growth/overview/growth-panel.tsx'), 'GrowthPanel');

type Tab = { readonly Panel: typeof Overview; readonly loading: string };

const panels: Readonly<Record<DashboardTab, Tab>> = {
  overview: { Panel: Overview, loading: 'Loading dashboard...' },
  growth: { Panel: GrowthPanel, loading: 'Loading growth charts...' },
};

export function DashboardPage({ tab }: { tab: DashboardTab }) {
  const query = useChildren();
  const { data } = query;
  const child = data ? activeOf(data) : null;
  const today = useToday();
  useTitle(child ? `${child.firstName}'s Dashboard` : 'Dashboard');
  return (
    <>
      <DashboardHead child={child} isKnown={data !== undefined} today={today} />
      {child && (
        <div className="page">
          <NextCheckupCard child={child} today={today} isLine={tab !== 'overview'} />
        </div>
      )}
      <SectionMenu tab={tab} />
      <div className="page dash-body">
        <Loaded
          query={query}
          failed="Failed to load dashboard data. Please refresh the page."
          loading="Loading dashboard..."
        >
          {() =>
            child ? (
              <Section tab={tab} child={child} today={today} />
            ) : (
              <NoChildCard title="Who are we following?">
                A name, a birthday and a gender are enough. Growth charts start with the first weight.
              </NoChildCard>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function Section({ tab, child, today }: { tab: DashboardTab; child: Child; today: Day }) {
  const { Panel, loading } = panels[tab];
  return (
    <Suspense fallback={<Loading text={loading} />}>
      <Panel child={child} today={today} />
    </Suspense>
  );
}
