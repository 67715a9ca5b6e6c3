import { CheckCheck, Split } from 'lucide';
import { unansweredAt } from '#domain/vaccines/standing/due-doses.ts';
import type { Day } from '#domain/time/day.ts';
import { listText } from '#domain/text/list-text.ts';
import type { Form } from '#web/client/form/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { doseInList } from '../dose/dose-text.ts';
import { AnotherVaccine } from '../giving/another-vaccine.tsx';
import { FilledMeanwhile } from '../giving/filled-meanwhile.tsx';
import { wrongInShot } from '../giving/given-errors.ts';
import { LastTime } from '../giving/last-time.tsx';
import { ShotFields } from '../giving/shot-fields.tsx';
import { ShotName, shotElementId } from '../giving/shot-row.tsx';
import { doseCount } from '../giving/shots.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { capital } from '#domain/text/capital.ts';
import { MoreMayBeDue } from './more-may-be-due.tsx';
import type { VisitShotsState } from './use-visit-shots.ts';

type Props = {
  shots: VisitShotsState;
  form: Pick<Form, 'errors' | 'refusals'>;
  /** The day of the visit. */
  on: Day;
  known: KnownVaccines;
};

/** What is due, none checked at first; product and lot of what is checked. */
export function VisitShots({ shots, form, on, known }: Props) {
  const { child, me, plan, today } = known;
  const listed = shots.shots.flatMap(({ rows }) => rows);
  const isAll = shots.ticked.length === shots.shots.length;
  const isWrong = shots.ticked.some((shot) => wrongInShot({ form, ...shots }, shot, known).length > 0);
  return (
    <section className="part" aria-labelledby="visit-shots">
      <div className="row between">
        <h3 id="visit-shots">{on === today ? 'Shots given today' : 'Shots given'}</h3>
        {shots.shots.length > 0 && (
          <Button look="quiet" icon={CheckCheck} aria-pressed={isAll} onClick={() => shots.checkAll(!isAll)}>
            All {doseCount(shots.shots)}
          </Button>
        )}
      </div>
      <FilledMeanwhile filled={shots.filled} reader={me} />
      {shots.earlier.length > 0 && (
        <Alert tone="amber" role="alert" title="An earlier dose is not marked yet">
          {capital(listText(shots.earlier.map(doseInList)))} comes before what is checked here. Mark it under + Shots
          first.
        </Alert>
      )}
      {shots.shots.length === 0 && !unansweredAt(plan.planned, on).length && (
        <p className="sm soft">No shots are due at this visit.</p>
      )}
      <MoreMayBeDue child={child} planned={plan.planned} rows={listed} on={on} />
      <LastTime shots={shots} />
      <ul className="givelist">
        {shots.shots.map((shot) => (
          <li key={shot.id}>
            <span className="check">
              <input
                type="checkbox"
                id={shotElementId(shot)}
                checked={shots.indexOf(shot.id) >= 0}
                onChange={({ currentTarget }) => shots.check(shot.id, currentTarget.checked)}
              />
            </span>
            <label htmlFor={shotElementId(shot)}>
              <ShotName shot={shot} known={known} />
            </label>
            {shot.vaccines.length > 1 && (
              <div className="more">
                <Button look="quiet" icon={Split} onClick={() => shots.split(shot.id)}>
                  Given as separate shots
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <AnotherVaccine given={shots} known={known} />
      {shots.shots.length > 0 && (
        <Fold title="Product and lot, from the clinic's printout (optional)" titleLevel={4} open={isWrong}>
          {shots.ticked.length === 0 && <p className="sm soft">Check what was given first.</p>}
          <div className="stack">
            {shots.ticked.map((shot) => (
              <div key={shot.id} className="stack tight">
                <div className="shot-name">
                  <ShotName shot={shot} known={known} />
                </div>
                <ShotFields shot={shot} given={{ ...shots, form }} known={known} printed={shots.printed[shot.id]} />
              </div>
            ))}
          </div>
        </Fold>
      )}
    </section>
  );
}
