import { expect, test } from 'vitest';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import { shownWith } from '#testing/vaccines/vaccine-page.tsx';
import { vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { maya, me, today } from '#testing/web/replies.ts';
import { DoseGroupSection } from './dose-group-section.tsx';

const plannedWhy = 'At your checkup on December 1.';
const due = vaccinePlan.planned.filter(({ number, completed }) => number === 2 && !completed);

/** The lines of a row that can be seen while it is folded, and those above it. */
function folded(rows: typeof due): string {
  const known = { child: maya, me, today, plan: vaccinePlan, facts: vaccineFacts };
  const group = { id: 'due', title: 'Due now', rows, shownFirst: null };
  return shownWith(<DoseGroupSection group={group} known={known} act={() => {}} isWhole />, {
    plan: vaccinePlan,
  }).replaceAll(/<\/summary>.*?<\/details>/gs, '');
}

test('[decision 73] a checkup that all doses of a group share is named once, above them, and else in each row', () => {
  const shared = folded(due.map((row) => ({ ...row, plannedWhy })));
  const [first, ...others] = due;
  const apart = folded([...(first ? [first] : []), ...others.map((row) => ({ ...row, plannedWhy }))]);

  expect(due.length).toBeGreaterThan(2);
  expect(shared.split(plannedWhy)).toHaveLength(2);
  expect(shared.indexOf(plannedWhy)).toBeLessThan(shared.indexOf('<summary'));
  expect(apart.split(plannedWhy)).toHaveLength(due.length);
});
