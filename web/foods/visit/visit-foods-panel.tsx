import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { BoardRow } from '#domain/foods/allergen-board.ts';
import type { NameOfFood } from '#domain/foods/pause-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { count } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useNamesOfAllowed } from '../allowed-data.ts';
import { useTastes } from '../tastes-data.ts';
import { visitFoods, type VisitFoods } from './visit-foods.ts';
import { VisitReactions } from './visit-reactions.tsx';

type Props = { child: Child; today: Day; isAmongOthers: boolean };

/** Among other parts only where a food waits or waited for a doctor. */
export function VisitFoodsPanel({ child, isAmongOthers }: Props) {
  const query = useTastes(child.id);
  const { data: me } = useMe();
  const { isLoading, nameOfFood } = useNamesOfAllowed(query.data ?? []);
  if (query.data && me && !isLoading) {
    const told = { me, visit: visitFoods(query.data), nameOfFood };
    if (!isAmongOthers) return <Whole {...told} />;
    return told.visit.toTell.length > 0 ? <Short {...told} /> : null;
  }
  return (
    <SheetPart title="Foods">
      {query.error ? (
        <LoadFailed title="Failed to load the foods tried. Please try again." query={query} />
      ) : (
        <Loading text="Loading foods..." rows={1} />
      )}
    </SheetPart>
  );
}

type Told = { me: Me; visit: VisitFoods; nameOfFood: NameOfFood };

/** The others are on the sheet of foods alone. */
const MOST_REACTIONS = 5;

function Short({ visit: { toTell, tried, pauses }, ...told }: Told) {
  const others = toTell.length - MOST_REACTIONS;
  return (
    <SheetPart title="Reactions to food" className="foods">
      <VisitReactions {...told} reactions={toTell.slice(0, MOST_REACTIONS)} pauses={pauses} />
      {others > 0 && <p>And {count(others, 'more reaction')}.</p>}
      <p className="xs faint">
        {tried.length > 0 && `Had of the nine common allergens: ${namesOf(tried)}. `}
        {BY_PARENTS}
      </p>
    </SheetPart>
  );
}

const BY_PARENTS = 'As parents wrote it down: no allergy test, no diagnosis.';

function Whole({ visit: { reactions, tried, traces, notTried, pauses }, ...told }: Told) {
  return (
    <SheetPart title="Foods" className="foods">
      <h3>Reactions</h3>
      {reactions.length === 0 ? (
        <p>None is written down.</p>
      ) : (
        <VisitReactions {...told} reactions={reactions} pauses={pauses} />
      )}
      <h3>The nine common allergens</h3>
      {tried.length > 0 && (
        <ul className="got whens">
          {tried.map((row) => (
            <li key={row.allergen}>
              <span>
                <strong>{row.name}</strong> {waitsText(row)}
              </span>
              <span>{whenText(row)}</span>
            </li>
          ))}
        </ul>
      )}
      {traces.length > 0 && <p>Only baked in, or a trace: {namesOf(traces)}.</p>}
      {notTried.length > 0 && <p>Not tried yet: {namesOf(notTried)}.</p>}
      <p className="xs faint">{BY_PARENTS} The nine: FDA, FALCPA 2004 and FASTER Act 2021.</p>
    </SheetPart>
  );
}

function waitsText({ pause }: BoardRow): string | null {
  if (pause === 'ask-to-go-on') return 'had well before, to ask about';
  return pause && 'waits for a doctor';
}

/** 'first Jul 20, 2026, 5 times, last Nov 20, 2026' */
function whenText({ firstOn, lastOn, times }: BoardRow): string {
  if (!firstOn || !lastOn) return '';
  if (times === 1) return `once, ${shortDayText(firstOn)}`;
  return `first ${shortDayText(firstOn)}, ${count(times, 'time')}, last ${shortDayText(lastOn)}`;
}

function namesOf(rows: readonly BoardRow[]): string {
  return listText(rows.map(({ name }) => name.toLowerCase()));
}
