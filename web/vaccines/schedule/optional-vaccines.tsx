import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { Plus } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Vaccine, VaccineDecision } from '#contract/vaccines.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { decidingVaccine, undecidingVaccine, updateFailedText } from '../vaccine-changes.ts';

type Props = { known: KnownVaccines; optional: readonly Vaccine[] };

export function OptionalVaccines({ known: { child, plan }, optional }: Props) {
  const decisionOn = ({ id }: Vaccine) => plan.decisions.find(({ vaccine }) => vaccine === id) ?? null;
  if (optional.length === 0) return null;
  return (
    <Card title="Other vaccines" caption="Not in every child's plan. Ask your doctor about them.">
      <ul className="list">
        {optional.map((vaccine) => (
          <li key={vaccine.id} className="addable">
            <div className="grow">
              <h3>{plainTitle(vaccine.shortName)}</h3>
              <p className="sm soft">{vaccine.description}</p>
            </div>
            {mayEdit(child) && <Wanting child={child} vaccine={vaccine} decided={decisionOn(vaccine)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type WantingProps = { child: Child; vaccine: Vaccine; decided: VaccineDecision | null };

/** One button for add and remove, so that it keeps the focus. */
function Wanting({ child, vaccine: { id }, decided }: WantingProps) {
  const decide = useChange(decidingVaccine, child.id);
  const undecide = useChange(undecidingVaccine, child.id);
  const wanted = decided?.decision === 'wanted' ? decided : null;
  const add = () => decide.mutate({ vaccine: id, body: { decision: 'wanted', version: decided?.version ?? null } });
  return (
    <>
      <Button
        {...(wanted ? { look: 'quiet' } : { icon: Plus })}
        busy={decide.isPending || undecide.isPending}
        onClick={() => (wanted ? undecide.mutate(wanted) : add())}
      >
        {wanted ? 'Take off the plan' : 'Add to the plan'}
      </Button>
      <SaveFailed title={updateFailedText} failed={wanted ? undecide.error : decide.error} />
    </>
  );
}
