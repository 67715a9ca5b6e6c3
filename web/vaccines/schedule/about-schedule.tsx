import { ChevronDown } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { authorityTitle } from '../authority-title.ts';
import { AuthorityBox } from '../choices/authority-box.tsx';
import { ConditionsBox } from '../choices/conditions-box.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';

type Props = { me: Me; plan: VaccinePlan; act: Act };

/** By whose schedule and for which children the plan is; both choices unfold. */
export function AboutSchedule({ me, plan, act }: Props) {
  return (
    <details className="more-words about-schedule">
      <summary>
        {authorityTitle(plan.authority)}. <span>{plan.forWhom}</span>{' '}
        <strong>
          About this schedule <Icon of={ChevronDown} />
        </strong>
      </summary>
      <div className="stack tight">
        <AuthorityBox plan={plan} act={act} />
        <ConditionsBox plan={plan} me={me} act={act} />
      </div>
    </details>
  );
}
