import { Phone, Siren } from 'lucide';
import type { Vaccine } from '#contract/vaccines.ts';
import { capital } from '#web/client/text/capital.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { More } from './more.tsx';

type Signs = Pick<Vaccine, 'callDoctor' | 'emergency'>;

/** Collapsed; emergencies first. */
export function CallDoctor(signs: Signs) {
  return (
    <More icon={Phone} title="When to call the doctor">
      <Emergency {...signs} />
      <h4>Call the doctor</h4>
      <SignList signs={signs.callDoctor} />
    </More>
  );
}

export function Emergency({ emergency }: Pick<Signs, 'emergency'>) {
  return (
    <Alert tone="clay" icon={Siren} title="Call 911 at once">
      <SignList signs={emergency} />
    </Alert>
  );
}

export function SignList({ signs }: { signs: readonly string[] }) {
  return (
    <ul className="signs">
      {signs.map((sign) => (
        <li key={sign}>{capital(sign)}</li>
      ))}
    </ul>
  );
}
