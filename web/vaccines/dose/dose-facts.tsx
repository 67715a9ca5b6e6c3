import type { ReactNode } from 'react';
import type { PlannedDose, Vaccine, VaccinePlan } from '#contract/vaccines.ts';
import { sideEffectsOf } from '../known-vaccines.ts';
import { plannedAge } from './dose-text.ts';

type Props = { row: PlannedDose; vaccine: Vaccine | null; plan: Pick<VaccinePlan, 'conditions'> };

export function DoseFacts({ row, vaccine, plan }: Props) {
  const recommendedAge = plannedAge(row) ?? vaccine?.recommendedAge;
  return (
    <dl className="facts">
      {recommendedAge && <Fact name="Recommended age">{recommendedAge}</Fact>}
      {row.categoryNote && <Fact name="By this schedule">{row.categoryNote}</Fact>}
      {vaccine && <Fact name="Doses required">{row.dosesByAuthority ?? vaccine.dosesRequired}</Fact>}
      {vaccine && (
        <Fact name="Possible side effects" isLong>
          {sideEffectsOf(vaccine, plan)}
        </Fact>
      )}
      {row.notes && (
        <Fact name="Notes">
          <span className="as-typed">{row.notes}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, isLong = false, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? 'long' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
