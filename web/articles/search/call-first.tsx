import { Phone, Siren } from 'lucide';
import type { CallRule } from '#contract/articles.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { CallBox } from '../article/call-box.tsx';
import { CallSteps } from '../article/call-steps.tsx';
import { WithPhones } from '../article/with-phones.tsx';

type Props = {
  /** The most urgent first. */
  calls: readonly CallRule[];
  /** Whether it appears while somebody types, so that it is read out at once. */
  isLive: boolean;
};

/** Signs of danger in what was searched for: an emergency with its call, then what else asks for one. */
export function CallFirst({ calls, isLive }: Props) {
  const emergencies = calls.filter(({ urgency }) => urgency === 'emergency');
  return (
    <>
      {emergencies.length > 0 && (
        <section className="sos" aria-labelledby="emergency" role={isLive ? 'alert' : undefined}>
          <h2 id="emergency">
            <Icon of={Siren} />
            Emergency
          </h2>
          {emergencies.map(({ id, title, firstSentence }) => (
            <div key={id} className="sign">
              <h3>{title}</h3>
              <strong>
                <WithPhones text={firstSentence} />
              </strong>
            </div>
          ))}
          <ButtonLink look="stop" big full icon={Phone} href="tel:911">
            Call 911
          </ButtonLink>
          <CallSteps title="What to do until help comes" titleLevel={3} rules={emergencies} isOpen />
        </section>
      )}
      <CallBox calls={calls.filter(({ urgency }) => urgency !== 'emergency')} />
    </>
  );
}
