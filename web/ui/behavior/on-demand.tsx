import { cloneElement, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { Boundary } from '../state/boundary.tsx';
import { thisPageOutOfDate } from '../state/out-of-date.ts';
import { toasts } from '../toast/toasts.ts';

/** The button that opens a menu, and whether the menu is open from the start. */
export type OnDemandMenuProps = { trigger: ReactElement<{ onClick?: () => void }>; startsOpen?: boolean };

type Props = {
  trigger: OnDemandMenuProps['trigger'];
  /** The menu, loaded lazily. */
  menu: ComponentType<OnDemandMenuProps>;
};

const sayOutOfDate = () => void toasts.show(thisPageOutOfDate());

/** A menu whose code is loaded when its button is pressed for the first time; without it the button says why. */
export function OnDemand({ trigger, menu: Menu }: Props) {
  const [isWanted, setWanted] = useState(false);
  const waiting = cloneElement(trigger, { onClick: () => setWanted(true) });
  if (!isWanted) return waiting;
  return (
    <Boundary fallback={() => cloneElement(trigger, { onClick: sayOutOfDate })} onFailed={sayOutOfDate}>
      <Suspense fallback={waiting}>
        <Menu trigger={trigger} startsOpen />
      </Suspense>
    </Boundary>
  );
}
