import type { Child } from '#contract/children.ts';
import { useChildren } from '#web/children/data.ts';

/** The child for whom something was opened, with what is known of it now. */
export function useCurrentChild(opened: Child): Child {
  const { data } = useChildren();
  return data?.children.find(({ id }) => id === opened.id) ?? opened;
}
