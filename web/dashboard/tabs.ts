/** The tabs of the rooms in their order, by the name in the address: source file of what each shows, for the server. */
export const panels = {
  growth: 'web/growth/overview/growth-panel.tsx',
  development: 'web/milestones/overview/development-panel.tsx',
  food: 'web/foods/overview/food-panel.tsx',
  learning: 'web/articles/overview/learning-panel.tsx',
  'ai-insights': 'web/insights/overview/insights-panel.tsx',
} as const;

export type DashboardTab = 'overview' | keyof typeof panels;

/** The overview for what is no tab. */
export function dashboardTab(named: string | undefined): DashboardTab {
  return isPanel(named) ? named : 'overview';
}

function isPanel(named: string | undefined): named is keyof typeof panels {
  return named !== undefined && Object.hasOwn(panels, named);
}

export function dashboardHref(tab: DashboardTab): string {
  return `/dashboard?tab=${tab}`;
}
