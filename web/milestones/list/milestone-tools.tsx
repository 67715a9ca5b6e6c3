import { Search } from 'lucide';
import type { MilestoneList } from '#contract/milestones.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { milestonesHref, milestonesTabs, type Chosen, type MilestonesTab } from '../milestones-search.ts';
import type { TabCounts } from './rows.ts';

type Props = {
  list: Pick<MilestoneList, 'categories'>;
  /** Null where they are not known: then there are no tabs. */
  counts: TabCounts | null;
  chosen: Chosen;
  search: string;
  onSearch: (text: string) => void;
  category: string;
  onCategory: (id: string) => void;
};

const labels: Readonly<Record<MilestonesTab, string>> = {
  all: 'All',
  upcoming: 'Upcoming',
  achieved: 'Achieved',
  skipped: 'Skipped',
};

export function MilestoneTools({ list, counts, chosen, search, onSearch, category, onCategory }: Props) {
  return (
    <>
      <div className="filters">
        <div className="search" role="search">
          <Icon of={Search} />
          <input
            className="input"
            type="search"
            placeholder="Search milestones"
            aria-label="Search milestones"
            value={search}
            onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          />
        </div>
        <select
          className="input"
          aria-label="Category"
          value={category}
          onChange={({ currentTarget }) => onCategory(currentTarget.value)}
        >
          <option value="">All categories</option>
          {list.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {counts && <Tabs label="Milestones by answer" tabs={tabsOf(counts, chosen)} current={chosen.tab} />}
    </>
  );
}

function tabsOf(counts: TabCounts, { age }: Chosen) {
  return milestonesTabs
    .filter((id) => id !== 'skipped' || counts.skipped > 0)
    .map((id) => ({ id, label: labels[id], href: milestonesHref({ tab: id, age }), count: counts[id] }));
}
