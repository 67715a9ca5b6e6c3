import type { ReactNode } from 'react';
import type { Trial } from '#contract/billing/trial.ts';
import { mayComeBack } from '#domain/billing/subscription.ts';
import { count } from '#domain/time/age-text.ts';
import { monthAndDayText } from '#domain/time/day-text.ts';
import { todayIn } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { knownZone } from '#web/client/text/local-day.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { useFromBrowser } from '#web/ui/behavior/use-from-browser.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Alert, type AlertTone } from '#web/ui/state/alert.tsx';
import { upgradeHref } from '../upgrade-href.ts';
import { useTrial } from './trial-data.ts';
import { wasWelcomed } from './welcomed.ts';

// In the first day alone.
const Welcome = lazily(() => import('./welcome.tsx'), 'Welcome');

/** [SUB-01] On the dashboard of whoever has no subscription. */
export function TrialBanner() {
  const { data: trial } = useTrial();
  const { data: me } = useMe();
  const isWelcomed = useFromBrowser(() => !trial?.isNew || !me || wasWelcomed(me.id), true);
  if (!trial?.endsAt || trial.isSubscribed) return null;
  const endsOn = todayIn(knownZone(me?.timeZone), new Date(trial.endsAt));
  const { tone, title, text, action } = bannerOf(trial, monthAndDayText(endsOn));
  return (
    <div className="page trial">
      <Alert tone={tone} role="status" action={action}>
        <strong>{title}</strong> <span>{text}</span>
      </Alert>
      {trial.isNew && me && !isWelcomed && (
        <WhenLoaded fallback={null} isQuiet>
          <Welcome accountId={me.id} endsOn={endsOn} />
        </WhenLoaded>
      )}
    </div>
  );
}

type Shown = { tone: AlertTone; title: string; text?: ReactNode; action: ReactNode };

function bannerOf({ isActive, isExpiringSoon, daysRemaining, subscriptionStatus }: Trial, end: string): Shown {
  if (subscriptionStatus === 'incomplete') {
    const action = <PlanLink />;
    return { tone: 'sky', title: 'Payment being confirmed', text: 'Nothing to do; do not pay again.', action };
  }
  const days = count(daysRemaining, 'day');
  if (!isActive && mayComeBack(subscriptionStatus)) {
    const title = subscriptionStatus === 'paused' ? 'Subscription paused' : 'Payment overdue';
    return { tone: 'amber', title, text: 'Essential features stay free.', action: <PlanLink /> };
  }
  if (!isActive) {
    const action = <ButtonLink href={upgradeHref}>Upgrade Now</ButtonLink>;
    const title = subscriptionStatus === 'canceled' ? 'Subscription Ended' : 'Trial Expired';
    return { tone: 'clay', title, text: 'Essential features stay free.', action };
  }
  const action = <PlanLink />;
  if (isExpiringSoon) return { tone: 'amber', title: `Trial expires in ${days}.`, action };
  const text = (
    <>
      {days} left<span className="only-wide">, until {end}.</span>
    </>
  );
  return { tone: 'heather', title: 'Free trial active!', text, action };
}

function PlanLink() {
  return (
    <a className="link" href={upgradeHref}>
      See the plan
    </a>
  );
}
