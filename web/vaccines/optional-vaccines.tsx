import { Plus } from 'lucide';
import type { Vaccine } from '#contract/vaccines.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useDecideVaccine, useUndecideVaccine } from './changing-data.ts';
import type { KnownVaccines } from './known-vaccines.ts';
import { UpdateFailed } from './update-failed.tsx';

/** Vaccines that are not in every child's plan: a parent adds them, and takes them off again. */
export function OptionalVaccines({ known: { child, plan, facts } }: { known: KnownVaccines }) {
  const decide = useDecideVaccine(child.id);
  const undecide = useUndecideVaccine(child.id);
  const isWanted = ({ id }: Vaccine) =>
    plan.decisions.some(({ vaccine, decision }) => vaccine === id && decision === 'wanted');
  const isPlanned = ({ id }: Vaccine) => plan.planned.some(({ vaccine }) => vaccine === id);
  const optional = facts.vaccines.filter((vaccine) => !vaccine.isRoutine && (isWanted(vaccine) || !isPlanned(vaccine)));
  if (optional.length === 0) return null;
  const mayEdit = child.may === 'edit';
  return (
    <Card title="Other vaccines" caption="Not in every child's plan. Ask your doctor about them.">
      <ul className="list">
        {optional.map((vaccine) => (
          <li key={vaccine.id} className="addable">
            <div className="grow">
              <h3>{vaccine.shortName}</h3>
              <p className="sm soft">{vaccine.description}</p>
            </div>
            {mayEdit && isWanted(vaccine) && (
              <Button
                look="quiet"
                busy={undecide.isPending && undecide.variables === vaccine.id}
                onClick={() => undecide.mutate(vaccine.id)}
              >
                Take off the plan
              </Button>
            )}
            {mayEdit && !isWanted(vaccine) && (
              <Button
                icon={Plus}
                busy={decide.isPending && decide.variables.vaccine === vaccine.id}
                onClick={() => decide.mutate({ vaccine: vaccine.id, body: { decision: 'wanted' } })}
              >
                Add to the plan
              </Button>
            )}
          </li>
        ))}
      </ul>
      <UpdateFailed failed={decide.error ?? undecide.error} />
    </Card>
  );
}
