import type { Endpoint } from '#contract/endpoint.ts';
import { generateInsights, listInsights, readInsightAllowance } from '../insights.ts';

export const insightsEndpoints = {
  generateInsights,
  listInsights,
  readInsightAllowance,
} as const satisfies Record<string, Endpoint>;
