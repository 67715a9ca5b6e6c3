import { plainName, plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { HeartPulse } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { afterCare, mayNeedCare, type AfterCare } from '#domain/vaccines/care/after-care.ts';
import { sideEffectsAt } from '#domain/vaccines/care/side-effects.ts';
import { feverCare } from '#domain/vaccines/care/fever-care.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { CallSigns } from './call-doctor.tsx';
import { useVaccinePlan, useVaccines } from './data.ts';
import { listText } from './dose/dose-text.ts';
import { careAt, doseOf, signsAt, vaccineOf } from './known-vaccines.ts';
import { NotCountedAlert } from './not-counted-alert.tsx';
import { VaccineSourceLine } from './vaccine-source-line.tsx';

type OfChild = { child: Child; today: Day };

/** A dose that does not count stands above the advice. */
export function AfterCarePanel(of: OfChild) {
  const care = useCare(of);
  return (
    <>
      {care[0] && <NotCountedAlert plan={care[0].plan} />}
      {care.map(afterCard)}
    </>
  );
}

/** In one line, for a page on which other things come first. */
export function FoldedAfterCare(of: OfChild) {
  const care = useCare(of);
  if (!care[0]) return null;
  return (
    <Fold title={`After the shots ${whenGiven(care[0].care)}: when to call the doctor`} titleLevel={2}>
      <div className="stack">{care.map(afterCard)}</div>
    </Fold>
  );
}

function useCare({ child, today }: OfChild): Props[] {
  const { data: plan } = useVaccinePlan(child.id);
  const { data: facts } = useVaccines(plan !== undefined && mayNeedCare(plan.doses, today));
  if (!plan || !facts) return [];
  const shownDays = new Map(facts.vaccines.map((vaccine) => [vaccine.id, vaccine.shownDays]));
  return afterCare(plan.doses, shownDays, today).map((care) => ({ care, child, today, plan, facts }));
}

function whenGiven({ likelyOn, givenIn }: AfterCare): string {
  return givenIn ? `about ${longMonthText(givenIn)}` : `on ${longDayText(likelyOn)}`;
}

type Props = { care: AfterCare; child: Child; today: Day; plan: VaccinePlan; facts: Vaccines };

function afterCard({ care, child, today, plan, facts }: Props) {
  const { likelyOn, vaccines } = care;
  const given = vaccines.flatMap((id) => {
    const vaccine = vaccineOf(id, facts);
    return vaccine ? [{ vaccine, at: careAt(child, plan, today, numberOf(id, likelyOn, plan)) }] : [];
  });
  return (
    <Card
      key={`${likelyOn} ${care.givenIn}`}
      title="After the shots"
      caption={`${child.firstName} had ${listText(given.map(({ vaccine }) => plainName(vaccine.shortName)))} ${whenGiven(care)}.`}
      aside={<Icon of={HeartPulse} />}
      footer={<VaccineSourceLine plan={plan} />}
    >
      <div className="stack">
        <CallSigns
          signs={given.map(({ vaccine, at }) => signsAt(vaccine, at))}
          fever={feverCare(facts.fever, careAt(child, plan, today, null), today)}
          edition={facts.fever.edition}
          Heading="h3"
        />
        <div>
          <h3>What may follow and passes</h3>
          <dl className="facts">
            {given.map(({ vaccine, at }) => (
              <div key={vaccine.id}>
                <dt>{plainTitle(vaccine.shortName)}</dt>
                <dd>{sideEffectsAt(vaccine.care, at)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Card>
  );
}

/** Of the row that a dose of that day fills; null where it fills none. */
function numberOf(vaccine: string, likelyOn: Day, plan: VaccinePlan): number | null {
  const filled = plan.planned.find((row) => row.vaccine === vaccine && doseOf(row, plan)?.likelyOn === likelyOn);
  return filled?.number ?? null;
}
