import { cloneElement, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { tellNotLoaded } from '../state/out-of-date.ts';

/** A menu with the button that opens it, and whether it starts open. */
export type OnDemandMenuProps = { trigger: ReactElement<{ onClick?: () => void }>; startsOpen?: boolean };

type Props = {
  trigger: OnDemandMenuProps['trigger'];
  menu: ComponentType<OnDemandMenuProps>;
};

/** Loads the menu's code on the first press; a failure is shown as a toast, and the next press tries again. */
export function OnDemand({ trigger, menu: Menu }: Props) {
  const [isWanted, setWanted] = useState(false);
  const waiting = cloneElement(trigger, { onClick: () => setWanted(true) });
  const tell = () => {
    setWanted(false);
    void tellNotLoaded();
  };
  if (!isWanted) return waiting;
  return (
    <Boundary fallback={() => waiting} onFailed={tell}>
      <Suspense fallback={waiting}>
        <Menu trigger={trigger} startsOpen />
      </Suspense>
    </Boundary>
  );
}
