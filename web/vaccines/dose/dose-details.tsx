import type { PlannedDose } from '#contract/vaccines.ts';
import { feverCare } from '#domain/vaccines/care/fever-care.ts';
import { BY_MONTH } from '#domain/vaccines/words/dose/undated-words.ts';
import { isDayMissing, notCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { CallDoctor } from '../call-doctor.tsx';
import { DoseButtons } from './dose-buttons.tsx';
import { DoseFacts } from './dose-facts.tsx';
import { isByMonth } from './by-month.ts';
import { GivenFacts } from './given-facts.tsx';
import { careOfRow, decisionOf, doseOf, signsAt, vaccineOf, type KnownVaccines } from '../known-vaccines.ts';
import { More } from '../more.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';
import { VaccineSourceLine } from '../vaccine-source-line.tsx';

type Props = { row: PlannedDose; known: KnownVaccines; act: Act };

export function DoseDetails({ row, known, act }: Props) {
  const { child, today, plan, me, facts } = known;
  const vaccine = vaccineOf(row.gives, facts);
  const dose = doseOf(row, plan);
  const at = careOfRow(row, child, plan);
  return (
    <div className="stack">
      <NotCounted row={row} known={known} />
      {row.isNotGiven && <p>Answered: not given. If it was, mark it as completed.</p>}
      {act && <DoseButtons row={row} dose={dose} plan={plan} act={act} />}
      <div>
        <h4>{row.name}</h4>
        {vaccine && <p>{vaccine.description}</p>}
      </div>
      <DoseFacts row={row} vaccine={vaccine} at={at} />
      {dose && <GivenFacts dose={dose} me={me} />}
      <Decision row={row} known={known} />
      {isByMonth(row) && <p>{BY_MONTH}</p>}
      <Why row={row} />
      {vaccine && (
        <CallDoctor
          signs={signsAt(vaccine, { ...at, on: today })}
          fever={feverCare(facts.fever, at, today)}
          edition={facts.fever.edition}
        />
      )}
      <VaccineSourceLine plan={plan} />
    </div>
  );
}

function NotCounted({ row, known: { plan } }: Omit<Props, 'act'>) {
  const verdict = notCounted(row, plan);
  if (!verdict) return null;
  return (
    <div className="stack tight">
      {!isDayMissing(row, plan) && <p>It stays in the list. Your doctor decides whether a dose is repeated.</p>}
      <Lines lines={verdict.details} />
    </div>
  );
}

/** Why a dose is planned for its day; nothing once it is given. */
function Why({ row }: { row: PlannedDose }) {
  if (row.completed) return null;
  return (
    <More title={row.dueOn ? 'Why this day?' : 'Why no day yet?'}>
      <p>{row.why}</p>
      {row.plannedWhy !== null && <p>{row.plannedWhy}</p>}
      <Lines lines={row.details.filter((line) => line !== BY_MONTH)} />
    </More>
  );
}

function Decision({ row, known: { plan } }: Omit<Props, 'act'>) {
  const decision = decisionOf(row, plan);
  const isShown = decision && (row.status === 'declined' || row.status === 'deferred');
  return isShown && decision.reason && <p className="soft wrap-anywhere">“{decision.reason}”</p>;
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="signs sm soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
