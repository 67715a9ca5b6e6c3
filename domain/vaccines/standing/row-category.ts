import type { Category } from '../editions/authorities-file.ts';

type OfRow = {
  readonly completed: boolean;
  /** The vaccine's next dose is for what is noted of the child. */
  readonly isForRisk: boolean;
  /** The row is of a dose that every child has, whatever is noted. */
  readonly isOfEveryChild: boolean;
  /** A doctor is asked before the vaccine is given, or whether the dose is needed. */
  readonly isAskedFirst: boolean;
  /** Of the child's authority; empty where it does not list the vaccine. */
  readonly categories: readonly Category[];
};

/**
 * For whom the dose of a row is. What is noted of the child takes precedence over its authority's category for other
 * children, but for a dose that is routine for every child; where the authority leaves open which one applies, the
 * doctor is asked.
 */
export function rowCategory({ completed, isForRisk, isOfEveryChild, isAskedFirst, categories }: OfRow): Category {
  const listed = categories.includes('ask-your-doctor') ? 'ask-your-doctor' : (categories[0] ?? 'routine');
  if (completed) return listed;
  if (isForRisk && !(isOfEveryChild && listed === 'routine')) return 'risk';
  return isAskedFirst ? 'ask-your-doctor' : listed;
}
