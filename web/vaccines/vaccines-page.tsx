import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { useVaccinePlan, useVaccines } from './data.ts';
import { Schedule } from './schedule/schedule.tsx';
import type { OpenAction } from './dialogs/vaccine-action.ts';
import type { VaccinesTab } from './vaccines-search.ts';

// Loaded when an action is pressed.
const VaccineDialogs = lazily(() => import('./dialogs/vaccine-dialogs.tsx'), 'VaccineDialogs');

const PrintedSchedule = lazily(() => import('./schedule/printed-schedule.tsx'), 'PrintedSchedule');

const title = 'Vaccine Schedule';
const loadFailed = 'Failed to load vaccine data. Please refresh the page.';

type PageProps = {
  tab: VaccinesTab;
  /** What is searched for as the page opens. */
  q?: string | undefined;
};

export function VaccinesPage({ tab, q }: PageProps) {
  const today = useToday();
  const open = useOpen();
  const act = (action: OpenAction) => open((close) => <VaccineDialogs {...action} onClose={close} />);
  return (
    <Page width="reading">
      <OfActiveChildPanel
        title={title}
        titleOf={({ firstName }) => `Vaccines of ${firstName}`}
        failed={loadFailed}
        loading="Loading vaccine schedule..."
        noChild={{ text: 'A vaccine plan belongs to a child. A name, a birthday and a gender are enough.' }}
      >
        {(child, me) => (
          <ChildVaccines key={child.id} child={child} me={me} today={today} tab={tab} q={q} onAct={act} />
        )}
      </OfActiveChildPanel>
    </Page>
  );
}

type ChildProps = PageProps & { child: Child; me: Me; today: Day; onAct: (openAction: OpenAction) => void };

export function ChildVaccines({ child, me, today, tab, q = '', onAct }: ChildProps) {
  const plan = useVaccinePlan(child.id);
  const facts = useVaccines();
  const failed = [plan, facts].find(({ data, error }) => !data && error);
  return (
    <>
      {plan.data && facts.data && (
        <a className="skip" href="#doses">
          Skip to the doses
        </a>
      )}
      <PageHead title={title} text={`${child.firstName}, ${childAgeText(child, today)}`} />
      {plan.data && plan.error && (
        <Alert tone="clay" role="alert" title="Failed to load vaccine data. Please try again.">
          What is shown was loaded earlier.
        </Alert>
      )}
      {failed && <LoadFailed title={loadFailed} query={failed} />}
      {!failed && !(plan.data && facts.data) && <Loading text="Loading vaccine schedule..." />}
      {plan.data && facts.data && (
        <>
          <Schedule
            child={child}
            me={me}
            today={today}
            plan={plan.data}
            facts={facts.data}
            tab={tab}
            q={q}
            onAct={onAct}
          />
          <WhenLoaded fallback={null} isQuiet>
            <PrintedSchedule child={child} today={today} plan={plan.data} facts={facts.data} />
          </WhenLoaded>
        </>
      )}
    </>
  );
}
