import { Phone, Siren } from 'lucide';
import type { CallRule } from '#contract/articles.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { CallSteps } from '../article/call-steps.tsx';
import { WithPhones } from '#web/ui/with-phones.tsx';

type Props = {
  /** The most urgent first. */
  calls: readonly CallRule[];
  /** Whether it appears while somebody types, so that it is read out at once. */
  isLive: boolean;
};

/** Emergencies in what was searched for, the call before all else. Nothing without one. */
export function EmergencyCall({ calls, isLive }: Props) {
  const emergencies = calls.filter(({ urgency }) => urgency === 'emergency');
  if (emergencies.length === 0) return null;
  return (
    <section className="sos" aria-labelledby="emergency" role={isLive ? 'alert' : undefined}>
      <h2 id="emergency">
        <Icon of={Siren} />
        Emergency
      </h2>
      <ButtonLink look="stop" big full icon={Phone} href="tel:911">
        Call 911
      </ButtonLink>
      {emergencies.map(({ id, title, firstSentence }) => (
        <div key={id} className="sign">
          <h3>{title}</h3>
          <strong>
            <WithPhones text={firstSentence} />
          </strong>
        </div>
      ))}
      <CallSteps title="What to do until help comes" titleLevel={3} rules={emergencies} isOpen />
    </section>
  );
}
