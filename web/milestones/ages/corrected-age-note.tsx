import type { Child } from '#contract/children.ts';
import { ageFrom } from '#domain/children/gestation.ts';
import { ageText } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

/** Both ages, and which of them chooses the groups. */
export function CorrectedAgeNote({ child, today }: { child: Child; today: Day }) {
  const { firstName, bornOn } = child;
  const dueOn = ageFrom(child);
  const corrected = today < dueOn ? `due ${longDayText(dueOn)}` : `${ageText(dueOn, today)} by the due date`;
  return (
    <p className="sm soft">
      {firstName} was born early: {ageText(bornOn, today)} old, {corrected}. The ages here go by the due date (corrected
      age) until 24 months.
    </p>
  );
}
