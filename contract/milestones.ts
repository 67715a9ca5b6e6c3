import * as z from 'zod/mini';
import { entryEndpoints } from '#contract/children/entry-endpoints.ts';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day, month } from '#contract/entered-day.ts';
import { Id, line } from '#contract/fields.ts';
import { provenance, specified, StoredDay, StoredId, StoredMonth } from '#contract/stored.ts';
import { CATEGORY_COLORS } from '#domain/milestones/category-color.ts';
import { ANSWERS } from '#domain/milestones/milestone-list.ts';

/** The specification's words, where no such milestone is listed. */
export const UNKNOWN_MILESTONE = 'Invalid milestone ID or baby ID provided';

const Source = z.object({ org: z.string(), title: z.string(), address: z.nullable(z.string()) });

const MilestoneCategory = z.object({
  id: specified(z.string(), 'milestone_categories.id'),
  name: specified(z.string(), 'milestone_categories.name'),
  color: specified(z.enum(CATEGORY_COLORS), 'milestone_categories.color'),
});
export type MilestoneCategory = z.infer<typeof MilestoneCategory>;

const AgeGroup = z.object({
  id: specified(z.string(), 'milestone_ages.id'),
  label: specified(z.string(), 'milestone_ages.label'),
  months: specified(z.int(), 'milestone_ages.months'),
  /** False: the group is our own. */
  isCdcChecklist: z.boolean(),
  /** When to talk to a doctor about a child of this age. */
  actEarly: z.object({
    message: z.string(),
    talkToDoctorIf: z.array(z.string()),
    screeningNote: z.string(),
    whereToTurn: z.string(),
  }),
  whatYouCanDo: z.array(z.string()),
});
export type AgeGroup = z.infer<typeof AgeGroup>;

const Milestone = z.object({
  id: specified(z.string(), 'milestones.id'),
  ageId: specified(z.string(), 'milestones.age_id'),
  categoryId: specified(z.string(), 'milestones.category_id'),
  description: specified(z.string(), 'milestones.description'),
});
export type Milestone = z.infer<typeof Milestone>;

/** When children of a WHO study first did one of six things: ages in months of 30.4375 days. */
const MotorWindow = z.object({
  /** What an answer about it names: a milestone of the list where the two are one, else an id of its own. */
  milestoneId: z.string(),
  name: z.string(),
  /** Age by which 1 of 100 children did it. */
  p1: z.number(),
  /** Age by which 99 of 100 children did it. */
  p99: z.number(),
  mean: z.number(),
});
export type MotorWindow = z.infer<typeof MotorWindow>;

export const MilestoneList = z.object({
  edition: z.string(),
  categories: z.array(MilestoneCategory),
  ages: z.array(AgeGroup),
  milestones: z.array(Milestone),
  windows: z.array(MotorWindow),
  sources: z.array(Source),
});
export type MilestoneList = z.infer<typeof MilestoneList>;

export const listMilestones = endpoint({
  method: 'GET',
  path: '/api/milestones',
  who: 'signed in',
  alike: true,
  summary:
    'The milestones of all ages with their categories and age groups, and six motor milestones with their windows.',
  reply: MilestoneList,
  spec: ['select milestone_categories', 'select milestone_ages', 'select milestones'],
});

/** What a parent said about a milestone. */
export const Answer = z.enum(ANSWERS, { error: 'The answer is achieved, not sure yet or not yet' });
export type Answer = z.infer<typeof Answer>;

const AchievedOn = day('Choose the day');
const AchievedIn = month('Choose the month');
const LostOn = day('Choose about which day');
const Note = line(0, 200, { long: 'A note can have at most 200 characters' });
export const MilestoneId = z
  .string({ error: UNKNOWN_MILESTONE })
  .check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, { error: UNKNOWN_MILESTONE }));

export const MilestoneAnswer = z.object({
  id: specified(StoredId, 'milestone_achievements.id'),
  childId: specified(StoredId, 'milestone_achievements.newborn_id'),
  milestoneId: specified(z.string(), 'milestone_achievements.milestone_id'),
  /** Of the list that was answered, which is kept: a later one may lack the milestone. */
  edition: z.string(),
  /** The milestone's words in that edition. */
  description: z.string(),
  answer: Answer,
  /** Null where only the month is known, or not achieved; of a lost skill perhaps nothing is. */
  achievedOn: specified(z.nullable(StoredDay), 'milestone_achievements.achieved_on'),
  /** Where only the month is known. */
  achievedIn: z.nullable(StoredMonth),
  /** About which day the child stopped doing it; null unless the skill was lost. */
  lostOn: z.nullable(StoredDay),
  note: z.nullable(z.string()),
  ...provenance,
});
export type MilestoneAnswer = z.infer<typeof MilestoneAnswer>;

export const answerFields = {
  answer: Answer,
  achievedOn: z.optional(z.nullable(AchievedOn)),
  achievedIn: z.optional(z.nullable(AchievedIn)),
  lostOn: z.optional(z.nullable(LostOn)),
  note: z.optional(z.nullable(Note)),
};

type When = { answer?: unknown; achievedOn?: unknown; achievedIn?: unknown; lostOn?: unknown };
const oneDay = z.refine<When>((said) => (said.achievedOn ?? null) === null || (said.achievedIn ?? null) === null, {
  error: 'Give the day or the month, not both',
  path: ['achievedIn'],
});
const dayOfAchieved = z.refine<When>(
  ({ answer, achievedOn, achievedIn, lostOn }) =>
    answer !== 'achieved' || (achievedOn ?? achievedIn ?? lostOn ?? null) !== null,
  { error: 'Choose the day', path: ['achievedOn'] },
);
const onlyAchieved = z.refine<When>(
  (said) => said.answer === 'achieved' || (said.achievedOn ?? said.achievedIn ?? said.lostOn ?? null) === null,
  { error: 'Only what was achieved has a day', path: ['achievedOn'] },
);

/** What the fields of an answer say of one another. */
export const answerChecks = [oneDay, dayOfAchieved, onlyAchieved] as const;

export const NewMilestoneAnswer = z
  .strictObject({ id: z.optional(Id), milestoneId: MilestoneId, ...answerFields })
  .check(...answerChecks);
export type NewMilestoneAnswer = z.infer<typeof NewMilestoneAnswer>;

export const ChangedMilestoneAnswer = z
  .strictObject({ ...answerFields, version: provenance.version })
  .check(...answerChecks);
export type ChangedMilestoneAnswer = z.infer<typeof ChangedMilestoneAnswer>;

export const milestoneAnswerEndpoints = entryEndpoints({
  noun: 'answer',
  path: 'milestone-answers',
  summary: "What was said about a child's milestones, one answer each, the latest achieved first.",
  entry: MilestoneAnswer,
  added: NewMilestoneAnswer,
  changed: ChangedMilestoneAnswer,
  spec: {
    list: ['rpc get_milestone_achievements_for_child', 'select milestone_achievements by newborn_id'],
    add: ['insert milestone_achievements'],
    remove: ['delete milestone_achievements'],
  },
});

const SummarizedMilestone = z.object({
  id: z.string(),
  categoryId: z.string(),
  description: z.string(),
  /** Null if nobody said anything. */
  answer: z.nullable(MilestoneAnswer),
});

/** What the dashboard shows, without the list of all ages. */
export const MilestoneSummary = z.object({
  edition: z.string(),
  categories: z.array(MilestoneCategory),
  /** The group after the child's, or its own if there is none. */
  upcoming: z.object({
    id: z.string(),
    label: z.string(),
    months: z.int(),
    isCdcChecklist: z.boolean(),
    milestones: z.array(SummarizedMilestone),
  }),
  /** Of all ages; null if there is none. */
  latest: z.nullable(z.object({ answer: MilestoneAnswer, categoryId: z.nullable(z.string()) })),
});
export type MilestoneSummary = z.infer<typeof MilestoneSummary>;

export const readMilestoneSummary = endpoint({
  method: 'GET',
  path: '/api/children/:childId/milestone-summary',
  who: 'may see the child',
  summary: 'The milestones of the age group that comes next for a child, with what was said, and the latest achieved.',
  params: ofChild,
  reply: MilestoneSummary,
});
