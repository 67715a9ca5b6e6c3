import { Download, Check } from 'lucide';
import { useMemo, useState } from 'react';
import { mayEdit } from '#domain/sharing/rights.ts';
import { count } from '#domain/time/age-text.ts';
import { dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { AfterCarePanel } from '../after-care-panel.tsx';
import { CatchUpPanel } from '../catch-up-panel.tsx';
import { dosesId, DoseGroupSection } from './dose-group-section.tsx';
import { optionalVaccines, shownGroups } from './shown-groups.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { More } from '../more.tsx';
import { OptionalVaccines } from './optional-vaccines.tsx';
import { OtherDoses } from '../dose/other-doses.tsx';
import { doseCounts, type GroupedBy } from './plan-groups.ts';
import { ScheduleNotes } from './schedule-notes.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import type { OpenAction, VaccineAction } from '../dialogs/vaccine-action.ts';
import { VaccineSourceLine } from '../vaccine-source-line.tsx';
import type { VaccinesTab } from '../vaccines-search.ts';

type Props = KnownVaccines & {
  tab: VaccinesTab;
  /** Called with the action and the data shown at that moment. */
  onAct: (openAction: OpenAction) => void;
};

export function Schedule({ tab, onAct, ...loaded }: Props) {
  const { child, me, today, plan, facts } = loaded;
  const known = useMemo(() => ({ child, me, today, plan, facts }), [child, me, today, plan, facts]);
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const [by, setBy] = useState<GroupedBy>('status');
  const act = useMemo(
    () => (mayEdit(child) ? (action: VaccineAction) => onAct({ action, known }) : null),
    [child, onAct, known],
  );
  const isAll = tab === 'all' && !isSearching;
  const due = dosesDueOn(plan.planned, plan.asOf);
  const groups = shownGroups(known, { tab, search, by });
  const optional = tab === 'all' ? optionalVaccines(known, search) : [];
  const found = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const others = optional.length > 0 ? `, ${count(optional.length, 'other vaccine')}` : '';
  const giveDue = act && due.length > 0 && (
    <Button look="primary" icon={Check} onClick={() => act({ kind: 'give', rows: due })}>
      What was given?
    </Button>
  );
  return (
    <div className="stack">
      <ScheduleNotes child={child} me={me} plan={plan} act={act} giveDue={giveDue} />
      <AfterCarePanel child={child} today={today} />
      <ScheduleTools tab={tab} counts={doseCounts(plan)} search={search} onSearch={setSearch} by={by} onGroup={setBy} />
      <p className="sr" role="status">
        {isSearching && `${count(found, 'dose')}${others} found`}
      </p>
      {groups.map((group, place) => (
        <DoseGroupSection
          key={`${by} ${group.id}`}
          id={place === 0 ? dosesId : undefined}
          group={group}
          known={known}
          act={act}
          isWhole={!isAll}
        />
      ))}
      {groups.length + optional.length === 0 && <NoneFound tab={tab} search={search} />}
      {isAll && <OtherDoses known={known} act={act} />}
      <CatchUpPanel child={child} plan={plan} />
      <OptionalVaccines known={known} optional={optional} />
      <div className="row wrap">
        <ButtonLink icon={Download} href={`/api/children/${known.child.id}/vaccine-plan/fhir`} download>
          Download for a clinic (FHIR)
        </ButtonLink>
      </div>
      <VaccineSourceLine plan={plan} />
      <More title="Where this comes from">
        <p className="xs faint">Days worked out with {plan.edition}.</p>
      </More>
      <p className="xs faint">The texts are Fernling&#39;s own and have not been reviewed by a clinician.</p>
    </div>
  );
}

const noneOf: Readonly<Record<VaccinesTab, string>> = {
  all: 'No vaccines scheduled',
  completed: 'No vaccines completed yet',
  upcoming: 'No upcoming vaccines',
  overdue: 'No vaccines are overdue',
};

function NoneFound({ tab, search }: { tab: VaccinesTab; search: string }) {
  if (search.trim() === '') return <Empty title={noneOf[tab]} />;
  return <Empty title="No vaccine found">Nothing here is called “{search.trim()}”. Try the name of a disease.</Empty>;
}
