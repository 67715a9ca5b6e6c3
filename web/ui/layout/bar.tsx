import { Menu as MenuIcon, X } from 'lucide';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { Icon } from '../drawing/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export type BarItem = { label: string; href: string };

export type BarProps = {
  homeHref: string;
  items: readonly BarItem[];
  current?: string | undefined;
  /** Log in and Sign up, or Log out; beside the items, and below them in the side menu. */
  actions: ReactNode;
  /** The child that the page is about, beside the menu's button on every screen. */
  who?: ReactNode;
};

/** Without items, an empty placeholder instead of a landmark. */
function Items({ items, current, className }: Pick<BarProps, 'items' | 'current'> & { className?: string }) {
  if (items.length === 0) return <div className={className} />;
  return (
    <nav className={className} aria-label="Main">
      {items.map(({ label, href }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

const MENU_ID = 'side-menu';

/**
 * The bar of every page. Below 768 px its side menu is a popover: opening, Escape and focus return work without script.
 * The page's script adds the class `scrolled` after 20 px.
 */
export function Bar({ homeHref, items, current, actions, who }: BarProps) {
  return (
    <header className="bar">
      <div className="page">
        <Brand href={homeHref} />
        <Items items={items} current={current} className="bar-nav" />
        {who}
        <div className="row wide">{actions}</div>
        <button className="btn quiet square small" type="button" popoverTarget={MENU_ID}>
          <Icon of={MenuIcon} />
          <VisuallyHidden>Open menu</VisuallyHidden>
        </button>
      </div>
      <div className="side-menu" id={MENU_ID} popover="auto" role="dialog" aria-label="Menu">
        <div className="side-head">
          <Brand small />
          <button
            className="btn quiet square"
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <Icon of={X} />
          </button>
        </div>
        <Items items={items} current={current} />
        <div className="side-foot">{actions}</div>
      </div>
    </header>
  );
}
