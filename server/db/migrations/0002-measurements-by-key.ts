import type { Migration } from './migration.ts';

/**
 * Drops the index by day. A child's measurements are stored together under its key and are all read at once: sorting
 * the few of them is cheaper than looking up each through an index.
 */
export const measurementsByKey: Migration = {
  name: '0002-measurements-by-key',
  sql: () => ['drop index measurements_by_day'],
};
