import { useId, useState } from 'react';
import type { PlannedDose } from '#contract/vaccines.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DoseCard } from '../dose/dose-card.tsx';
import { doseElementId } from '../dose/dose-place.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import type { DoseGroup } from './plan-groups.ts';
import type { Act } from '../dialogs/vaccine-action.ts';

type Props = {
  group: DoseGroup;
  known: KnownVaccines;
  act: Act;
  /** Shows the whole of a long group. */
  isWhole: boolean;
};

/** A long group shows its first doses and a button for the rest. */
export function DoseGroupSection({ group, known, act, isWhole }: Props) {
  const [isOpened, setOpened] = useState(false);
  const titleId = useId();
  const { title, rows, shownFirst } = group;
  // Below the first ones, a single row is never hidden behind a button of the same height.
  const isLong = shownFirst !== null && rows.length > shownFirst + (shownFirst > 0 ? 1 : 0);
  const shown = isLong && !isOpened && !isWhole ? rows.slice(0, shownFirst) : rows;
  const [hidden, ...others] = rows.slice(shown.length);
  const why = whyOfAll(rows);
  const showAll = (next: PlannedDose) => {
    setOpened(true);
    focusSoon(doseElementId(next));
  };
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 className="group" id={titleId}>
        {title} <span className="soft">{rows.length}</span>
      </h2>
      {why !== null && <p className="sm soft">{why}</p>}
      {shown.map((row) => (
        <DoseCard key={row.id} row={row} known={known} act={act} isWhySaid={why !== null} />
      ))}
      {hidden && (
        <Button look="quiet" className="start" onClick={() => showAll(hidden)}>
          Show {others.length + 1}
          {shown.length > 0 && ' more'}
        </Button>
      )}
    </section>
  );
}

/** What all rows say of their day, which is then said once; else null. */
function whyOfAll([first, ...others]: readonly PlannedDose[]): string | null {
  if (!first || others.length === 0) return null;
  return others.every(({ plannedWhy }) => plannedWhy === first.plannedWhy) ? first.plannedWhy : null;
}
