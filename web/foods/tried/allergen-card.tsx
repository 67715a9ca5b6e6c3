import { Plus } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { allergenBoard, gapText, type BoardRow } from '#domain/foods/allergen-board.ts';
import type { Allergen } from '#domain/foods/food.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { PausedBadge } from './paused-badge.tsx';

type Props = {
  child: Child;
  tastes: readonly Taste[];
  edition: string | undefined;
  /** Nothing new is offered yet. */
  isMilkOnly: boolean;
  today: Day;
  onAdd: (row: BoardRow) => void;
  /** Opens where it can be noted that a doctor said yes. */
  onAllow: (asked: { readonly part: Allergen }) => void;
};

/** The nine common allergens: first time, times, last time. No doses, no promises. */
export function AllergenCard({ child, tastes, edition, isMilkOnly, today, onAdd, onAllow }: Props) {
  const rows = allergenBoard(tastes);
  const tried = rows.filter(({ times }) => times > 0).length;
  const may = mayEdit(child);
  const mayAdd = may && !isMilkOnly;
  return (
    <Card
      title="The nine common allergens"
      caption={`${tried} of ${rows.length} tried.${isMilkOnly ? '' : IN_THE_DIET}`}
    >
      <table className="nine">
        <thead>
          <tr>
            <th scope="col">Allergen</th>
            <th scope="col">First time</th>
            <th scope="col" className="n">
              Times
            </th>
            <th scope="col">Last time</th>
            {mayAdd && (
              <td>
                <span className="sr">Add</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.allergen}>
              <th scope="row">{row.name}</th>
              <td className="sm soft first">{row.firstOn && shortDayText(row.firstOn)}</td>
              <td className="n" data-unit={row.times === 1 ? ' time' : ' times'}>
                {row.times > 0 && row.times}
              </td>
              <td className="sm" colSpan={row.pause && mayAdd ? 2 : undefined}>
                <LastTime row={row} today={today} />
                {row.pause && may && (
                  <Button look="quiet" className="at-start" onClick={() => onAllow({ part: row.allergen })}>
                    The doctor said yes
                  </Button>
                )}
              </td>
              {mayAdd && !row.pause && (
                <td>
                  <IconButton icon={Plus} label={`Tried today: ${row.name}`} onClick={() => onAdd(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isMilkOnly && (
        <p className="sm soft">
          One new allergen at a time, at home, in the morning, when {child.firstName} is well. How much is right is a
          question for the doctor.
        </p>
      )}
      <SourceLine>
        NIAID addendum guidelines, 2017; AAAAI, ACAAI and CSACI, 2021; FDA list of major allergens.
        {edition && ` Edition ${edition}.`}
      </SourceLine>
    </Card>
  );
}

const IN_THE_DIET = ' Once a food is tolerated, it stays in the diet, about 2 to 3 times a week.';

function LastTime({ row: { pause, isTraceOnly, lastOn }, today }: { row: BoardRow; today: Day }) {
  if (pause) return <PausedBadge pause={pause} foodId={null} />;
  if (isTraceOnly) return <span className="soft">Only baked in, or a trace</span>;
  return lastOn ? gapText(lastOn, today) : <span className="soft">Not tried yet</span>;
}
