import type { Child } from '#contract/children.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { unansweredAt } from '#domain/vaccines/standing/due-doses.ts';

type Props = {
  child: Pick<Child, 'firstName'>;
  planned: readonly PlannedDose[];
  /** The shots that are listed. */
  rows: readonly PlannedDose[];
  /** The day of the visit. */
  on: Day;
};

/** '5 more may be due. First tell us what Zoe has had.' Nothing once all is answered. */
export function MoreMayBeDue({ child, planned, rows, on }: Props) {
  const vaccines = new Set(unansweredAt(planned, on).map(({ vaccine }) => vaccine));
  for (const { vaccine } of rows) vaccines.delete(vaccine);
  if (vaccines.size === 0) return null;
  return (
    <p className="sm">
      {vaccines.size} {rows.length > 0 ? 'more ' : ''}may be due.{' '}
      <a className="link" href="/vaccines">
        First tell us what {child.firstName} has had.
      </a>
    </p>
  );
}
