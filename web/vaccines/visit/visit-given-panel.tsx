import type { Child } from '#contract/children.ts';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { isCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { listText } from '#domain/text/list-text.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { useVaccinePlan } from '../data.ts';
import { countedText } from '../dose/counted.ts';
import { givenText, notRecorded } from '../dose/dose-text.ts';
import { siteText } from '../dose/site-text.ts';
import { vaccineSourceText } from '../vaccine-source-line.tsx';

const HEADS = ['Date', 'Vaccine', 'Product', 'Lot', 'Place', 'Counts'];

/** What could not be loaded is said beside what is due. */
export function VisitGivenPanel({ child }: { child: Child }) {
  const { data: plan } = useVaccinePlan(child.id);
  if (!plan) return null;
  return (
    <SheetPart title={givenTitle(plan.doses)} className="given">
      {plan.doses.length === 0 ? <p>No doses are written down.</p> : <Given plan={plan} />}
      <p className="xs faint">
        <span className="on-screen">Entered by parents, not an official record. </span>
        {vaccineSourceText(plan)}
      </p>
    </SheetPart>
  );
}

/** 'Given: 7, all of them count', 'Given: 7, 1 does not count', 'Given: 7' where one counts with a reservation or is not on the
 * schedule. */
function givenTitle(doses: readonly Dose[]): string {
  if (doses.length === 0) return 'Given';
  const verdicts = doses.flatMap((dose) => dose.verdicts);
  const all = verdicts.length + doses.filter((dose) => dose.verdicts.length === 0).length;
  const without = verdicts.filter(({ counts }) => !counts).length;
  if (without > 0) return `Given: ${all}, ${without} ${without === 1 ? 'does' : 'do'} not count`;
  if (!doses.every(isCountedFully)) return `Given: ${all}`;
  const ofMonth = doses.filter(({ givenIn }) => givenIn !== null).length;
  const counted = all === 1 ? 'Given: 1, and it counts' : `Given: ${all}, all of them count`;
  return ofMonth > 0 ? `${counted}, ${ofMonth} by month` : counted;
}

/** Whether it counts for each of its vaccines, without a reservation. */
function isCountedFully({ verdicts }: Dose): boolean {
  return verdicts.length > 0 && verdicts.every(({ isPlain }) => isPlain);
}

function Given({ plan }: { plan: VaccinePlan }) {
  const doses = plan.doses.toSorted((one, other) => whenOf(other).localeCompare(whenOf(one)));
  return (
    <ScrollTable label="Doses given, table">
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
        {doses.map((dose) => (
          <Row key={dose.id} dose={dose} plan={plan} />
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Row({ dose, plan }: { dose: Dose; plan: VaccinePlan }) {
  const isSure = isCountedFully(dose) && dose.givenIn === null;
  return (
    <>
      <tr>
        <th scope="row" className="nowrap">
          {givenText(dose) ?? notRecorded}
        </th>
        <td className="vaccines">{filledText(dose, plan) || '–'}</td>
        <td className="product">{dose.productName ?? 'not known'}</td>
        <td className={dose.lot ? 'lot' : 'lot none'}>{dose.lot ?? '–'}</td>
        <td className="where">{[dose.place, dose.site && siteText[dose.site]].filter(Boolean).join(', ') || '–'}</td>
        <td className="counts">{isSure ? 'Yes' : countsShort(dose)}</td>
      </tr>
      {!isSure && (
        <tr className="reason">
          <td colSpan={HEADS.length}>{countsText(dose, plan)}</td>
        </tr>
      )}
    </>
  );
}

/** Before the reason, which has a row of its own. */
function countsShort({ verdicts }: Dose): string {
  if (verdicts.length === 0) return '–';
  if (verdicts.every(({ counts }) => !counts)) return 'No';
  if (verdicts.some(({ counts }) => !counts)) return 'In part';
  return verdicts.every(({ isPlain }) => isPlain) ? 'Yes' : 'Note';
}

function whenOf({ givenOn, givenIn }: Dose): string {
  return givenOn ?? givenIn ?? '';
}

/** 'DTaP 1, Hib 1 and IPV 1', 'MMR 1 (not counted)', 'MMR 2 (1 counted)'. */
function filledText(dose: Dose, plan: VaccinePlan): string {
  const names = dose.vaccines.map((id) => {
    const name = plan.shortNames[id] ?? id;
    const row = plan.planned.find(({ doseId, vaccine }) => doseId === dose.id && vaccine === id);
    if (!row) return name;
    const counted = isCounted(row, plan) ? countedText(row, plan) : 'not counted';
    return `${name} ${row.number}${counted === null ? '' : ` (${counted})`}`;
  });
  return listText(names);
}

/**
 * Of which vaccine it counts with a reservation or not at all, and why; all are a guess of a dose of which only the month
 * is known.
 */
function countsText({ verdicts, remark, givenIn }: Dose, { shortNames }: VaccinePlan): string {
  if (verdicts.length === 0) return remark ?? '–';
  const byMonth = givenIn === null ? '' : 'By month, from memory or the usual age. ';
  const said = verdicts.filter(({ isPlain }) => !isPlain);
  if (said.length === 0) return byMonth;
  const reasons = said.map(({ vaccine, counts, text }) => {
    if (verdicts.length === 1) return counts ? text : `No: ${text}`;
    return `${shortNames[vaccine] ?? vaccine}: ${counts ? text : `no. ${text}`}`;
  });
  return byMonth + reasons.join(' ');
}
