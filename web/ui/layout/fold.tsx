import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

export type FoldProps = {
  title: ReactNode;
  titleLevel?: 2 | 3 | 4;
  open?: boolean;
  /** For use in a card: hairlines instead of a box. */
  plain?: boolean;
  /** For content loaded on opening. */
  onOpen?: () => void;
  children: ReactNode;
};

/** Do not nest. Works without script. */
export function Fold({ title, titleLevel = 3, open = false, plain = false, onOpen, children }: FoldProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <details
      className={classes('fold', plain && 'plain')}
      open={open}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary>
        <Heading>{title}</Heading>
        <Icon of={ChevronDown} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
