import type { Endpoint } from '#contract/endpoint.ts';
import { listMilestones, milestoneAnswerEndpoints, readMilestoneSummary } from '../milestones.ts';

export const milestonesEndpoints = {
  listMilestones,
  listMilestoneAnswers: milestoneAnswerEndpoints.list,
  addMilestoneAnswer: milestoneAnswerEndpoints.add,
  changeMilestoneAnswer: milestoneAnswerEndpoints.change,
  removeMilestoneAnswer: milestoneAnswerEndpoints.remove,
  readMilestoneSummary,
} as const satisfies Record<string, Endpoint>;
