import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

export type FoldProps = {
  title: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** Open when first shown. */
  open?: boolean;
  /** Inside a card: hairlines instead of a box. */
  plain?: boolean;
  /** Called when it is opened, for what is loaded only then. */
  onOpen?: () => void;
  children: ReactNode;
};

/** Something to open: the whole row is the target. One level only. Works without script. */
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
