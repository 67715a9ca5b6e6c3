import { createContext, useContext, useState, type ReactNode } from 'react';
import { WhenLoaded } from './when-loaded.tsx';

type Draw = (close: () => void) => ReactNode;

const OpenContext = createContext<(draw: Draw) => void>(() => {});

/**
 * Opens a dialog beside the page: `open((close) => <NotesDialog checkup={checkup} onClose={close} />)`. It keeps what it
 * was opened with, whatever is loaded meanwhile, and stays where the button that opened it goes.
 */
export function useOpen(): (draw: Draw) => void {
  return useContext(OpenContext);
}

type Props = { address: string; children: ReactNode };

/** What is open goes when the reader goes to another address. */
export function Openings({ address, children }: Props) {
  const [opened, setOpened] = useState<{ readonly draw: Draw } | null>(null);
  const [shown, setShown] = useState(address);
  // A page may open one by itself, which takes no other's place.
  const [open] = useState(() => (draw: Draw) => setOpened((now) => now ?? { draw }));
  if (shown !== address) {
    setShown(address);
    setOpened(null);
  }
  const close = () => setOpened(null);
  return (
    <OpenContext value={open}>
      {children}
      {opened && (
        <WhenLoaded fallback={null} onFailed={close}>
          {opened.draw(close)}
        </WhenLoaded>
      )}
    </OpenContext>
  );
}
