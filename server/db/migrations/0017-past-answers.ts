import type { Migration } from './migration.ts';

/**
 * Which doses a family said were not given before the child was added, and each parent's latest answer, so that one sent
 * again is known.
 */
export const pastAnswers: Migration = {
  name: '0017-past-answers',
  sql: ({ text }) => [
    `alter table planned_doses add column is_not_given integer not null default 0 check (is_not_given in (0, 1))`,
    `alter table past_questions add column answer_id ${text}`,
    `alter table past_questions add column answer_added ${text}`,
  ],
};
