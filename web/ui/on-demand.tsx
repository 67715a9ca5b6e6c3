import { cloneElement, Suspense, useState, type ComponentType, type ReactElement } from 'react';

/** The button that opens a menu, and whether the menu is open from the start. */
export type OnDemandMenuProps = { trigger: ReactElement<{ onClick?: () => void }>; startsOpen?: boolean };

type Props = {
  trigger: OnDemandMenuProps['trigger'];
  /** The menu, loaded lazily. */
  menu: ComponentType<OnDemandMenuProps>;
};

/** A menu whose code is loaded when its button is pressed for the first time. */
export function OnDemand({ trigger, menu: Menu }: Props) {
  const [isWanted, setWanted] = useState(false);
  const waiting = cloneElement(trigger, { onClick: () => setWanted(true) });
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu trigger={trigger} startsOpen />
    </Suspense>
  );
}
