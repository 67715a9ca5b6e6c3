import { CircleQuestionMark, Search } from 'lucide';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Segment } from '#web/ui/form/segment.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import type { DoseCounts, GroupedBy } from './plan-groups.ts';
import { vaccinesHref, vaccinesTabs, type VaccinesTab } from '../vaccines-search.ts';

type Props = {
  tab: VaccinesTab;
  counts: DoseCounts;
  search: string;
  onSearch: (text: string) => void;
  by: GroupedBy;
  onGroup: (by: GroupedBy) => void;
};

const tabLabels: Readonly<Record<VaccinesTab, string>> = {
  all: 'All',
  completed: 'Completed',
  upcoming: 'Upcoming',
  overdue: 'Overdue',
};

const groupings: readonly { id: GroupedBy; label: string }[] = [
  { id: 'status', label: 'Status' },
  { id: 'visit', label: 'Visit' },
  { id: 'disease', label: 'Disease' },
];

export function ScheduleTools({ tab, counts, search, onSearch, by, onGroup }: Props) {
  return (
    <>
      <div className="search" role="search">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          placeholder="Search vaccines..."
          aria-label="Search vaccines"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      <Tabs
        label="Vaccines by status"
        tabs={vaccinesTabs.map((id) => ({ id, label: tabLabels[id], href: vaccinesHref(id), count: counts[id] }))}
        current={tab}
      />
      {counts.unanswered > 0 && (
        <div>
          <Badge icon={CircleQuestionMark}>Not answered yet {counts.unanswered}</Badge>
        </div>
      )}
      <div className="row wrap">
        <span className="sm soft" aria-hidden>
          Group by
        </span>
        <Segment label="Group by" items={groupings} current={by} onPick={onGroup} />
      </div>
    </>
  );
}
