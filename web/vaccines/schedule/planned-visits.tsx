import { capital } from '#domain/text/capital.ts';
import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import { CalendarDays, CircleAlert, Clock, Syringe } from 'lucide';
import type { PlannedDose } from '#contract/vaccines.ts';
import type { PlannedVisit, VisitPlan } from '#contract/vaccines/visits.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Tearoff } from '#web/ui/layout/tearoff.tsx';
import { More } from '../more.tsx';
import { BY_MONTH } from '#domain/vaccines/words/dose/undated-words.ts';
import { listText } from '#domain/text/list-text.ts';
import { vaccineNames } from './overdue-text.ts';
import { doseInList } from '../dose/dose-text.ts';

type Props = {
  plan: VisitPlan;
  /** Rows that follow from a dose of which only the month is known. */
  byMonth?: readonly PlannedDose[];
};

export function PlannedVisits({ plan: { visits, notPlanned, toAsk, edition }, byMonth = [] }: Props) {
  if (visits.length === 0)
    return (
      <div className="stack">
        <p className="soft">No visit for vaccines is planned.</p>
        <Signs of={[...toAsk, ...notPlanned]} />
      </div>
    );
  return (
    <div className="stack">
      {byMonth.length > 0 && (
        <p>
          {capital(vaccineNames(byMonth))}: {BY_MONTH}
        </p>
      )}
      <ol className="stack">
        {visits.map((visit) => (
          <Visit key={visit.on} visit={visit} />
        ))}
      </ol>
      <Signs of={[...toAsk, ...notPlanned]} />
      <p className="sm soft">
        What is late is planned for the first day on which it counts, or up to two weeks later where that saves a visit;
        everything else for its recommended age, or up to five weeks later, before it is overdue, where that saves a
        visit, as with a checkup. What should not wait has a visit of its own. No visit is planned for a Sunday or a
        federal holiday if another day will do. The plan moves with the days. The doctor&#39;s plan comes first.
      </p>
      <More title="Where this comes from">
        <p className="xs faint">Worked out with {edition}.</p>
      </More>
    </div>
  );
}

/** A vaccine can be in both. */
function Signs({ of }: { of: VisitPlan['notPlanned'] }) {
  if (of.length === 0) return null;
  return (
    <ul className="signs sm soft">
      {of.map(({ shortName, text }) => (
        <li key={`${shortName} ${text}`}>
          {plainFirst(shortName)}: {text}
        </li>
      ))}
    </ul>
  );
}

function Visit({ visit }: { visit: PlannedVisit }) {
  const { on, title, when, why, products } = visit;
  return (
    <li className="card visit">
      <Tearoff day={on} />
      <div className="stack tight">
        <div className="row wrap between">
          <h3>{title}</h3>
          <VisitBadge doses={products.flatMap(({ doses }) => doses)} />
        </div>
        {when !== null && <p className="sm soft">{when}</p>}
        <ul className="doses">
          {products.map(({ names, doses }) => (
            <li key={names.join()}>
              <Icon of={Syringe} />
              <span>
                {capital(listText(doses.map(doseInList)))}
                <span className="sm soft">{productText(names)}</span>
              </span>
            </li>
          ))}
        </ul>
        {why !== null && <p className="sm soft">{why}</p>}
      </div>
    </li>
  );
}

function VisitBadge({ doses }: Pick<PlannedVisit['products'][number], 'doses'>) {
  if (doses.some(({ isOverdue }) => isOverdue)) {
    return (
      <Badge tone="late" icon={CircleAlert}>
        Overdue
      </Badge>
    );
  }
  return doses.some(({ isDue }) => isDue) ? (
    <Badge tone="due" icon={Clock}>
      Due now
    </Badge>
  ) : (
    <Badge tone="next" icon={CalendarDays}>
      Upcoming
    </Badge>
  );
}

/** ' (for example Kinrix or Quadracel)'; the clinic chooses. */
function productText(names: readonly string[]): string {
  return names.length > 0 ? ` (for example ${names.join(' or ')})` : '';
}
