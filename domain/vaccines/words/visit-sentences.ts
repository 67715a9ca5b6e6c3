import type { NotPlannedWhy, PlanLimit } from '../planner/plan.ts';
import { FIND_RECORD } from './dose/undated-words.ts';

/** Source: CDSi logic specification 4.6, section 7.5; fall and deferral are ours, as in planner/. */
export const VISIT_LIMIT: Readonly<Record<PlanLimit, string>> = {
  'minimum-age': 'the earliest age at which it counts',
  'minimum-interval': 'the shortest time after the dose before',
  'recommended-age': 'the recommended age',
  'recommended-interval': 'the recommended time after the dose before',
  'live-vaccine': 'kept apart from a live vaccine given before',
  season: 'for its season',
  autumn: 'planned for the fall',
  wish: 'put off',
  'last-dose': 'the dose before has to be given first',
  birth: 'it can be given at any time',
};

/** Apart from family decisions. Ours, as in planner/. */
export const NOT_PLANNED: Readonly<Record<Exclude<NotPlannedWhy, 'not-wanted'>, string>> = {
  'ask-your-doctor': 'Left to you and the doctor by the schedule that is chosen.',
  'no-product': 'No product was found that counts.',
  contraindicated: 'Something noted about the child speaks against it: ask the doctor.',
  'ask-first': 'Ask the doctor first.',
  'not-answered': 'Not answered yet: it depends on what was given before.',
  'find-record': FIND_RECORD,
};

/** Of doses that a common visit puts off, and that are wanted as soon as possible or past due. Ours, as in planner/. */
export const VISIT_SOON =
  '{doses} could be given from {date} and should be given as soon as possible: ask for an earlier day if there is one.';

/** Of a dose whose last day, by age or season, is near. */
export const VISIT_LAST_DAY = '{dose} can be given only until {date}.';

/** Of doses that a common visit puts off, and that can wait. */
export const VISIT_WAITS = '{doses} could be given from {date}, and may wait so that one visit is enough.';
