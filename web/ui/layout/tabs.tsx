import type { IconNode } from 'lucide';
import type { MouseEvent } from 'react';
import { moveFocus } from '../behavior/arrow-keys.ts';
import { Icon } from '../drawing/icon.tsx';

export type Tab = { id: string; label: string; href: string; icon?: IconNode; count?: number };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** Replaces following the link, for a router; Ctrl, Shift and Meta still open a new tab. */
  onPick?: (id: string) => void;
};

/** Views with their own URLs, as underlined links. Tab reaches each, arrow keys move between them. */
export function Tabs({ label, tabs, current, onPick }: TabsProps) {
  const pick = (id: string) => (event: MouseEvent) => {
    if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(id);
  };
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ id, label: text, href, icon, count }) => (
        <a
          key={id}
          href={href}
          aria-current={id === current ? 'page' : undefined}
          onClick={pick(id)}
          onKeyDown={moveFocus}
        >
          {icon && <Icon of={icon} />}
          {text}
          {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
