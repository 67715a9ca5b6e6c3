import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { keepAboveKeyboard } from '../behavior/above-keyboard.ts';
import { useModal } from './use-modal.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action removes something: red button. */
  isRemoval?: boolean;
  busy?: boolean;
  disabledBecause?: string | undefined;
  /** Receives the focus on close if the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
};

/** Confirms an irreversible action. 'Cancel' comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, verb, onConfirm, onCancel, isRemoval = true, busy = false, disabledBecause } = props;
  const modal = useModal(props.fallbackFocus);

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Radix.Portal>
        <div className="modal" ref={keepAboveKeyboard}>
          <Radix.Content className="dialog small-dialog" {...modal} aria-modal>
            <header>
              <Radix.Title>{title}</Radix.Title>
            </header>
            <div className="body">
              <Radix.Description asChild>
                <div className="soft">{children}</div>
              </Radix.Description>
            </div>
            <footer>
              <Radix.Cancel asChild>
                <Button>Cancel</Button>
              </Radix.Cancel>
              <Button
                look={isRemoval ? 'stop' : 'primary'}
                busy={busy}
                disabledBecause={disabledBecause}
                onClick={onConfirm}
              >
                {verb}
              </Button>
            </footer>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
