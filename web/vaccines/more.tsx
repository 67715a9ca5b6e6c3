import { ChevronDown, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawing/icon.tsx';

type Props = {
  icon?: IconNode;
  title: string;
  /** Starts open when something inside has an error. */
  open?: boolean;
  children: ReactNode;
};

export function More({ icon, title, open = false, children }: Props) {
  return (
    <details className="more-words" open={open}>
      <summary className="link">
        {icon && <Icon of={icon} />}
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <div className="stack tight">{children}</div>
    </details>
  );
}
