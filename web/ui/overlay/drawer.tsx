import { X } from 'lucide';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from './use-modal.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
};

/** The side menu below 768 px. */
export function Drawer({ open, onClose, title, footer, children }: DrawerProps) {
  const modal = useModal();
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="modal drawer">
          <Radix.Content className="side-menu" {...modal} aria-modal>
            <div className="side-head">
              <Radix.Title className="soft sm">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon={X} label="Close menu" />
              </Radix.Close>
            </div>
            {children}
            {footer && <div className="side-foot">{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
