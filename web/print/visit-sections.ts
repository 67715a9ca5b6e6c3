import type { ComponentType } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import type { VisitSectionId } from './visit-search.ts';

export type VisitSection = {
  readonly id: VisitSectionId;
  readonly title: string;
  readonly Panel: ComponentType<{ child: Child; today: Day }>;
};

const visitSections: readonly VisitSection[] = [
  {
    id: 'growth',
    title: 'Growth',
    Panel: lazily(() => import('#web/growth/visit/visit-growth-panel.tsx'), 'VisitGrowthPanel'),
  },
  {
    id: 'vaccines',
    title: 'Vaccines',
    Panel: lazily(() => import('#web/vaccines/visit/visit-vaccines-panel.tsx'), 'VisitVaccinesPanel'),
  },
  {
    id: 'questions',
    title: 'Questions to ask',
    Panel: lazily(() => import('#web/checkups/questions/visit-questions-panel.tsx'), 'VisitQuestionsPanel'),
  },
];

export function sectionsOf(only: VisitSectionId | undefined): readonly VisitSection[] {
  const one = visitSections.filter(({ id }) => id === only);
  return one.length > 0 ? one : visitSections;
}
