import { Check } from 'lucide';
import { useMemo, useState } from 'react';
import { mayEdit } from '#domain/sharing/rights.ts';
import { count } from '#domain/time/age-text.ts';
import { dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import { isNoteUrgent } from '#domain/vaccines/standing/note-urgent.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { CatchUpPanel } from '../catch-up-panel.tsx';
import { DoseGroupSection } from './dose-group-section.tsx';
import { optionalVaccines, shownGroups } from './shown-groups.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { OptionalVaccines } from './optional-vaccines.tsx';
import { OtherDoses } from '../dose/other-doses.tsx';
import { doseCounts, type GroupedBy } from './plan-groups.ts';
import { ScheduleFoot } from './schedule-foot.tsx';
import { ScheduleNotes } from './schedule-notes.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import type { OpenAction, VaccineAction } from '../dialogs/vaccine-action.ts';
import type { VaccinesTab } from '../vaccines-search.ts';

type Props = KnownVaccines & {
  tab: VaccinesTab;
  /** What is searched for at first. */
  q: string;
  /** Called with the action and the data shown at that moment. */
  onAct: (openAction: OpenAction) => void;
};

export function Schedule({ tab, q, onAct, ...loaded }: Props) {
  const { child, me, today, plan, facts } = loaded;
  const known = useMemo(() => ({ child, me, today, plan, facts }), [child, me, today, plan, facts]);
  const [search, setSearch] = useState(q);
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
  const giveDue = act && (
    <Button {...(due.length > 0 && { look: 'primary' })} icon={Check} onClick={() => act({ kind: 'give', rows: due })}>
      What was given?
    </Button>
  );
  const newbornNote = plan.newbornNote && <Alert tone="amber">{plan.newbornNote}</Alert>;
  // Of a positive mother it stays on top until the blood test is behind.
  const isNoteFirst = plan.bloodTest !== null || isNoteUrgent(child.bornOn, plan.planned, plan.asOf);
  return (
    <div className="stack">
      <ScheduleNotes
        child={child}
        me={me}
        today={today}
        plan={plan}
        act={act}
        newbornNote={isNoteFirst && newbornNote}
        giveDue={giveDue}
      />
      <ScheduleTools tab={tab} counts={doseCounts(plan)} search={search} onSearch={setSearch} by={by} onGroup={setBy} />
      <p className="sr" role="status">
        {isSearching && `${count(found, 'dose')}${others} found`}
      </p>
      <div className="stack" id="doses" tabIndex={-1}>
        {groups.map((group) => (
          <DoseGroupSection key={`${by} ${group.id}`} group={group} known={known} act={act} isWhole={!isAll} />
        ))}
        {groups.length + optional.length === 0 && <NoneFound tab={tab} search={search} />}
      </div>
      {isAll && <OtherDoses known={known} act={act} />}
      {!isNoteFirst && newbornNote}
      <CatchUpPanel child={child} plan={plan} />
      <OptionalVaccines known={known} optional={optional} />
      <ScheduleFoot plan={plan} />
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
