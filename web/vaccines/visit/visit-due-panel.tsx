import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccineDecision, VaccinePlan } from '#contract/vaccines.ts';
import { checkupDay, dosesDay, nextCheckup } from '#domain/checkups/status.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { rowsNotSaid, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { dosesByRecord, dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { standingOf, type DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';
import { isDecidedOn } from '#domain/vaccines/standing/planned-status.ts';
import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';
import { listText } from '#domain/text/list-text.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { longDayNear, shortDayNear } from '#web/client/text/day-near.ts';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useVaccinePlan } from '../data.ts';
import { countedText } from '../dose/counted.ts';
import { doseName, standingText } from '../dose/dose-text.ts';
import { cameBeforeText } from './came-before.ts';
import { VisitMother } from './visit-mother.tsx';

const TITLE = 'Due now';

export function VisitDuePanel({ child, today }: { child: Child; today: Day }) {
  const planned = useVaccinePlan(child.id);
  const { data: plan, error } = planned;
  if (plan) return <Due child={child} plan={plan} today={today} />;
  return (
    <SheetPart title={TITLE}>
      {error ? (
        <LoadFailed title="Failed to load vaccine data. Please try again." query={planned} />
      ) : (
        <Loading text="Loading vaccine schedule..." />
      )}
    </SheetPart>
  );
}

type Props = { child: Child; plan: VaccinePlan; today: Day };

function Due({ child, plan, today }: Props) {
  const standings = plan.planned.map((row) => ({ row, standing: standingOf(row, plan) }));
  const byRecord = dosesByRecord(plan.planned).map(({ id }) => id);
  const due = standings.filter(
    ({ row, standing }) => standing === 'due' || standing === 'overdue' || byRecord.includes(row.id),
  );
  const end = firstEnd(due);
  const doubted = givenButAskedAbout(plan);
  const askedMeanwhile = standings.filter(({ row, standing }) => isInQuestion(row, plan) && OPEN.has(standing));
  const open = new Set(askedMeanwhile.map(({ row }) => row.vaccine));
  const askedFirst = standings.filter(
    ({ row, standing }) => (standing === 'ask-first' && !open.has(row.vaccine)) || doubted.includes(row.vaccine),
  );
  const contraindicated = standings.filter(({ standing }) => standing === 'contraindicated');
  const unanswered = notSaid(plan);
  const decided = plan.decisions.filter((decision) => isDecidedOn(decision, plan.asOf));
  const rowsOf = (some: typeof standings) => some.map(({ row }) => row);
  return (
    <SheetPart title={<Title due={due} plan={plan} end={end} />}>
      {due.length === 0 && unanswered.length === 0 && <p>Nothing is due on {shortDayText(plan.asOf)}.</p>}
      {unanswered.length > 0 && (
        <p>The parents have not said yet whether these were given: {listText(byRun(unanswered))}.</p>
      )}
      {due.length > 0 && (
        <ul className="boxes">
          {due.map(({ row, standing }) => (
            <DueRow key={row.id} row={row} standing={standing} plan={plan} end={end} />
          ))}
        </ul>
      )}
      <DueByVisit child={child} plan={plan} today={today} dueNow={due.map(({ row }) => row.vaccine)} />
      <ByVaccine title="Ask the doctor first" rows={rowsOf(askedFirst)} plan={plan} />
      <ByVaccine title="Ask the doctor" rows={rowsOf(askedMeanwhile)} plan={plan} />
      <ByVaccine title="Not to be given" rows={rowsOf(contraindicated)} plan={plan} />
      {decided.length > 0 && (
        <>
          <h3>Declined or put off</h3>
          <ul>
            {decided.map((decision) => (
              <li key={decision.vaccine}>{decidedText(decision, plan)}</li>
            ))}
          </ul>
        </>
      )}
      <div className="xs">
        <VisitMother child={child} plan={plan} today={today} />
        <p>{plan.forWhom}</p>
      </div>
    </SheetPart>
  );
}

type Standing = { readonly row: PlannedDose; readonly standing: DoseStanding };

/** Whether it is said in its row how soon it is given; the others can wait. */
function isUrgent({ row, standing }: Standing): boolean {
  return standing === 'overdue' || (standing === 'due' && (row.isPrompt || row.birthHours !== null));
}

/** The first day until which those that can wait do so; null where one of them has no such day, or one is overdue. */
function firstEnd(due: readonly Standing[]): Day | null {
  if (due.some(({ standing }) => standing === 'overdue')) return null;
  const waiting = due.filter((one) => one.standing === 'due' && !isUrgent(one));
  const ends = waiting.flatMap(({ row }) => row.windowEndsOn ?? []);
  return ends.length < waiting.length ? null : (ends.toSorted()[0] ?? null);
}

/** 'Due now: 5 until Jan 15, 2027' */
function Title({ due, plan, end }: { due: readonly Standing[]; plan: VaccinePlan; end: Day | null }) {
  if (due.length === 0) return TITLE;
  const until = end === null ? null : `${due.some(isUrgent) ? 'others ' : ''}until ${shortDayNear(end, plan.asOf)}`;
  return (
    <>
      {TITLE}: {due.length} {until !== null && <small>{until}</small>}
    </>
  );
}

/** @param end said already; undefined where none is to be said */
type RowProps = Standing & { plan: VaccinePlan; end?: Day | null };

function DueRow({ row, standing, plan, end }: RowProps) {
  const isToAsk = row.category === 'ask-your-doctor';
  const isSoon = isUrgent({ row, standing });
  const { windowEndsOn, lastDayOn } = row;
  const said = [
    countedText(row, plan),
    cameBeforeText(row, plan),
    isToAsk && 'ask the doctor',
    isSoon && standingText(standing, row, null),
    end !== undefined &&
      !isSoon &&
      windowEndsOn !== null &&
      windowEndsOn !== end &&
      `until ${shortDayNear(windowEndsOn, plan.asOf)}`,
    !isSoon && lastDayOn !== null && `no later than ${shortDayNear(lastDayOn, plan.asOf)}`,
    row.isAskedForAgain && FIND_RECORD,
  ].filter(Boolean);
  return (
    <li>
      <span className="box" aria-hidden />
      <span className="due">
        <strong>{doseName(row)}</strong>{' '}
        {said.map((text) => (
          <span key={`${text}`} className="before">
            {text}
          </span>
        ))}
      </span>
    </li>
  );
}

/** How far ahead the next checkup is prepared for. */
const DAYS_AHEAD = 30;

type VisitProps = { child: Child; plan: VaccinePlan; today: Day; dueNow: readonly string[] };

/** What is not due yet, and is by the day of the next checkup. */
function DueByVisit({ child, plan, today, dueNow }: VisitProps) {
  const { data: checkups } = useCheckups(child.id);
  const next = checkups && nextCheckup(checkups, today);
  const on = next && checkupDay(next);
  if (!on || on <= today || on > addDays(today, DAYS_AHEAD)) return null;
  const rows = dosesDueAt(plan.planned, dosesDay(next, today)).filter(({ vaccine }) => !dueNow.includes(vaccine));
  if (rows.length === 0) return null;
  return (
    <>
      <h3>Due by the checkup on {longDayNear(on, today)}</h3>
      <ul className="boxes">
        {rows.map((row) => (
          <DueRow key={row.id} row={row} standing={standingOf(row, plan)} plan={plan} />
        ))}
      </ul>
    </>
  );
}

function notSaid(plan: VaccinePlan): readonly PlannedDose[] {
  const isDue = (row: PlannedDose) => ['due', 'overdue'].includes(standingOf(row, plan));
  return rowsNotSaid(plan.planned, plan.asOf, { isDue, undated: undatedDoses(plan.doses) });
}

/** 'HepB doses 1 to 3'; doses that do not follow each other by name. */
function byRun(rows: readonly PlannedDose[]): readonly string[] {
  return [...Map.groupBy(rows, ({ shortName }) => shortName)].flatMap(([name, of]) => {
    const [first = 0, last = 0] = [of[0]?.shownNumber, of.at(-1)?.shownNumber];
    const isRun = of.length > 1 && last - first === of.length - 1;
    return isRun
      ? [`${plainTitle(name)} doses ${first} ${of.length === 2 ? 'and' : 'to'} ${last}`]
      : of.map((row) => nameInList(row));
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
  const names = rows.map((row) => (row.completed || row.dueOn === null ? plainTitle(row.shortName) : nameInList(row)));
  return [...new Set(names)];
}

/** 'Flu: put off until Feb 15, 2027 (After her cough)'. */
function decidedText({ vaccine, decision, until, reason }: VaccineDecision, { shortNames }: VaccinePlan): string {
  const end = until === null ? '' : ` until ${shortDayText(until)}`;
  const what = decision === 'declined' ? 'declined' : `put off${end}`;
  return `${plainTitle(shortNames[vaccine] ?? vaccine)}: ${what}${reason ? ` (${reason})` : ''}`;
}

/** 'Rotavirus (RV) dose 2' */
function nameInList({ shortName, shownNumber }: Pick<PlannedDose, 'shortName' | 'shownNumber'>): string {
  return `${plainTitle(shortName)} dose ${shownNumber}`;
}
