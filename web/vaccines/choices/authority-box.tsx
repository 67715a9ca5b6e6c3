import type { VaccinePlan } from '#contract/vaccines.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';
import { vaccineSourceText } from '../vaccine-source-line.tsx';

export function AuthorityBox({ plan, act }: { plan: VaccinePlan; act: Act }) {
  return (
    <Alert title={plan.authority.title}>
      <p>{vaccineSourceText(plan)} US authorities differ since January 2026.</p>
      {act && (
        <button type="button" className="link" onClick={() => act({ kind: 'authority' })}>
          Choose the one your doctor uses
        </button>
      )}
    </Alert>
  );
}
