import type { Migration } from './migration.ts';

/**
 * Drops the index by day: a child's few measurements are stored together under its key, and sorting them is cheaper
 * than an index lookup for each.
 */
export const measurementsByKey: Migration = {
  name: '0002-measurements-by-key',
  sql: () => ['drop index measurements_by_day'],
};
