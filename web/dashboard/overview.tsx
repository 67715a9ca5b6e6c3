import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { AfterCarePanel } from '#web/vaccines/after-care-panel.tsx';
import { BirthPanel } from '#web/vaccines/birth-panel.tsx';
import { VaccineCard } from '#web/vaccines/schedule/vaccine-card.tsx';
import { GrowthCard } from '#web/growth/overview/growth-card.tsx';

export function Overview({ child, today }: { child: Child; today: Day }) {
  return (
    <div className="grid">
      <BirthPanel child={child} />
      <AfterCarePanel child={child} today={today} />
      <VaccineCard child={child} />
      <GrowthCard child={child} today={today} />
    </div>
  );
}
