import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { AfterCarePanel } from './after-care-panel.tsx';
import { BirthPanel } from './birth-panel.tsx';
import { VaccineCard } from './schedule/vaccine-card.tsx';

export function DashboardCard({ child, today }: { child: Child; today: Day }) {
  return (
    <>
      <BirthPanel child={child} isForNewborns />
      <AfterCarePanel child={child} today={today} />
      <VaccineCard child={child} />
    </>
  );
}
