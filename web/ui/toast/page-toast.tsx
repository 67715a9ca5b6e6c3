import { CircleCheck } from 'lucide';
import { Icon } from '../drawing/icon.tsx';

/** A message of success on a page without a toaster, and without its weight; the page decides how long it stands. */
export function PageToast({ title, text }: { title: string; text: string }) {
  return (
    <div className="toast-spot">
      <div className="toast" role="status">
        <Icon of={CircleCheck} />
        <div className="grow">
          <strong>{title}</strong>
          <p className="soft">{text}</p>
        </div>
      </div>
    </div>
  );
}
