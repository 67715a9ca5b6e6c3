import type { Migration } from './migration.ts';

/** Who marked the blood test after the hepatitis B series as done, and when. */
export const bloodTest: Migration = {
  name: '0012-blood-test',
  sql: ({ text }) => [
    `alter table vaccine_plans add column blood_test_by ${text} references users (id) on delete set null`,
    `alter table vaccine_plans add column blood_test_at ${text}`,
    `create index vaccine_plans_by_blood_test on vaccine_plans (blood_test_by)`,
  ],
};
