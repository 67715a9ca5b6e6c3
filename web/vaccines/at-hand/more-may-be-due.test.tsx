import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { MoreMayBeDue } from './more-may-be-due.tsx';

const open = vaccinePlan.planned.filter(({ dueOn, completed }) => !completed && dueOn !== null && dueOn <= today);
const [listed, ...others] = open;
const markup = (unanswered: readonly (typeof open)[number][]) => {
  const planned = open.map((row) => ({ ...row, isUnanswered: unanswered.includes(row) }));
  const rows = listed ? [listed] : [];
  return renderToStaticMarkup(<MoreMayBeDue child={maya} planned={planned} rows={rows} on={today} />);
};

test('a visit says how many more shots may be due, and leads to the question what was given', () => {
  expect(others.length).toBeGreaterThan(1);
  expect(wordsOf(markup(others))).toBe(`${others.length} more may be due. First tell us what Maya has had.`);
  expect(wordsOf(markup(others.slice(0, 1)))).toBe('1 more may be due. First tell us what Maya has had.');
  expect(markup(others)).toContain('href="/vaccines"');
});

test('a visit says nothing of more shots once all is answered', () => {
  expect(markup([])).toBe('');
  expect(markup(open.slice(0, 1)), 'one that is in the list').toBe('');
});
