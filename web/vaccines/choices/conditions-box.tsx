import type { VaccinePlan } from '#contract/vaccines.ts';
import { historyText, type Reader } from '#web/client/text/history.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';

/** What is noted of the child; for whom the plan is stands above it. */
export function ConditionsBox({ plan: { conditions }, me, act }: { plan: VaccinePlan; me: Reader; act: Act }) {
  return (
    <Alert title="Conditions that change the plan">
      {conditions.length === 0 && <p>None is noted.</p>}
      {conditions.map((noted) => (
        <p key={noted.id} className="xs faint">
          {noted.title}: {historyText(noted, me)}
        </p>
      ))}
      {act && (
        <button type="button" className="link" onClick={() => act({ kind: 'conditions' })}>
          {conditions.length === 0 ? 'Note a condition' : 'Change what is noted'}
        </button>
      )}
    </Alert>
  );
}
