import { remember, remembered } from '#web/client/page/remembered.ts';

export const firstSteps = ['weight', 'parent'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Before the id of a child: its steps that are left. */
const LEFT = 'first-steps';

/** Offers them on this browser's dashboard, after a child is added. */
export function offerFirstSteps(childId: string): void {
  // An earlier version kept them for no child by name.
  remember(LEFT, null);
  keep(childId, firstSteps);
}

/** Those of a child that are not put away. */
export function firstStepsOf(childId: string): FirstStep[] {
  const left = remembered(`${LEFT} ${childId}`)?.split(' ') ?? [];
  return firstSteps.filter((step) => left.includes(step));
}

/** @returns those that are left */
export function putAwayFirstStep(childId: string, step: FirstStep): FirstStep[] {
  const left = firstStepsOf(childId).filter((one) => one !== step);
  keep(childId, left);
  return left;
}

function keep(childId: string, steps: readonly FirstStep[]): void {
  remember(`${LEFT} ${childId}`, steps.length === 0 ? null : steps.join(' '));
}
