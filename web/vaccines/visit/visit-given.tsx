import type { Dose, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { countedNumber } from '#domain/vaccines/standing/counted-number.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { givenText, listText, notRecorded } from '../dose/dose-text.ts';
import { siteText } from '../dose/given-facts.tsx';
import { shortNames } from '../known-vaccines.ts';

/** What is said of a dose that counts without a reservation. */
const COUNTS = 'Counts.';

type Props = { plan: VaccinePlan; facts: Vaccines };

export function VisitGiven({ plan, facts }: Props) {
  const doses = plan.doses.toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)));
  if (doses.length === 0) return <p>No doses are written down.</p>;
  return (
    <div className="stack tight">
      <h3>Given</h3>
      <ScrollTable label="Doses given, table">
        <thead>
          <tr>
            {['Date', 'Vaccine', 'Product', 'Lot', 'Place', 'Counts'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doses.map((dose) => (
            <tr key={dose.id}>
              <th scope="row" className="nowrap">
                {givenText(dose) ?? notRecorded}
              </th>
              <td>{filledText(dose, plan, facts) || '–'}</td>
              <td>{dose.productName ?? 'not known'}</td>
              <td>{dose.lot ?? '–'}</td>
              <td>{[dose.place, dose.site && siteText[dose.site]].filter(Boolean).join(', ') || '–'}</td>
              <td>{countsText(dose, facts)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

function whenOf({ givenOn, givenIn }: Dose): string {
  return givenOn ?? givenIn ?? '9999';
}

/** 'DTaP 1, Hib 1 and IPV 1', numbered by what counts; 'MMR (not counted)'. */
function filledText(dose: Dose, plan: VaccinePlan, facts: Vaccines): string {
  const names = shortNames(dose.vaccines, facts).map((name, index) => {
    const row = plan.planned.find(({ doseId, vaccine }) => doseId === dose.id && vaccine === dose.vaccines[index]);
    return row ? `${name} ${countedNumber(row, plan) ?? '(not counted)'}` : name;
  });
  return listText(names);
}

/**
 * 'Yes', or of which vaccine it counts with a reservation or not at all, and why; all are a guess of a dose of which only
 * the month is known.
 */
function countsText({ verdicts, remark, givenIn }: Dose, facts: Vaccines): string {
  if (verdicts.length === 0) return remark ?? '–';
  const byMonth = givenIn === null ? '' : 'By a month the parents remember. ';
  const said = verdicts.filter(({ counts, text }) => !counts || text !== COUNTS);
  if (said.length === 0) return `${byMonth}Yes`;
  const reasons = said.map(({ vaccine, counts, text }) => {
    if (verdicts.length === 1) return counts ? text : `No: ${text}`;
    return `${shortNames([vaccine], facts).join()}: ${counts ? text : `no. ${text}`}`;
  });
  return byMonth + reasons.join(' ');
}
