import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import type { Day } from '#domain/time/day.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { AddDate } from './add-date.tsx';

type Props = { checkup: Checkup; child: Child; today: Day; isNamed: boolean };

/** The visit of an age whose day has passed, as long as it can be made at that age. */
export function StillRecommended({ isNamed, ...props }: Props) {
  const { checkup, today } = props;
  return (
    <AddDate {...props} className="sm">
      {isNamed ? `${checkupTitle(checkup.checkupType)}: recommended` : 'Recommended'} until{' '}
      {longDayNear(checkup.recommendedUntil, today)}, no appointment yet.
    </AddDate>
  );
}
