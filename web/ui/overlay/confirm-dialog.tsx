import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { useOverPage } from './use-over-page.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question of the specification: 'Remove Parent Access?' */
  title: string;
  /** What happens, in one sentence. */
  children: ReactNode;
  /** Said again on the button: 'Remove'. */
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What is confirmed takes something away. */
  isRemoval?: boolean;
  busy?: boolean;
  disabledBecause?: string | undefined;
  /** Gets the focus afterwards when what opened the dialog has gone. */
  heir?: RefObject<HTMLElement | null>;
};

/** Asks before something that cannot be undone. 'Cancel' comes first and has focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, verb, onConfirm, onCancel, isRemoval = true, busy = false, disabledBecause } = props;
  const overPage = useOverPage(props.heir);

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Radix.Portal>
        <div className="modal">
          <Radix.Content className="dialog small-dialog" {...overPage} aria-modal>
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
