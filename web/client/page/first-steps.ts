import { remember, remembered } from './remembered.ts';

export const firstSteps = ['weight', 'shots', 'parent'] as const;
export type FirstStep = (typeof firstSteps)[number];

const NAME = 'first-steps';

/** Offers them on this browser's dashboard, after a child is added. */
export function offerFirstSteps(childId: string): void {
  remember(NAME, [childId, ...firstSteps].join(' '));
}

/** Those of a child that are not put away. */
export function firstStepsOf(childId: string): FirstStep[] {
  const [of, ...left] = remembered(NAME)?.split(' ') ?? [];
  return of === childId ? firstSteps.filter((step) => left.includes(step)) : [];
}

/** @returns those that are left */
export function putAwayFirstStep(childId: string, step: FirstStep): FirstStep[] {
  const left = firstStepsOf(childId).filter((one) => one !== step);
  remember(NAME, left.length === 0 ? null : [childId, ...left].join(' '));
  return left;
}
