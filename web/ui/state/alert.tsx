import { CircleAlert, CircleCheck, Info, type IconNode, Sparkles, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

/** sky informs, amber is due or ends soon, clay is an error or danger, heather is the trial and AI, fern is calm. */
export type AlertTone = 'sky' | 'amber' | 'clay' | 'heather' | 'fern';

export type AlertProps = {
  tone?: AlertTone;
  icon?: IconNode;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause; omit for content present on load. */
  role?: 'alert' | 'status';
};

const icons: Record<AlertTone, IconNode> = {
  sky: Info,
  amber: TriangleAlert,
  clay: CircleAlert,
  heather: Sparkles,
  fern: CircleCheck,
};

export function Alert({ tone = 'sky', icon = icons[tone], title, children, action, role }: AlertProps) {
  return (
    <div className={classes('alert', tone !== 'sky' && tone, action !== undefined && 'center')} role={role}>
      <Icon of={icon} />
      <div className="grow">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
