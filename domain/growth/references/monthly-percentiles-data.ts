import content from '#content/growth/monthly-percentiles.json' with { type: 'json' };
import type { MonthlyTables } from './monthly-percentiles.ts';

const { source, edition, tables } = content;

export const monthlyPercentiles: { readonly source: string; readonly edition: string; readonly tables: MonthlyTables } =
  { source, edition, tables };
