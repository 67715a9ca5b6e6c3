import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { ageFrom } from '#domain/children/gestation.ts';
import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { feverCare } from '#domain/vaccines/care/fever-care.ts';
import { isAfterUnanswered } from '#domain/vaccines/standing/after-unanswered.ts';
import { notCounted, standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { listText } from '#domain/text/list-text.ts';
import { CallSigns } from '../call-doctor.tsx';
import { countedText } from '../dose/counted.ts';
import { doseName, givenText, notRecorded, standingText } from '../dose/dose-text.ts';
import { decisionOf, doseOf, doseTitle, isFeverUrgent, vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import { VaccineSourceLine } from '../vaccine-source-line.tsx';

const HEADS = ['Dose', 'Status', 'Day', 'Product', 'Lot'];

/** Every dose of the plan in a table, whatever the page shows of it, and once what to call for. */
export function PrintedSchedule({ child, today, plan, facts }: Omit<KnownVaccines, 'me'>) {
  const needed = plan.planned.filter(({ status }) => status !== 'not-needed');
  const notNeeded = plan.planned.filter(({ status }) => status === 'not-needed');
  const filling = new Set(plan.planned.map(({ doseId }) => doseId));
  const others = plan.doses.filter(({ id }) => !filling.has(id));
  const vaccines = [...new Set(needed.map(({ gives }) => gives))].flatMap((id) => vaccineOf(id, facts) ?? []);
  return (
    <div className="printed">
      <p>
        {child.fullName}, born {longDayText(child.bornOn)}. Printed {longDayText(today)}. {plan.forWhom}
      </p>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needed
            .toSorted((one, other) => dayOf(one, plan).localeCompare(dayOf(other, plan)))
            .map((row) => (
              <Row key={row.id} row={row} plan={plan} />
            ))}
          {others.map((dose) => (
            <tr key={dose.id}>
              <th scope="row">{doseTitle(dose, facts)}</th>
              <td>{[dose.remark ?? 'Outside of the plan', ...dose.verdicts.map(({ text }) => text)].join(' ')}</td>
              <Given dose={dose} />
            </tr>
          ))}
        </tbody>
      </table>
      {notNeeded.length > 0 && <p>Not needed: {listText(notNeeded.map(doseName))}.</p>}
      <VaccineSourceLine plan={plan} />
      <CallSigns
        signs={vaccines}
        fever={feverCare(facts.fever, { ageFrom: ageFrom(child), isFeverUrgent: isFeverUrgent(plan) }, today)}
        edition={facts.fever.edition}
        Heading="h3"
      />
    </div>
  );
}

function Row({ row, plan }: { row: PlannedDose; plan: VaccinePlan }) {
  const dose = doseOf(row, plan);
  const said = [
    standingText(standingOf(row, plan), row, decisionOf(row, plan)),
    countedText(row, plan),
    notCounted(row, plan)?.text,
  ];
  return (
    <tr>
      <th scope="row">{doseName(row)}</th>
      <td>{said.filter(Boolean).join('. ')}</td>
      {dose ? (
        <Given dose={dose} />
      ) : (
        <>
          <td className="nowrap">{row.completed ? notRecorded : dueText(row, plan)}</td>
          <td>–</td>
          <td>–</td>
        </>
      )}
    </tr>
  );
}

function dueText(row: PlannedDose, { planned }: VaccinePlan): string {
  return row.dueOn === null || isAfterUnanswered(row, planned) ? '–' : shortDayText(row.dueOn);
}

function Given({ dose }: { dose: Dose }) {
  return (
    <>
      <td className="nowrap">{givenText(dose) ?? notRecorded}</td>
      <td>{dose.productName ?? 'not known'}</td>
      <td className="nowrap">{dose.lot ?? '–'}</td>
    </>
  );
}

/** Given or due; last what has no day. */
function dayOf(row: PlannedDose, plan: VaccinePlan): string {
  if (row.completed) return doseOf(row, plan)?.likelyOn ?? '';
  return row.dueOn ?? '9999';
}
