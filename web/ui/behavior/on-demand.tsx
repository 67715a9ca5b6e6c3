import { cloneElement, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { thisPageOutOfDate } from '../state/out-of-date.ts';
import { toasts } from '../toast/toasts.ts';

/** A menu with the button that opens it, and whether it starts open. */
export type OnDemandMenuProps = { trigger: ReactElement<{ onClick?: () => void }>; startsOpen?: boolean };

type Props = {
  trigger: OnDemandMenuProps['trigger'];
  menu: ComponentType<OnDemandMenuProps>;
};

const toastOutOfDate = () => void toasts.show(thisPageOutOfDate());

/** Loads the menu's code on the first press; a failure is shown as a toast. */
export function OnDemand({ trigger, menu: Menu }: Props) {
  const [isWanted, setWanted] = useState(false);
  const waiting = cloneElement(trigger, { onClick: () => setWanted(true) });
  if (!isWanted) return waiting;
  return (
    <Boundary fallback={() => cloneElement(trigger, { onClick: toastOutOfDate })} onFailed={toastOutOfDate}>
      <Suspense fallback={waiting}>
        <Menu trigger={trigger} startsOpen />
      </Suspense>
    </Boundary>
  );
}
