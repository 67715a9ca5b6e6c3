import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { Alert } from '#web/ui/state/alert.tsx';

/** Says once on a page that its reader can look and not change anything; nothing to whoever may edit. */
export function ViewerNote({ child }: { child: Child }) {
  if (mayEdit(child)) return null;
  return <Alert>You can see {child.firstName}&#39;s checkups, but not change them.</Alert>;
}
