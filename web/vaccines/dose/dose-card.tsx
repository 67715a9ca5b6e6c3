import { memo } from 'react';
import type { PlannedDose } from '#contract/vaccines.ts';
import { countedText } from './counted.ts';
import { DoseDetails } from './dose-details.tsx';
import { DoseSummary } from './dose-summary.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import type { Act } from '../dialogs/vaccine-action.ts';

type Props = { row: PlannedDose; known: KnownVaccines; act: Act };

export const DoseCard = memo(function DoseCard({ row, known, act }: Props) {
  return (
    <details className="fold dose">
      <DoseSummary row={row} plan={known.plan} counted={countedText(row, known.plan)} />
      <DoseDetails row={row} known={known} act={act} />
    </details>
  );
});
