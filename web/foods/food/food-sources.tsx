import type { Food } from '#contract/foods.ts';
import { isDay } from '#domain/time/day.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { sourceText } from '../sources-text.ts';

type Props = { food: Pick<Food, 'sources' | 'edition' | 'checkedOn'> };

export function FoodSources({ food: { sources, edition, checkedOn } }: Props) {
  const checked = isDay(checkedOn) ? `, checked ${longDayText(checkedOn)}` : '';
  return (
    <Fold title="Where this comes from" open>
      <div className="stack">
        <ul className="ticklist">
          {sources.map((source) => (
            <li key={source.id}>
              {source.address === null ? broken(source) : <a href={source.address}>{broken(source)}</a>}
            </li>
          ))}
        </ul>
        <p className="xs faint">
          Fernling food list, edition {edition}
          {checked}. Words and drawings are ours. Not reviewed by a clinician.
        </p>
      </div>
    </Fold>
  );
}

/** 'AAAAI/ACAAI/CSACI' may go on in the next line after a slash. */
function broken(source: Food['sources'][number]): string {
  return sourceText(source).replaceAll('/', '/\u200B');
}
