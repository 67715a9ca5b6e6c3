import { useMemo, useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { AsDrawn } from '#web/client/page/as-drawn.tsx';
import { lazily } from '#web/client/page/lazily.ts';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Alert } from '#web/ui/state/alert.tsx';

const load = () => import('./overdue-alert.tsx');
const OverdueAlert = lazily(load, 'OverdueAlert');

const couldNot = <Alert title="What is due could not be loaded." tone="clay" />;

/** For the dashboard, which does not wait for the script of what is only read. */
export function OverdueAsDrawn({ child, plan }: { child: Child; plan: VaccinePlan }) {
  const isHydrated = useIsHydrated();
  const [drawn] = useState(isHydrated ? null : { child, plan });
  const isDrawn = drawn?.child === child && drawn.plan === plan;
  // React gives up what the server has drawn where it renders anything else.
  return useMemo(
    () => (
      <WhenLoaded fallback={null} failed={couldNot}>
        <AsDrawn isDrawn={isDrawn} load={load}>
          <OverdueAlert plan={plan} child={child} isNaming />
        </AsDrawn>
      </WhenLoaded>
    ),
    [child, plan, isDrawn],
  );
}
