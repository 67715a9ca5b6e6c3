import type { ComponentType } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import type { VisitSectionId } from './visit-search.ts';

export type VisitSection = {
  readonly id: string;
  /** The single sheet that it is on, too. */
  readonly of: VisitSectionId;
  readonly Panel: ComponentType<{ child: Child; today: Day; isAmongOthers: boolean }>;
};

/** In the order in which a doctor asks. */
const visitSections: readonly VisitSection[] = [
  {
    id: 'due',
    of: 'vaccines',
    Panel: lazily(() => import('#web/vaccines/visit/visit-due-panel.tsx'), 'VisitDuePanel'),
  },
  {
    id: 'questions',
    of: 'questions',
    Panel: lazily(() => import('#web/checkups/questions/visit-questions-panel.tsx'), 'VisitQuestionsPanel'),
  },
  {
    id: 'growth',
    of: 'growth',
    Panel: lazily(() => import('#web/growth/visit/visit-growth-panel.tsx'), 'VisitGrowthPanel'),
  },
  {
    id: 'milestones',
    of: 'milestones',
    Panel: lazily(() => import('#web/milestones/visit/visit-milestones-panel.tsx'), 'VisitMilestonesPanel'),
  },
  {
    id: 'foods',
    of: 'foods',
    Panel: lazily(() => import('#web/foods/visit/visit-foods-panel.tsx'), 'VisitFoodsPanel'),
  },
  {
    id: 'given',
    of: 'vaccines',
    Panel: lazily(() => import('#web/vaccines/visit/visit-given-panel.tsx'), 'VisitGivenPanel'),
  },
  {
    id: 'measurements',
    of: 'growth',
    Panel: lazily(() => import('#web/growth/visit/visit-measurements-panel.tsx'), 'VisitMeasurementsPanel'),
  },
];

export function sectionsOf(only: VisitSectionId | undefined): readonly VisitSection[] {
  const some = visitSections.filter(({ of }) => of === only);
  return some.length > 0 ? some : visitSections;
}
