import type { PlannedDose, VaccineDecision, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { rowsNotSaid, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { countedNumber } from '#domain/vaccines/standing/counted-number.ts';
import { dosesByRecord } from '#domain/vaccines/standing/due-doses.ts';
import { standingOf, type DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';
import { isDecidedOn } from '#domain/vaccines/standing/planned-status.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';
import { shortNames } from '../known-vaccines.ts';
import { listText, standingText } from '../dose/dose-text.ts';

export function VisitDue({ plan, facts }: { plan: VaccinePlan; facts: Vaccines }) {
  const standings = plan.planned.map((row) => ({ row: asCounted(row, plan), standing: standingOf(row, plan) }));
  const byRecord = dosesByRecord(plan.planned).map(({ id }) => id);
  const due = standings.filter(
    ({ row, standing }) => standing === 'due' || standing === 'overdue' || byRecord.includes(row.id),
  );
  const doubted = givenButAskedAbout(plan);
  const askedMeanwhile = standings.filter(({ row, standing }) => isInQuestion(row, plan) && OPEN.has(standing));
  const open = new Set(askedMeanwhile.map(({ row }) => row.vaccine));
  const askedFirst = standings.filter(
    ({ row, standing }) => (standing === 'ask-first' && !open.has(row.vaccine)) || doubted.includes(row.vaccine),
  );
  const contraindicated = standings.filter(({ standing }) => standing === 'contraindicated');
  const unanswered = notSaid(plan);
  const decided = plan.decisions.filter((decision) => isDecidedOn(decision, plan.asOf));
  return (
    <div className="stack tight">
      <h3>Due</h3>
      {due.length === 0 && unanswered.length === 0 && <p>Nothing is due on {shortDayText(plan.asOf)}.</p>}
      {unanswered.length > 0 && (
        <p>The parents have not said yet whether these were given: {listText(byRun(unanswered))}.</p>
      )}
      {due.length > 0 && (
        <ul className="boxes">
          {due.map(({ row, standing }) => (
            <li key={row.id}>
              <span className="box" aria-hidden />
              <span>
                <strong>{clinicName(row, ', ')}</strong>
                {row.category === 'ask-your-doctor'
                  ? ': ask the doctor'
                  : row.dueOn && <>, since {shortDayText(row.dueOn)}</>}
                {row.dueOn && <span className="by">{standingText(standing, row, null)}</span>}
                {row.isAskedForAgain && <span className="by">{FIND_RECORD}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ByVaccine title="Ask the doctor first" rows={askedFirst.map(({ row }) => row)} plan={plan} />
      <ByVaccine title="Ask the doctor" rows={askedMeanwhile.map(({ row }) => row)} plan={plan} />
      <ByVaccine title="Not to be given" rows={contraindicated.map(({ row }) => row)} plan={plan} />
      {decided.length > 0 && (
        <>
          <h3>Declined or put off</h3>
          <ul>
            {decided.map((decision) => (
              <li key={decision.vaccine}>{decidedText(decision, facts)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function notSaid(plan: VaccinePlan): readonly PlannedDose[] {
  const isDue = (row: PlannedDose) => ['due', 'overdue'].includes(standingOf(row, plan));
  const rows = rowsNotSaid(plan.planned, plan.asOf, { isDue, undated: undatedDoses(plan.doses) });
  return rows.map((row) => asCounted(row, plan));
}

/** 'HepB doses 1 to 3'; doses that do not follow each other by name. */
function byRun(rows: readonly PlannedDose[]): readonly string[] {
  return [...Map.groupBy(rows, ({ shortName }) => shortName)].flatMap(([name, of]) => {
    const [first = 0, last = 0] = [of[0]?.number, of.at(-1)?.number];
    const isRun = of.length > 1 && last - first === of.length - 1;
    return isRun
      ? [`${name} doses ${first} ${of.length === 2 ? 'and' : 'to'} ${last}`]
      : of.map((row) => clinicName(row));
  });
}

const OPEN: ReadonlySet<DoseStanding> = new Set(['due', 'overdue', 'upcoming']);

/** Whether a doctor is asked about more doses of its vaccine than are planned. */
function isInQuestion({ vaccine }: PlannedDose, { vaccines }: VaccinePlan): boolean {
  return vaccines.some((one) => one.vaccine === vaccine && one.isAskedAbout);
}

/** Vaccines of which every dose was given, while a doctor is asked whether that is enough. */
function givenButAskedAbout({ vaccines, planned }: VaccinePlan): readonly string[] {
  const asked = vaccines.filter(({ isAskedAbout }) => isAskedAbout).map(({ vaccine }) => vaccine);
  return asked.filter((id) => planned.every(({ vaccine, completed }) => vaccine !== id || completed));
}

/** Each vaccine once, with what is said of it. */
function ByVaccine({ title, rows, plan }: { title: string; rows: readonly PlannedDose[]; plan: VaccinePlan }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {[...Map.groupBy(rows, ({ vaccine }) => vaccine)].map(([vaccine, of]) => (
          <li key={vaccine}>
            {listText(namesOf(of))}: {plan.vaccines.find((one) => one.vaccine === vaccine)?.text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** With numbers only of open rows that have a day: of the others it is open how many are needed. */
function namesOf(rows: readonly PlannedDose[]): readonly string[] {
  const names = rows.map((row) => (row.completed || row.dueOn === null ? row.shortName : clinicName(row)));
  return [...new Set(names)];
}

/** 'Flu: put off until Feb 15, 2027 (After her cough)'. */
function decidedText({ vaccine, decision, until, reason }: VaccineDecision, facts: Vaccines): string {
  const end = until === null ? '' : ` until ${shortDayText(until)}`;
  const what = decision === 'declined' ? 'declined' : `put off${end}`;
  return `${shortNames([vaccine], facts).join('')}: ${what}${reason ? ` (${reason})` : ''}`;
}

/** With the number of what counts, as a clinic counts. */
function asCounted(row: PlannedDose, plan: VaccinePlan): PlannedDose {
  return { ...row, number: countedNumber(row, plan) ?? row.number };
}

/** 'RV dose 2' */
function clinicName({ shortName, number }: Pick<PlannedDose, 'shortName' | 'number'>, between = ' '): string {
  return `${shortName}${between}dose ${number}`;
}
