import { HeartPulse } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Vaccine, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { afterCare, type AfterCare } from '#domain/vaccines/planned/after-care.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Emergency, SignList } from './schedule/call-doctor.tsx';
import { useVaccinePlan, useVaccines } from './data.ts';
import { listText } from './dose/dose-text.ts';
import { vaccineOf } from './schedule/known-vaccines.ts';
import { VaccineSourceLine } from './schedule/vaccine-source-line.tsx';

export function AfterCarePanel({ child, today }: { child: Child; today: Day }) {
  const { data: plan } = useVaccinePlan(child.id);
  const { data: facts } = useVaccines();
  const cares = plan && facts ? afterCare(plan.doses, today) : [];
  if (!plan || !facts) return null;
  return cares.map((care) => <After key={care.givenOn} care={care} child={child} plan={plan} facts={facts} />);
}

type Props = { care: AfterCare; child: Child; plan: VaccinePlan; facts: Vaccines };

function After({ care: { givenOn, vaccines }, child: { firstName }, plan, facts }: Props) {
  const given = vaccines.map((id) => vaccineOf(id, facts)).filter((vaccine) => vaccine !== null);
  if (given.length === 0) return null;
  return (
    <Card
      title="After the vaccines"
      caption={`${firstName} had ${listText(given.map(({ shortName }) => shortName))} on ${longDayText(givenOn)}.`}
      aside={<Icon of={HeartPulse} />}
      footer={<VaccineSourceLine plan={plan} />}
    >
      <div className="stack">
        <Emergency emergency={together(given, ({ emergency }) => emergency)} />
        <div>
          <h3>Call the doctor</h3>
          <SignList signs={together(given, ({ callDoctor }) => callDoctor)} />
        </div>
        <div>
          <h3>What may follow and passes</h3>
          <dl className="facts">
            {given.map(({ id, shortName, sideEffects }) => (
              <div key={id}>
                <dt>{shortName}</dt>
                <dd>{sideEffects}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Card>
  );
}

function together(vaccines: readonly Vaccine[], signsOf: (vaccine: Vaccine) => readonly string[]): string[] {
  return [...new Set(vaccines.flatMap(signsOf))];
}
