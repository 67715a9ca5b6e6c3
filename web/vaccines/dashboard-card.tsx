import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { BirthPanel } from './birth-panel.tsx';
import { AfterShots } from './after-shots.tsx';
import { VaccineCard } from './schedule/vaccine-card.tsx';

export function DashboardCard({ child, today }: { child: Child; today: Day }) {
  return (
    <>
      <BirthPanel child={child} isForNewborns />
      <AfterShots child={child} today={today} />
      <VaccineCard child={child} />
    </>
  );
}
