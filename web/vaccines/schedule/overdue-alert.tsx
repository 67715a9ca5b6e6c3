import { Clock } from 'lucide';
import type { PlannedDose } from '#contract/vaccines.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { overdueText, overdueTitle } from './overdue-text.ts';

/** Amber while every overdue dose is inside its window, clay once one is past it. */
export function OverdueAlert({ rows }: { rows: readonly PlannedDose[] }) {
  if (rows.length === 0) return null;
  const title = overdueTitle(rows.length);
  if (rows.some(({ isPastWindow }) => isPastWindow)) {
    return (
      <Alert tone="clay" title={title}>
        {overdueText(rows)}
      </Alert>
    );
  }
  return (
    <Alert tone="amber" icon={Clock} title={title}>
      {overdueText(rows)}
    </Alert>
  );
}
