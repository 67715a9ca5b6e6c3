import { ChevronDown } from 'lucide';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { notCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { DoseBadge, DoseTile } from './dose-badge.tsx';
import { doseElementId } from './dose-place.ts';
import { doseDateText, doseName } from './dose-text.ts';
import { birthShotText } from './birth-shot.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';

type Props = { row: PlannedDose; plan: VaccinePlan; counted?: string | null; isWhySaid?: boolean };

/**
 * @param counted '1 counted', where that differs from the row's number
 * @param isWhySaid above the row stands already why it is planned for its day
 */
export function DoseSummary({ row, plan, counted = null, isWhySaid = false }: Props) {
  const left = notCounted(row, plan);
  return (
    <summary id={doseElementId(row)}>
      <DoseTile row={row} plan={plan} />
      <div className="grow">
        <h3>{doseName(row)}</h3>
        <p className="sm soft">
          {doseDateText(row, plan)}
          {counted !== null && ` (${counted})`}
        </p>
        {left && <p className="sm">{left.text}</p>}
        {!isWhySaid && row.plannedWhy !== null && <p className="xs soft">{row.plannedWhy}</p>}
        {[birthShotText(row, plan), row.isAskedForAgain && FIND_RECORD, row.categoryNote].map(
          (text) =>
            text && (
              <p key={text} className="xs soft">
                {text}
              </p>
            ),
        )}
      </div>
      <div className="badges">
        <DoseBadge row={row} plan={plan} />
      </div>
      <Icon of={ChevronDown} />
    </summary>
  );
}
