import { Lightbulb, Pencil, ShieldAlert, Soup } from 'lucide';
import type { GuideFood } from '#contract/foods.ts';
import type { FoodGuide, GuideEntry } from '#contract/foods/guide.ts';
import type { Pause } from '#domain/foods/pause.ts';
import { earlyTips, isWhole } from '#domain/foods/guide-entry.ts';
import { historyText, type Reader } from '#web/client/text/history.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { foodHref } from '../food-guide-search.ts';
import { RiskBadge } from '../risk/risk-badge.tsx';
import { sourcesText } from '../sources-text.ts';
import { PausedBadge } from '../tried/paused-badge.tsx';
import { editorsText } from './editors-text.ts';
import { FoldTitle } from './fold-title.tsx';

type Props = {
  entry: GuideEntry;
  edition: string;
  reader: Reader;
  mayEdit: boolean;
  pauseOf: (food: GuideFood) => Pause | null;
  /** For a child born early; null for any other. */
  bornEarly: FoodGuide['bornEarly'] | null;
};

/** One entry of the guide. What an editor wrote says so, and from where it is. */
export function GuideEntryView({ entry, edition, reader, mayEdit, pauseOf, bornEarly }: Props) {
  const { foods, allergyWarnings, edited } = entry;
  const early = edited || !bornEarly || entry.ageRangeStart >= bornEarly.untilMonths ? null : bornEarly;
  const tips = early ? earlyTips(entry.tips, early) : entry.tips;
  const whose = edited ? editorsText(localDay(reader.timeZone, new Date(edited.changedAt))) : undefined;
  const sources = early ? [...entry.sources, early.source] : entry.sources;
  return (
    <section className="stack" aria-label={whose}>
      {whose && <h3>{whose}</h3>}
      <div>
        <Fold title={<FoldTitle icon={Soup}>Recommended Foods</FoldTitle>} titleLevel={edited ? 4 : 3} open>
          <ul className="fgrid">
            {foods.filter(isWhole).map((food, at) => (
              <FoodCard key={food.id ?? at} food={food} pause={pauseOf(food)} />
            ))}
          </ul>
        </Fold>
        {tips.length > 0 && (
          <Fold title={<FoldTitle icon={Lightbulb}>Feeding Tips</FoldTitle>} titleLevel={edited ? 4 : 3} open>
            <TickList of={tips} />
          </Fold>
        )}
        {allergyWarnings.length > 0 && (
          <Fold title={<FoldTitle icon={ShieldAlert}>Allergy Information</FoldTitle>} titleLevel={edited ? 4 : 3} open>
            <TickList of={allergyWarnings} />
          </Fold>
        )}
      </div>
      <SourceLine>
        {edited
          ? `Source: ${edited.source}. ${mayEdit ? `${historyText(edited, reader)} ` : ''}Not reviewed by a clinician.`
          : sourcesText(sources, edition)}
      </SourceLine>
      {edited && mayEdit && (
        <div>
          <CardLink icon={Pencil} href={`/food-guide/edit/${entry.id}`}>
            Change this entry
          </CardLink>
        </div>
      )}
    </section>
  );
}

type CardProps = { food: GuideFood; pause: Pause | null };

function FoodCard({ food: { id, name, allergyRisk, why }, pause }: CardProps) {
  return (
    <li className="fcard">
      <div className="row between">
        <strong>{id === null ? name : <a href={foodHref(id)}>{name}</a>}</strong>
        <RiskBadge risk={allergyRisk} />
      </div>
      <PausedBadge pause={pause} foodId={id} />
      {why && <span className="sm soft">{why}</span>}
    </li>
  );
}
