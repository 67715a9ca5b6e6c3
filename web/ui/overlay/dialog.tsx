import { X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useOverPage } from './use-over-page.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** 704 px instead of 544. */
  wide?: boolean;
  /** Buttons; the class `start` moves a destructive one to the other end. A submit names its form: `form="edit"`. */
  footer?: ReactNode;
  /** Gets the focus afterwards when what opened the dialog has gone. */
  heir?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A dialog with a form or something to read; under 768 px a sheet from the bottom.
 * The scrim is ours and scrolling is held by the style sheet, since Radix would do both with an inline style.
 */
export function Dialog({ open, onClose, title, wide = false, footer, heir, children }: DialogProps) {
  const overPage = useOverPage(heir);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="modal">
          <Radix.Content className={classes('dialog', wide && 'wide')} {...overPage} aria-modal>
            <header>
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon={X} label="Close" />
              </Radix.Close>
            </header>
            <div className="body">{children}</div>
            {footer && <footer>{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
