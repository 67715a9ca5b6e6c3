import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { afterCare, mayNeedCare, type AfterCare } from '#domain/vaccines/care/after-care.ts';
import { sideEffectsAt } from '#domain/vaccines/care/side-effects.ts';
import { feverCare } from '#domain/vaccines/care/fever-care.ts';
import { listText } from '#domain/text/list-text.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { CallSigns, FeverFirst } from './call-doctor.tsx';
import { useVaccinePlan, useVaccines } from './data.ts';
import { careAt, doseOf, plainNames, signsAt, vaccineOf } from './known-vaccines.ts';
import { NotCountedAlert } from './not-counted-alert.tsx';
import { VaccineSourceLine } from './vaccine-source-line.tsx';

type OfChild = { child: Child; today: Day };

type Shown = OfChild & { care: readonly AfterCare[]; plan: VaccinePlan; facts: Vaccines };

function useCare({ child, today }: OfChild): Shown | null {
  const { data: plan } = useVaccinePlan(child.id);
  const { data: facts } = useVaccines(plan !== undefined && mayNeedCare(plan.doses, today));
  if (!plan || !facts) return null;
  const shownDays = new Map(facts.vaccines.map((vaccine) => [vaccine.id, vaccine.shownDays]));
  const care = afterCare(plan.doses, shownDays, today);
  return care.length === 0 ? null : { care, child, today, plan, facts };
}

type Props = OfChild & {
  /** For a page that says elsewhere which dose does not count. */
  isAdviceAlone?: boolean;
};

/** A dose that does not count, then what is true of any fever at this age, then one fold for the shots of all days. */
export function AfterCarePanel({ isAdviceAlone, ...of }: Props) {
  const shown = useCare(of);
  if (!shown) return null;
  const { care, child, today, plan, facts } = shown;
  const fever = feverCare(facts.fever, careAt(child, plan, today, null), today);
  const given = care.flatMap((ofDay) => givenOn(ofDay, shown));
  return (
    <>
      {!isAdviceAlone && <NotCountedAlert plan={plan} />}
      <FeverFirst fever={fever} />
      <Fold title="After the shots: when to call 911 or the doctor" titleLevel={2}>
        <div className="stack">
          <CallSigns
            signs={given.map(({ vaccine, at }) => signsAt(vaccine, at))}
            fever={fever}
            edition={facts.fever.edition}
            Heading="h3"
          />
          <div>
            <h3>What may follow and passes</h3>
            <dl className="facts">
              {given.map(({ vaccine, at, on }) => (
                <div key={`${vaccine.id} ${on}`}>
                  <dt>{plainTitle(vaccine.shortName)}</dt>
                  <dd>{sideEffectsAt(vaccine.care, at)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <p>{care.map((ofDay) => givenText(ofDay, shown)).join(' ')}</p>
          <VaccineSourceLine plan={plan} />
        </div>
      </Fold>
    </>
  );
}

function givenText({ likelyOn, givenIn, vaccines }: AfterCare, { child, facts }: Shown): string {
  const when = givenIn ? `about ${longMonthText(givenIn)}` : `on ${longDayText(likelyOn)}`;
  return `${child.firstName} had ${listText(plainNames(vaccines, facts))} ${when}.`;
}

function givenOn({ likelyOn, vaccines }: AfterCare, { child, today, plan, facts }: Shown) {
  return vaccines.flatMap((id) => {
    const vaccine = vaccineOf(id, facts);
    const at = careAt(child, plan, today, numberOf(id, likelyOn, plan));
    return vaccine ? [{ vaccine, at, on: likelyOn }] : [];
  });
}

/** Of the row that a dose of that day fills; null where it fills none. */
function numberOf(vaccine: string, likelyOn: Day, plan: VaccinePlan): number | null {
  return (
    plan.planned.find((row) => row.vaccine === vaccine && doseOf(row, plan)?.likelyOn === likelyOn)?.number ?? null
  );
}
