import type { VaccinePlan } from '#contract/vaccines.ts';
import { count } from '#domain/time/age-text.ts';
import { isDayMissing } from '#domain/vaccines/standing/dose-standing.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';

/** Doses that do not count because nobody has said when they were given; the button asks for the first of them. */
export function DaysMissing({ plan, act }: { plan: VaccinePlan; act: Act }) {
  const rows = plan.planned.filter((row) => isDayMissing(row, plan));
  const first = plan.doses.find(({ id }) => id === rows[0]?.doseId);
  if (!first) return null;
  const [need, them, days] = rows.length === 1 ? ['needs', 'it counts', 'day'] : ['need', 'they count', 'days'];
  return (
    <Alert
      tone="amber"
      title={`${count(rows.length, 'dose')} ${need} a day before ${them}`}
      action={act && <Button onClick={() => act({ kind: 'correct', dose: first })}>Add the {days}</Button>}
    >
      Until then the plan asks for {rows.length === 1 ? 'it' : 'them'} again. A month you remember is enough.
    </Alert>
  );
}
