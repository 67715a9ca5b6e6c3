import { LoaderCircle } from 'lucide';
import { Icon } from '../drawing/icon.tsx';

/** Never a spinner without text. */
export function Spinner({ children }: { children: string }) {
  return (
    <p className="row soft" role="status">
      <Icon of={LoaderCircle} className="spin" />
      {children}
    </p>
  );
}
