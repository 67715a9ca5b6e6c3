import { Pencil } from 'lucide';
import type { Dose } from '#contract/vaccines.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { doseTitle, type KnownVaccines } from '../known-vaccines.ts';
import { givenText, notRecorded } from './dose-text.ts';
import type { Act } from '../dialogs/vaccine-action.ts';

/** Given doses that fill no row of the plan. */
export function OtherDoses({ known: { plan, facts }, act }: { known: KnownVaccines; act: Act }) {
  const filling = new Set(plan.planned.map(({ doseId }) => doseId));
  const others = plan.doses.filter(({ id }) => !filling.has(id));
  if (others.length === 0) return null;
  return (
    <Card title="Also given" caption="Outside of the plan above" flat>
      <ul className="list">
        {others.map((dose) => (
          <li key={dose.id}>
            <div className="grow">
              <p>{doseTitle(dose, facts)}</p>
              <p className="sm soft">{whenAndWhere(dose)}</p>
              {dose.remark && <p className="sm soft">{dose.remark}</p>}
              {dose.verdicts.map(({ vaccine, text }) => (
                <p key={vaccine} className="sm soft">
                  {text}
                </p>
              ))}
            </div>
            {act && (
              <Button icon={Pencil} onClick={() => act({ kind: 'correct', dose })}>
                Correct
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function whenAndWhere(dose: Dose): string {
  return [givenText(dose) ?? notRecorded, dose.place].filter(Boolean).join(' · ');
}
