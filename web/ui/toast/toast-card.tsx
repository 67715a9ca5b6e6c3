import { CircleAlert, CircleCheck, X } from 'lucide';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';
import { IconButton } from '../button/icon-button.tsx';
import type { Toast } from './toasts.ts';

export type ToastCardProps = { toast: Omit<Toast, 'id'>; onClose?: () => void };

export function ToastCard({ toast: { kind, title, text, action }, onClose }: ToastCardProps) {
  const isProblem = kind === 'problem';
  const pick = () => {
    onClose?.();
    action?.onPick();
  };
  return (
    <div className={classes('toast', isProblem && 'bad')} role={isProblem ? 'alert' : 'status'}>
      <Icon of={isProblem ? CircleAlert : CircleCheck} />
      <div className="grow">
        <strong>{title}</strong>
        {text && <p className="soft">{text}</p>}
      </div>
      {action && <Button onClick={pick}>{action.label}</Button>}
      {action && onClose && <IconButton icon={X} label="Close message" onClick={onClose} />}
    </div>
  );
}
