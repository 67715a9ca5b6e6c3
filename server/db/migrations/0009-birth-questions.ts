import type { Migration } from './migration.ts';

/** What a family answered about the birth, and for whom the question about the past has opened by itself. */
export const birthQuestions: Migration = {
  name: '0009-birth-questions',
  sql: ({ text, ofChild }) => [
    `alter table vaccine_plans add column hepatitis_b_at_birth ${text}
      check (hepatitis_b_at_birth in ('yes', 'no', 'unknown'))`,
    `alter table vaccine_plans add column mother_rsv_answered integer not null default 0
      check (mother_rsv_answered in (0, 1))`,
    `create table past_questions (
    child_id ${text} not null,
    user_id ${text} not null,
    opened_at ${text} not null,
    primary key (child_id, user_id),
    foreign key (child_id, user_id) references child_parents (child_id, user_id) on delete cascade
  ) ${ofChild}`,
    `create index past_questions_by_user on past_questions (user_id)`,
  ],
};
