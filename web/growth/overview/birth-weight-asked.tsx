import type { Child } from '#contract/children.ts';
import { isBirthWeightMissed } from '#domain/growth/score/newborn-loss.ts';
import type { MeasuredValues } from '#domain/growth/score/assess.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import type { Day } from '#domain/time/day.ts';
import { editChildHref } from '#web/client/page/settings-hrefs.ts';

type Props = { child: Child; measurements: readonly MeasuredValues[]; today: Day };

/** One line that leads to where the birth weight is entered; nothing once it is known. */
export function BirthWeightAsked({ child, measurements, today }: Props) {
  if (!isBirthWeightMissed(child, measurements, today)) return null;
  const what = `${child.firstName}'s birth weight`;
  return (
    <p className="sm">
      {mayEdit(child) ? <a href={editChildHref(child.id)}>Enter {what}</a> : `${what} is missing`}: what a newborn loses
      is counted from it.
    </p>
  );
}
