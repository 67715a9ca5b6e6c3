import type { VaccinePlan } from '#contract/vaccines.ts';
import { count } from '#domain/time/age-text.ts';
import { isDayMissing } from '#domain/vaccines/standing/dose-standing.ts';
import { listText } from '#domain/text/list-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { doseInList } from '../dose/dose-text.ts';
import type { Act } from '../dialogs/vaccine-action.ts';

/** Doses that do not count because nobody has said when they were given; the button asks for the first of them. */
export function DaysMissing({ plan, act }: { plan: VaccinePlan; act: Act }) {
  const rows = plan.planned.filter((row) => isDayMissing(row, plan));
  const first = plan.doses.find(({ id }) => id === rows[0]?.doseId);
  if (!first) return null;
  const isOne = rows.length === 1;
  return (
    <Alert
      tone="amber"
      title={`${count(rows.length, 'dose')} ${isOne ? 'is' : 'are'} not counted yet: ${listText(rows.map(doseInList))}.`}
    >
      A month you remember is enough.{' '}
      {act && (
        <button type="button" className="link" onClick={() => act({ kind: 'correct', dose: first })}>
          Add the {isOne ? 'day' : 'days'}
        </button>
      )}
    </Alert>
  );
}
