import type { Migration } from './migration.ts';

/**
 * Drops the index by day. A child's measurements lie together under its key and are read all at once: putting the few
 * of them in order costs less than looking up each through an index.
 */
export const measurementsByKey: Migration = {
  name: '0002-measurements-by-key',
  sql: () => ['drop index measurements_by_day'],
};
