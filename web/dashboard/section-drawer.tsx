import { Utensils } from 'lucide';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { sections, tabs } from './sections.ts';
import { dashboardHref, type DashboardTab } from './tabs.ts';

type Props = { tab: DashboardTab; onPick: (tab: DashboardTab) => void; onClose: () => void };

const label = 'Dashboard Sections';

export function SectionDrawer({ tab, onPick, onClose }: Props) {
  return (
    <Drawer open onClose={onClose} title={label}>
      <nav aria-label={label}>
        {tabs.map((id) => (
          <a
            key={id}
            href={dashboardHref(id)}
            aria-current={id === tab ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(id);
            }}
          >
            <Icon of={sections[id].icon} />
            {sections[id].label}
          </a>
        ))}
        <a href="/food-guide">
          <Icon of={Utensils} />
          Food Guide
        </a>
      </nav>
    </Drawer>
  );
}
