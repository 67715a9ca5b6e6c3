import '#web/ui/css/pages/visit.css';
import '#web/ui/css/pages/visit-tables.css';
import '#web/ui/css/pages/visit-figures.css';
import '#web/ui/css/pages/visit-milestones.css';
import '#web/ui/css/pages/visit-phone.css';
import '#web/ui/css/pages/visit-paper.css';
import { ArrowLeft, Printer } from 'lucide';
import { Suspense } from 'react';
import type { Child, Children } from '#contract/children.ts';
import { useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { visitTitle } from './visit-head.tsx';
import type { VisitSearch } from './visit-search.ts';
import { sectionsOf } from './visit-sections.ts';
import { VisitSheet } from './visit-sheet.tsx';

const VisitFor = lazily(() => import('#web/checkups/visit/visit-for-panel.tsx'), 'VisitForPanel');

export function VisitPage({ search: { only, childId } }: { search: VisitSearch }) {
  const query = useChildren();
  const { data } = query;
  const today = useToday();
  const child = data ? childOf(data, childId) : null;
  const isWhole = only === undefined;
  useTitle(child ? `${visitTitle} · ${child.firstName}` : visitTitle);
  return (
    <Page width="reading">
      <div className="row between wrap visit-acts">
        <ButtonLink look="quiet" icon={ArrowLeft} href="/dashboard">
          Back to Dashboard
        </ButtonLink>
        {child && (
          <Button look="primary" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
      {!child && <PageHead title={visitTitle} />}
      <Loaded query={query} failed="Error loading child data" loading="Loading children...">
        {() =>
          child ? (
            <VisitSheet
              key={child.id}
              child={child}
              today={today}
              sections={sectionsOf(only)}
              isWhole={isWhole}
              visit={
                isWhole && (
                  <Suspense fallback={null}>
                    <VisitFor child={child} today={today} />
                  </Suspense>
                )
              }
            />
          ) : (
            <NobodyHere isNamed={childId !== undefined} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** The child named in the URL, else the active one; null if the reader has no such child. */
function childOf(data: Children, childId: string | undefined): Child | null {
  if (childId === undefined) return activeOf(data);
  return [...data.children, ...data.incomplete].find(({ id }) => id === childId) ?? null;
}

function NobodyHere({ isNamed }: { isNamed: boolean }) {
  if (!isNamed)
    return <NoChildCard>The sheet is about a child. A name, a birthday and a gender are enough.</NoChildCard>;
  return <Empty title="Could not find child data">The child was removed, or is not shared with you.</Empty>;
}
