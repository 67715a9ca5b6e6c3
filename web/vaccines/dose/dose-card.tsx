import { memo } from 'react';
import type { PlannedDose } from '#contract/vaccines.ts';
import { countedText } from './counted.ts';
import { DoseDetails } from './dose-details.tsx';
import { DoseSummary } from './dose-summary.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import type { Act } from '../dialogs/vaccine-action.ts';

type Props = {
  row: PlannedDose;
  known: KnownVaccines;
  act: Act;
  /** Above the row stands already why it is planned for its day. */
  isWhySaid: boolean;
};

export const DoseCard = memo(function DoseCard({ row, known, act, isWhySaid }: Props) {
  return (
    <details className="fold dose">
      <DoseSummary row={row} plan={known.plan} counted={countedText(row, known.plan)} isWhySaid={isWhySaid} />
      <DoseDetails row={row} known={known} act={act} />
    </details>
  );
});
