import { X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../button/icon-button.tsx';
import { keepAboveKeyboard } from '../behavior/above-keyboard.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 704 px instead of 544. */
  wide?: boolean;
  /** The class `start` moves a destructive button to the other end. A submit button names its form: `form="edit"`. */
  footer?: ReactNode;
  /** Receives the focus on close if the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A modal for a form or text; below 768 px a bottom sheet.
 * The scrim and scroll lock are in our style sheet: Radix would use inline styles for both.
 */
export function Dialog({ open, onClose, title, wide = false, footer, fallbackFocus, children }: DialogProps) {
  const modal = useModal(fallbackFocus);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="modal" ref={keepAboveKeyboard}>
          <Radix.Content className={classes('dialog', wide && 'wide')} {...modal} aria-modal>
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
