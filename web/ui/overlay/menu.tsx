import { Check as CheckIcon, type IconNode } from 'lucide';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

export type MenuProps = {
  trigger: ReactElement;
  align?: 'start' | 'end';
  startsOpen?: boolean | undefined;
  /** `MenuItem`, `MenuLink`, `MenuChoices`, `MenuLabel`, `MenuLine`. */
  children: ReactNode;
};

/**
 * A menu under a button, not in a portal, so that both are in the same landmark. The page stays scrollable: locking it
 * needs an inline style.
 */
export function Menu({ trigger, align = 'end', startsOpen = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className="menu" align={align} sideOffset={6} collisionPadding={16} loop>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

type Face = { icon?: IconNode; children: ReactNode };

export type MenuItemProps = Face & { onPick: () => void; danger?: boolean };

export function MenuItem({ icon, children, onPick, danger = false }: MenuItemProps) {
  return (
    <Radix.Item className={classes('menu-item', danger && 'danger')} onSelect={onPick}>
      {icon && <Icon of={icon} />}
      {children}
    </Radix.Item>
  );
}

export type MenuLinkProps = Face & {
  href: string;
  current?: boolean;
  onPick?: () => void;
};

export function MenuLink({ icon, children, href, current = false, onPick }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <a
        className="menu-item"
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => {
          if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onPick();
        }}
      >
        {icon && <Icon of={icon} />}
        {children}
      </a>
    </Radix.Item>
  );
}

export type MenuChoice = { value: string; label: ReactNode };
export type MenuChoicesProps = {
  label: string;
  value: string;
  choices: readonly MenuChoice[];
  onPick: (value: string) => void;
};

/** A radio group in a menu; the current choice has a check mark. */
export function MenuChoices({ label, value, choices, onPick }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onPick} aria-label={label}>
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} className="menu-item">
          {choice.label}
          <Radix.ItemIndicator className="end">
            <Icon of={CheckIcon} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="menu-label">{children}</Radix.Label>;
}

export function MenuLine() {
  return <Radix.Separator className="menu-line" />;
}
