import type { ReactNode } from 'react';
import type { PlannedDose, Vaccine } from '#contract/vaccines.ts';
import { sideEffectsAt, type CareAt } from '#domain/vaccines/care/side-effects.ts';
import { plannedAge } from './dose-text.ts';

type Props = { row: PlannedDose; vaccine: Vaccine | null; at: CareAt };

export function DoseFacts({ row, vaccine, at }: Props) {
  const recommendedAge = plannedAge(row) ?? vaccine?.recommendedAge;
  return (
    <dl className="facts">
      {recommendedAge && <Fact name="Recommended age">{recommendedAge}</Fact>}
      {row.categoryNote && <Fact name="By this schedule">{row.categoryNote}</Fact>}
      {vaccine && <Fact name="Doses required">{row.dosesByAuthority ?? vaccine.dosesRequired}</Fact>}
      {vaccine && (
        <Fact name="Possible side effects" isLong>
          {sideEffectsAt(vaccine.care, at)}
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
