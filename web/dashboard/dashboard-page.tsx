import { lazy, Suspense } from 'react';
import type { Child } from '#contract/children.ts';
import { genderText } from '#domain/children/child.ts';
import { ageText } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { ChildSwitcherPanel } from '#web/children/child-switcher-panel.tsx';
import { activeOf, useChildren } from '#web/children/data.ts';
import { useTitle } from '#web/client/use-title.ts';
import { FernPair } from '#web/ui/art/fern-pair.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { AccountButton } from './account-button.tsx';
import type { DashboardTab } from './dashboard-tabs.ts';
import { Overview } from './overview.tsx';
import { SectionMenu } from './section-menu.tsx';

const GrowthPanel = lazy(() =>
  import('#web/growth/growth-panel.tsx').then(({ GrowthPanel: panel }) => ({ default: panel })),
);

/** The signed-in home: who the child is, and one tab a subject. */
export function DashboardPage({ tab }: { tab: DashboardTab }) {
  const { data, error, refetch } = useChildren();
  const today = useToday();
  const child = data ? activeOf(data) : null;
  useTitle(child ? `${child.firstName}'s Dashboard` : 'Dashboard');
  return (
    <>
      <Header child={child} isKnown={data !== undefined} today={today} />
      <SectionMenu tab={tab} />
      <div className="page dash-body">
        {!data && error && (
          <Failed title="Failed to load dashboard data. Please refresh the page." onRetry={() => void refetch()} />
        )}
        {!data && !error && <Loading text="Loading dashboard..." />}
        {data && !child && <NoChild />}
        {child && <Section tab={tab} child={child} today={today} />}
      </div>
    </>
  );
}

function Section({ tab, child, today }: { tab: DashboardTab; child: Child; today: Day }) {
  if (tab === 'overview') return <Overview child={child} today={today} />;
  return (
    <Suspense fallback={<Loading text="Loading growth charts..." />}>
      <GrowthPanel child={child} today={today} />
    </Suspense>
  );
}

function Header({ child, isKnown, today }: { child: Child | null; isKnown: boolean; today: Day }) {
  return (
    <div className="page dash-head">
      <div className="hello">
        <ChildSwitcherPanel />
        <div className="grow">
          <h1>Hello, {child ? `${child.firstName}'s parent!` : 'parent!'}</h1>
          {child && (
            <p className="soft meta">
              <span>{ageText(child.bornOn, today)}</span>
              <span>Born {longDayText(child.bornOn)}</span>
              {child.gender && <span>{genderText(child.gender)}</span>}
            </p>
          )}
          {isKnown && !child && <p className="soft">Please add your baby's information in settings</p>}
        </div>
        {/* On phones the menu of the bar has the same. */}
        <div className="only-wide">
          <AccountButton />
        </div>
      </div>
    </div>
  );
}

function NoChild() {
  return (
    <Empty
      art={<FernPair />}
      title="Who are we following?"
      action={
        <ButtonLink look="primary" href="/settings?section=newborn&action=add">
          Add Your First Child
        </ButtonLink>
      }
    >
      A name, a birthday and a gender are enough. Growth charts start with the first weight.
    </Empty>
  );
}
