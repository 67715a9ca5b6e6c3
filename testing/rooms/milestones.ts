import fc from 'fast-check';
import type { milestonesEndpoints } from '#contract/milestones/endpoints.ts';
import { ANSWERS } from '#domain/milestones/milestone-list.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Family } from '../family.ts';
import { anAnswer } from '../milestones/stored-answers.ts';
import { toAccounts, toEveryEditor, toEveryViewer, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import { bornOn, planted, words, type Drawn, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/milestones.ts';

export const access: AccessTo<typeof milestonesEndpoints> = {
  // Published, the same for every account.
  listMilestones: toAccounts,

  // What was said about a child's milestones: viewers read, co-parents and the primary parent do everything.
  listMilestoneAnswers: toEveryViewer,
  addMilestoneAnswer: toEveryEditor,
  changeMilestoneAnswer: toEveryEditor,
  removeMilestoneAnswer: toEveryEditor,
  readMilestoneSummary: toEveryViewer,
};

export const columns = {
  milestone_answers: {
    child_id: 'text',
    id: 'text',
    milestone_id: 'text',
    edition: 'text',
    description: 'text',
    answer: 'text',
    achieved_on: 'text?',
    achieved_in: 'text?',
    lost_on: 'text?',
    note: 'text?',
    ...entryColumns,
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['What you say about each milestone', 'milestone_answers.milestone_id milestone_answers.answer'],
  [
    'in the words of the list and the edition that you answered',
    'milestone_answers.description milestone_answers.edition',
  ],
  ['the day or the month it was reached', 'milestone_answers.achieved_on milestone_answers.achieved_in'],
  ['about when your child stopped doing it, and your note', 'milestone_answers.lost_on milestone_answers.note'],
];

export const requests: RequestsTo<typeof milestonesEndpoints> = {
  listMilestones: async () => ({}),
  listMilestoneAnswers: async ({ child }) => ({ params: { childId: child.id } }),
  addMilestoneAnswer: async ({ child }) => ({
    params: { childId: child.id },
    body: { id: newId(), milestoneId: 'ms-02-soc-4', ...smiled },
  }),
  changeMilestoneAnswer: async (family) => ({ params: await ofAnAnswer(family), body: { ...smiled, version: 1 } }),
  removeMilestoneAnswer: async (family) => ({ params: await ofAnAnswer(family), body: { version: 1 } }),
  readMilestoneSummary: async ({ child }) => ({ params: { childId: child.id } }),
};

const smiled = {
  answer: 'achieved' as const,
  achievedOn: day('2026-09-12'),
  achievedIn: null,
  lostOn: null,
  note: 'At the bakery.',
};

async function ofAnAnswer(family: Family) {
  const { id } = await anAnswer(family, family.child, family.parent);
  return { childId: family.child.id, answerId: id };
}

const answer = fc.record({
  milestone: fc.constantFrom(...milestoneList.milestones.slice(0, 40)),
  answer: fc.constantFrom(...ANSWERS),
  afterDays: fc.integer({ min: 0, max: 300 }),
  isMonth: fc.boolean(),
  lostAfterDays: fc.option(fc.integer({ min: 0, max: 20 })),
  isOfEarlierEdition: fc.boolean(),
  note: fc.option(words(200)),
});

export const generated: Generated<'milestones'> = {
  milestones: planted(
    fc.uniqueArray(answer, { maxLength: 8, selector: ({ milestone }) => milestone.id }),
    async (all, home, child, parent) => {
      for (const one of all) await anAnswer(home, child, parent, answerOf(one));
    },
  ),
};

function answerOf(drawn: Drawn<typeof answer>): Partial<Tables['milestone_answers']> {
  const { milestone, afterDays, isMonth, lostAfterDays, isOfEarlierEdition } = drawn;
  const isAchieved = drawn.answer === 'achieved';
  const on = addDays(bornOn, afterDays);
  return {
    milestone_id: isOfEarlierEdition ? `${milestone.id}-old` : milestone.id,
    edition: isOfEarlierEdition ? '2022-01' : milestoneList.edition,
    description: milestone.description,
    answer: drawn.answer,
    achieved_on: isAchieved && !isMonth ? on : null,
    achieved_in: isAchieved && isMonth ? monthOf(on) : null,
    lost_on: isAchieved && lostAfterDays !== null ? addDays(on, lostAfterDays) : null,
    note: drawn.note,
  };
}
