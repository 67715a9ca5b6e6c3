import { Blocks, BookOpen, House, LineChart, Soup, Sparkles, type IconNode } from 'lucide';
import type { ComponentType } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import type { Search } from '#web/client/page/page.ts';
import { dashboardTab, type DashboardTab } from './tabs.ts';

type Section = {
  readonly label: string;
  readonly icon: IconNode;
  /** Said until `Panel` is there. */
  readonly loading: string;
  /** Null: the overview. */
  readonly Panel: ComponentType<{ readonly child: Child; readonly today: Day; readonly search: Search }> | null;
};

/** What each tab of `tabs.ts` shows. It comes with the dashboard alone. */
export const sections: Readonly<Record<DashboardTab, Section>> = {
  overview: { label: 'Overview', icon: House, loading: 'Loading dashboard...', Panel: null },
  growth: {
    label: 'Growth',
    icon: LineChart,
    loading: 'Loading growth charts...',
    Panel: lazily(() => import('#web/growth/overview/growth-panel.tsx'), 'GrowthPanel'),
  },
  development: {
    label: 'Development',
    icon: Blocks,
    loading: 'Loading milestones...',
    Panel: lazily(() => import('#web/milestones/overview/development-panel.tsx'), 'DevelopmentPanel'),
  },
  food: {
    label: 'Food',
    icon: Soup,
    loading: 'Loading food guide...',
    Panel: lazily(() => import('#web/foods/overview/food-panel.tsx'), 'FoodPanel'),
  },
  learning: {
    label: 'Learning',
    icon: BookOpen,
    loading: 'Loading articles...',
    Panel: lazily(() => import('#web/articles/overview/learning-panel.tsx'), 'LearningPanel'),
  },
  'ai-insights': {
    label: 'AI Insights',
    icon: Sparkles,
    loading: 'Loading insights...',
    Panel: lazily(() => import('#web/insights/overview/insights-panel.tsx'), 'InsightsPanel'),
  },
};

/** In their order. */
export const tabs = Object.keys(sections).map(dashboardTab);
