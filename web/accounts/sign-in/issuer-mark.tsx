import { IdCard } from 'lucide';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { GoogleMark } from './google-mark.tsx';

export function IssuerMark({ name }: { name: string | null }) {
  return name === 'google' ? <GoogleMark /> : <Icon of={IdCard} />;
}
