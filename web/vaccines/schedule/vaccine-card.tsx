import { Check } from 'lucide';
import { useState, type ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { pastRows, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { cardChoice } from '#domain/vaccines/standing/card-choice.ts';
import { isNoteUrgent } from '#domain/vaccines/standing/note-urgent.ts';
import { dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import { isRowFromBefore } from '#domain/vaccines/standing/row-details.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { NotLoaded } from '#web/ui/state/loaded.tsx';
import { useVaccinePlan, useVaccines } from '../data.ts';
import { OverdueAsDrawn } from './overdue-as-drawn.tsx';
import { DoseFacts } from '../dose/dose-facts.tsx';
import { DoseSummary } from '../dose/dose-summary.tsx';
import { authorityTitle } from '../authority-title.ts';
import { careOfRow, doseOf, vaccineOf } from '../known-vaccines.ts';
import { VaccineSourceLine } from '../vaccine-source-line.tsx';

// Loaded when it is pressed.
const GiveDueDialog = lazily(() => import('../giving/give-due-dialog.tsx'), 'GiveDueDialog');
const CorrectLast = lazily(() => import('../correcting/correct-last.tsx'), 'CorrectLast');

export function VaccineCard({ child }: { child: Child }) {
  const query = useVaccinePlan(child.id);
  const { data: plan, error } = query;
  if (plan) return <Known plan={plan} child={child} />;
  return (
    <Frame busy={!error}>
      <NotLoaded
        query={query}
        failed={({ message }) => `Error loading vaccines: ${message}`}
        loading="Loading vaccine schedule..."
      />
    </Frame>
  );
}

function Known({ plan, child }: { plan: VaccinePlan; child: Child }) {
  const isEditor = mayEdit(child);
  const chosen = cardChoice(plan.planned, plan.doses);
  const asked = pastRows(plan.planned, plan.asOf, undatedDoses(plan.doses)).filter(
    (row) => row.isUnanswered || (row.status === 'overdue' && isRowFromBefore(row, plan.addedOn)),
  ).length;
  return (
    <Frame plan={plan}>
      <div className="stack tight">
        {plan.newbornNote !== null && isNoteUrgent(child.bornOn, plan.planned, plan.asOf) && (
          <Alert tone="amber">{plan.newbornNote}</Alert>
        )}
        {isEditor && asked > 0 && (
          <p className="row wrap to-past">
            <CardLink href="/vaccines">What happened before?</CardLink>{' '}
            <span className="sm soft">{count(asked, 'dose')} that may have been given</span>
          </p>
        )}
        {chosen.length === 0 && !plan.planned.some((row) => row.isUnanswered) && (
          <Empty title="No vaccines scheduled.">{isEditor && 'Visit the Vaccines page to add vaccines.'}</Empty>
        )}
        <OverdueAsDrawn plan={plan} child={child} />
        {isEditor && dosesDueOn(plan.planned, plan.asOf).length > 0 && (
          <GiveDueButton child={child} today={plan.asOf} />
        )}
        {chosen.length > 0 && (
          <div>
            {chosen.map((row) => (
              <Item key={row.id} row={row} plan={plan} child={child} />
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
}

function GiveDueButton({ child, today }: { child: Child; today: Day }) {
  const open = useOpen();
  return (
    <Button
      look="primary"
      full
      icon={Check}
      onClick={() => open((close) => <GiveDueDialog child={child} today={today} onClose={close} />)}
    >
      Mark what was given
    </Button>
  );
}

/** What holds for every child loads when a row is first opened. */
function Item({ row, plan, child }: { row: PlannedDose; plan: VaccinePlan; child: Child }) {
  const [wasOpened, setOpened] = useState(false);
  const query = useVaccines(wasOpened);
  const vaccine = query.data ? vaccineOf(row.gives, query.data) : null;
  const dose = doseOf(row, plan);
  return (
    <details className="fold plain dose" onToggle={() => setOpened(true)}>
      <DoseSummary row={row} plan={plan} />
      <div className="stack tight">
        {wasOpened && dose && mayEdit(child) && (
          <WhenLoaded fallback={null}>
            <CorrectLast child={child} today={plan.asOf} dose={dose} />
          </WhenLoaded>
        )}
        <h4>{row.name}</h4>
        {vaccine && <p className="sm">{vaccine.description}</p>}
        <DoseFacts row={row} vaccine={vaccine} at={careOfRow(row, child, plan)} />
        {wasOpened && !query.data && (
          <NotLoaded
            query={query}
            failed="Failed to load vaccine data. Please try again."
            loading="Loading vaccine schedule..."
            rows={1}
          />
        )}
      </div>
    </details>
  );
}

function Frame({ busy = false, plan, children }: { busy?: boolean; plan?: VaccinePlan; children: ReactNode }) {
  return (
    <Card
      title="Vaccine Schedule"
      caption={
        plan && plan.authority.id !== 'cdc'
          ? `Based on ${authorityTitle(plan.authority)}`
          : 'Based on CDC recommendations'
      }
      busy={busy}
      footer={
        plan && (
          <>
            <CardLink href="/vaccines">See the full schedule</CardLink>
            <VaccineSourceLine plan={plan} />
          </>
        )
      }
    >
      {children}
    </Card>
  );
}
