import * as z from 'zod/mini';
import { line } from '#contract/fields.ts';
import { answerChecks, answerFields, MilestoneId } from '#contract/milestones.ts';
import type { EditableChild } from '#server/children/access.ts';
import { entriesParser, inFile, tableOf, withItsChild, type Column } from '#server/db/entries-part.ts';
import { provenanceInFile, type ChildPart, type Fates } from '#server/db/portable.ts';
import { fieldProblem } from '#server/problem.ts';
import { answers } from './queries.ts';
import { answerReplies } from './replies.ts';
import { importedFacts } from './rules.ts';

export const milestoneFates: Fates = { milestone_answers: withItsChild };

const editionError = 'An edition begins with its year and month, as 2026-11';
const Edition = z.string({ error: editionError }).check(z.regex(/^\d{4}-\d{2}[\w.-]{0,20}$/, { error: editionError }));

const AnswerEntry = z
  .strictObject({
    milestoneId: MilestoneId,
    edition: Edition,
    description: line(1, 200, { long: 'This can have at most 200 characters' }),
    ...answerFields,
    ...provenanceInFile,
  })
  .check(...answerChecks);

export const milestonesPart: ChildPart<EditableChild, 'milestones'> = {
  name: 'milestones',
  entry: 'milestone',
  tables: ['milestone_answers'],
  about: "What was said about the child's milestones, with the words and the edition that were answered.",
  async read(trx, child) {
    const entries = (await answerReplies.all(trx, child)).map(inFile);
    return { entries, table: tableOf(COLUMNS, entries) };
  },
  parse: entriesParser(answers, AnswerEntry, (entry, { bornOn, today }, all) => {
    const { facts, problems } = importedFacts({ bornOn }, entry, today);
    const isTwice = all.find(({ milestoneId }) => milestoneId === entry.milestoneId) !== entry;
    const twice = isTwice ? [fieldProblem('milestoneId', 'This milestone appears twice')] : [];
    return { facts, problems: [...twice, ...problems] };
  }),
};

type InFile = ReturnType<typeof inFile<Awaited<ReturnType<typeof answerReplies.one>>>>;

const COLUMNS: readonly Column<InFile>[] = [
  { head: 'Milestone', cell: ({ description }) => description },
  { head: 'Answer', cell: ({ answer }) => answer },
  { head: 'Date achieved', cell: ({ achievedOn, achievedIn }) => achievedOn ?? achievedIn },
  { head: 'Not any more since', cell: ({ lostOn }) => lostOn },
  { head: 'Note', cell: ({ note }) => note },
  { head: 'List', cell: ({ edition }) => edition },
  { head: 'Entered by', cell: ({ madeBy }) => madeBy },
  { head: 'Entered at (UTC)', cell: ({ madeAt }) => madeAt },
  { head: 'Changed by', cell: ({ changedBy }) => changedBy },
  { head: 'Changed at (UTC)', cell: ({ changedAt }) => changedAt },
];
