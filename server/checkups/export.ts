import * as z from 'zod/mini';
import { CheckupPlace, ScheduledTime } from '#contract/checkups/changes.ts';
import { AnswerText, QuestionText } from '#contract/checkups/questions.ts';
import { day } from '#contract/entered-day.ts';
import { Notes } from '#contract/fields.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { isVisit, visitOf } from '#domain/checkups/schedule-data.ts';
import type { EditableChild } from '#server/children/access.ts';
import { withItsChild } from '#server/db/entries-part.ts';
import { asFlag } from '#server/db/flag.ts';
import {
  FileRefused,
  provenanceInFile,
  provenanceOf,
  readAs,
  type ChildPart,
  type Fates,
  type IncomingChild,
  type PartContent,
} from '#server/db/portable.ts';
import { checkupsSoFar, type CheckupWithoutStatus } from './replies/checkups.ts';
import { importCheckups, type ImportedCheckup } from './queries/planning.ts';
import { checkupLimit, completedDayProblem, questionLimit, TIME_WITHOUT_DAY, tooLateProblem } from './rules.ts';

export const checkupFates: Fates = { checkups: withItsChild, checkup_questions: withItsChild };

const Entry = z.strictObject({
  visit: z
    .string({ error: 'This is no visit' })
    .check(z.refine(isVisit, { error: 'The checkup plan has no such visit' })),
  /** For readers; an import computes it from the date of birth. */
  recommendedOn: day('The recommended date is needed'),
  scheduledOn: z.nullable(day('The scheduled date is no date')),
  /** Older exports lack both. */
  scheduledTime: z.optional(z.nullable(ScheduledTime)),
  place: z.optional(z.nullable(CheckupPlace)),
  completed: z.boolean({ error: 'Completed is true or false' }),
  /** Null if nobody said; older exports lack it. */
  completedOn: z.optional(z.nullable(day('The date of a completed checkup is no date'))),
  notes: z.nullable(Notes),
  questions: z
    .array(z.strictObject({ text: QuestionText, answer: z.nullable(AnswerText), ...provenanceInFile }))
    .check(z.maxLength(questionLimit.most, { error: questionLimit.tooMany })),
  ...provenanceInFile,
});
type Entry = z.infer<typeof Entry>;

const Entries = z.array(Entry).check(z.maxLength(checkupLimit.most, { error: checkupLimit.tooMany }));

export const checkupsPart: ChildPart<EditableChild, 'checkups'> = {
  name: 'checkups',
  entry: 'checkup',
  tables: ['checkups', 'checkup_questions'],
  about: 'Checkups with their days, times, places, notes, and the questions for each with what the doctor answered.',
  async read(trx, child) {
    const entries = (await checkupsSoFar(trx, child)).map(toEntry);
    return { entries, table: tableOf(entries) };
  },
  parse(given, coming) {
    const entries = readAs(Entries, given);
    entries.forEach(requireOnce);
    entries.forEach((entry, n) => requireFittingDays(entry, n, coming));
    const imported = entries.map((entry) => toImported(entry, coming));
    return { count: imported.length, write: (step, now) => importCheckups(step, imported, now) };
  },
};

const heads = [
  'Checkup',
  'Recommended date',
  'Scheduled date',
  'Scheduled time',
  'Place',
  'Completed',
  'Completed on',
  'Notes',
  'Questions and answers',
  'Changed by',
  'Changed at (UTC)',
];

function tableOf(entries: readonly Entry[]): PartContent['table'] {
  const rows = entries.map((entry) => [
    checkupTitle(visitOf(entry.visit).checkupType),
    entry.recommendedOn,
    entry.scheduledOn,
    entry.scheduledTime ?? null,
    entry.place ?? null,
    entry.completed ? 'yes' : 'no',
    entry.completedOn ?? null,
    entry.notes,
    entry.questions
      .flatMap(({ text, answer }) => (answer === null ? [text] : [text, `Answer: ${answer}`]))
      .join('\n') || null,
    entry.changedBy,
    entry.changedAt,
  ]);
  return { heads, rows };
}

function toEntry(checkup: CheckupWithoutStatus): Entry {
  const { visit, recommendedOn, scheduledOn, scheduledTime, place, completed, completedOn, notes, questions } = checkup;
  return {
    visit,
    recommendedOn,
    scheduledOn,
    scheduledTime,
    place,
    completed,
    completedOn,
    notes,
    questions: questions.map((question) => ({
      text: question.text,
      answer: question.answer,
      ...provenanceOf(question),
    })),
    ...provenanceOf(checkup),
  };
}

function requireOnce({ visit }: Entry, n: number, all: readonly Entry[]): void {
  if (all.findIndex((one) => one.visit === visit) === n) return;
  throw new FileRefused('This visit appears twice', { entry: n, field: 'visit' });
}

/** An older export may have a checkup completed before its day: the latest possible day is the export's. */
function dayCompleted(
  { completedOn, scheduledOn, recommendedOn, changedAt }: Entry,
  { bornOn, today }: IncomingChild,
): Day | null {
  if (completedOn !== undefined) return completedOn;
  const changed = new Date(changedAt);
  if (Number.isNaN(changed.getTime())) return null;
  const markedOn = todayIn('UTC', changed);
  const isKnown = markedOn < (scheduledOn ?? recommendedOn) && markedOn >= bornOn && markedOn <= today;
  return isKnown ? markedOn : null;
}

/**
 * An appointment may be before a date of birth that was corrected since. An older export may have the day of a completion
 * that was taken back, which is dropped.
 */
function requireFittingDays(entry: Entry, n: number, { bornOn, today }: IncomingChild): void {
  const { scheduledOn, scheduledTime = null, completed, completedOn = null } = entry;
  const problems = [
    scheduledOn === null && scheduledTime !== null ? TIME_WITHOUT_DAY : null,
    scheduledOn === null ? null : tooLateProblem(scheduledOn, bornOn),
    completedOn === null || !completed ? null : completedDayProblem(completedOn, { bornOn, today }),
  ];
  const problem = problems.find((one) => one !== null);
  if (problem) throw new FileRefused(problem.message, { entry: n, field: problem.name });
}

function toImported(entry: Entry, coming: IncomingChild): ImportedCheckup {
  const { visit, scheduledOn, scheduledTime = null, place = null, completed, notes, questions } = entry;
  return {
    visit,
    scheduled_on: scheduledOn,
    scheduled_time: scheduledTime,
    place: place || null,
    completed: asFlag(completed),
    completed_on: completed ? dayCompleted(entry, coming) : null,
    notes: notes || null,
    questions: questions.map(({ text, answer }) => ({ asked: text, answer: answer || null })),
  };
}
