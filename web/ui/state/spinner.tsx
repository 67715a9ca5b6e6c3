import { LoaderCircle } from 'lucide';
import { Icon } from '../drawing/icon.tsx';

/** Waiting, with its sentence: no spinner turns without words. */
export function Spinner({ children }: { children: string }) {
  return (
    <p className="row soft" role="status">
      <Icon of={LoaderCircle} className="spin" />
      {children}
    </p>
  );
}
