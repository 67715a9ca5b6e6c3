import { Phone } from 'lucide';
import { Icon } from '#web/ui/drawing/icon.tsx';

export function Call911({ className = 'btn stop full' }: { className?: string }) {
  return (
    <a className={className} href="tel:911">
      <Icon of={Phone} />
      Call 911
    </a>
  );
}
