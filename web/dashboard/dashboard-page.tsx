import { Suspense, useContext } from 'react';
import type { Child } from '#contract/children.ts';
import { isInFirstYear } from '#domain/growth/score/first-year.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { NextCheckupCard } from '#web/checkups/next-checkup-card.tsx';
import type { DashboardCard, QuickAdd, Search } from '#web/client/page/page.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { Overview } from './overview.tsx';
import { AskExpert } from './ask-expert.tsx';
import { AskedFirst } from './asked-first.tsx';
import { QuickAdds } from './quick-adds.tsx';
import { SectionMenu, SectionTabs } from './section-menu.tsx';
import { sections } from './sections.ts';
import type { DashboardTab } from './tabs.ts';
import { VisitOrNext } from './visit-or-next.tsx';

// Only with a plan.
const TrialBanner = lazily(() => import('#web/billing/trial/trial-banner.tsx'), 'TrialBanner');
// Only in the first year.
const NewbornPanel = lazily(() => import('#web/growth/newborn-panel.tsx'), 'NewbornPanel');

type Props = {
  tab: DashboardTab;
  /** What the address says beside the tab. */
  search: Search;
  cards: readonly DashboardCard[];
  adds: readonly QuickAdd[];
};

export function DashboardPage({ tab, search, cards, adds }: Props) {
  const query = useChildren();
  const { data } = query;
  const child = data ? activeOf(data) : null;
  const today = useToday();
  const { hasPlan } = useContext(DrawnContext);
  useTitle(child ? `${child.firstName}'s Dashboard` : 'Dashboard');
  const menu = <SectionMenu key="menu" tab={tab} />;
  const section = (
    <div key="section" className="page dash-body">
      <Loaded
        query={query}
        failed="Failed to load dashboard data. Please refresh the page."
        loading="Loading dashboard..."
      >
        {() =>
          child ? (
            <Section tab={tab} search={search} cards={cards} child={child} today={today} />
          ) : (
            <NoChildCard title="Who are we following?">
              A name, a birthday and a gender are enough. Growth charts start with the first weight.
            </NoChildCard>
          )
        }
      </Loaded>
    </div>
  );
  return (
    <>
      <DashboardHead child={child} isKnown={data !== undefined} today={today} />
      {/* The tab of insights says of the plan itself. */}
      {hasPlan && tab !== 'ai-insights' && (
        <WhenLoaded fallback={null} isQuiet>
          <TrialBanner />
        </WhenLoaded>
      )}
      {child && (
        <div className="page">
          {tab === 'overview' && isInFirstYear(child.bornOn, today) && (
            <WhenLoaded fallback={null} isQuiet>
              <NewbornPanel child={child} today={today} />
            </WhenLoaded>
          )}
          {tab === 'overview' && mayEdit(child) ? (
            <>
              <AskedFirst child={child} today={today} isPast />
              <VisitOrNext
                key={child.id}
                child={child}
                today={today}
                adds={<QuickAdds adds={adds} child={child} today={today} />}
              />
              <AskedFirst child={child} today={today} />
            </>
          ) : (
            <NextCheckupCard child={child} today={today} isLine={tab !== 'overview'} />
          )}
        </div>
      )}
      <SectionTabs tab={tab}>
        <AskExpert child={child} today={today} />
      </SectionTabs>
      {/* With keys, the menu of a phone keeps the focus as it changes its place. */}
      {tab === 'overview' ? [section, menu] : [menu, section]}
    </>
  );
}

type SectionProps = Omit<Props, 'adds'> & { child: Child; today: Day };

function Section({ tab, search, cards, child, today }: SectionProps) {
  const { Panel, loading } = sections[tab];
  return (
    <Suspense fallback={<Loading text={loading} />}>
      {Panel ? (
        <Panel child={child} today={today} search={search} />
      ) : (
        <Overview cards={cards} child={child} today={today} />
      )}
    </Suspense>
  );
}
