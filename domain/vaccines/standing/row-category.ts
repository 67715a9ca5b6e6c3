import type { Category } from '../editions/authorities.ts';

type OfRow = {
  readonly completed: boolean;
  /** The vaccine's next dose is for what is noted of the child. */
  readonly isForRisk: boolean;
  /** A doctor is asked before the vaccine is given. */
  readonly isAskedFirst: boolean;
  /** Of the child's authority; empty where it does not list the vaccine. */
  readonly categories: readonly Category[];
};

/**
 * For whom the dose of a row is. What is noted of the child takes precedence over its authority's category for other
 * children; where the authority leaves open which one applies, the doctor is asked.
 */
export function rowCategory({ completed, isForRisk, isAskedFirst, categories }: OfRow): Category {
  if (!completed && isForRisk) return 'risk';
  if (!completed && isAskedFirst) return 'ask-your-doctor';
  return categories.includes('ask-your-doctor') ? 'ask-your-doctor' : (categories[0] ?? 'routine');
}
