import type { VaccinePlan } from '#contract/vaccines.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { standingOf } from '#domain/vaccines/planned/standing.ts';
import { decisionOf } from '../schedule/known-vaccines.ts';
import { doseInList, doseName, listText, standingText } from '../dose/dose-text.ts';

export function VisitDue({ plan }: { plan: VaccinePlan }) {
  const standings = plan.planned.map((row) => ({ row, standing: standingOf(row, plan) }));
  const due = standings.filter(({ standing }) => standing === 'due' || standing === 'overdue');
  const unanswered = standings.filter(({ standing }) => standing === 'unanswered');
  const decided = standings.filter(({ standing }) => standing === 'declined' || standing === 'deferred');
  return (
    <div className="stack tight">
      <h3>Due</h3>
      {due.length === 0 && unanswered.length === 0 && <p>Nothing is due on {shortDayText(plan.asOf)}.</p>}
      {unanswered.length > 0 && (
        <p>
          The parents have not said yet whether these were given:{' '}
          {listText(unanswered.map(({ row }) => doseInList(row)))}.
        </p>
      )}
      {due.length > 0 && (
        <ul className="boxes">
          {due.map(({ row, standing }) => (
            <li key={row.id}>
              <span className="box" aria-hidden />
              <span>
                <strong>{doseName(row)}</strong>
                {row.dueOn && <>, since {shortDayText(row.dueOn)}</>}
                <span className="by">{standingText(standing, row, null)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <p>
          {decided
            .map(({ row, standing }) => {
              const decision = decisionOf(row, plan);
              const why = decision?.reason ? ` (${decision.reason})` : '';
              return `${doseName(row)}: ${standingText(standing, row, decision)}${why}`;
            })
            .join('; ')}
          .
        </p>
      )}
    </div>
  );
}
