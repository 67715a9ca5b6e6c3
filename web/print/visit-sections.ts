import type { ComponentType } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import type { VisitSectionId } from './visit-search.ts';

export type VisitSection = {
  readonly id: string;
  /** The single sheet that it is on, too. */
  readonly of: VisitSectionId;
  /** The module of the panel. */
  readonly load: () => Promise<unknown>;
  readonly Panel: ComponentType<{ child: Child; today: Day; isAmongOthers: boolean }>;
};

const load = {
  due: () => import('#web/vaccines/visit/visit-due-panel.tsx'),
  questions: () => import('#web/checkups/questions/visit-questions-panel.tsx'),
  growth: () => import('#web/growth/visit/visit-growth-panel.tsx'),
  milestones: () => import('#web/milestones/visit/visit-milestones-panel.tsx'),
  foods: () => import('#web/foods/visit/visit-foods-panel.tsx'),
  given: () => import('#web/vaccines/visit/visit-given-panel.tsx'),
  measurements: () => import('#web/growth/visit/visit-measurements-panel.tsx'),
};

/** In the order in which a doctor asks. */
const visitSections: readonly VisitSection[] = [
  { id: 'due', of: 'vaccines', load: load.due, Panel: lazily(load.due, 'VisitDuePanel') },
  { id: 'questions', of: 'questions', load: load.questions, Panel: lazily(load.questions, 'VisitQuestionsPanel') },
  { id: 'growth', of: 'growth', load: load.growth, Panel: lazily(load.growth, 'VisitGrowthPanel') },
  { id: 'milestones', of: 'milestones', load: load.milestones, Panel: lazily(load.milestones, 'VisitMilestonesPanel') },
  { id: 'foods', of: 'foods', load: load.foods, Panel: lazily(load.foods, 'VisitFoodsPanel') },
  { id: 'given', of: 'vaccines', load: load.given, Panel: lazily(load.given, 'VisitGivenPanel') },
  {
    id: 'measurements',
    of: 'growth',
    load: load.measurements,
    Panel: lazily(load.measurements, 'VisitMeasurementsPanel'),
  },
];

export function sectionsOf(only: VisitSectionId | undefined): readonly VisitSection[] {
  const some = visitSections.filter(({ of }) => of === only);
  return some.length > 0 ? some : visitSections;
}
