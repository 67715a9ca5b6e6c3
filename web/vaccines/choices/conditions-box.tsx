import type { VaccinePlan } from '#contract/vaccines.ts';
import { historyText, type Reader } from '#web/client/text/history.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';

/** Which children the plan is for, and what is noted of this one. */
export function ConditionsBox({ plan: { conditions, forWhom }, me, act }: { plan: VaccinePlan; me: Reader; act: Act }) {
  return (
    <Alert title="Conditions that change the plan">
      <p>{forWhom}</p>
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
