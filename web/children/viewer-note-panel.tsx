import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { Alert } from '#web/ui/state/alert.tsx';

/** `what` names the page's content: 'measurements'. */
export function ViewerNotePanel({ child, what }: { child: Child; what: string }) {
  if (mayEdit(child)) return null;
  return (
    <Alert>
      You can see {child.firstName}&#39;s {what}, but not change them.
    </Alert>
  );
}
