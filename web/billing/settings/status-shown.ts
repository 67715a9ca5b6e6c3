import { BadgeCheck, CalendarX, Check, CircleAlert, Clock, CreditCard, Hourglass, Lock, Sparkles } from 'lucide';
import type { Subscription } from '#contract/billing.ts';
import type { Trial } from '#contract/billing/trial.ts';
import { mayComeBack } from '#domain/billing/subscription.ts';
import { longDayText, monthAndDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { BadgeProps } from '#web/ui/drawing/badge.tsx';
import type { Tile } from '#web/ui/layout/tile.tsx';
import type { ComponentProps } from 'react';

export type StatusShown = {
  readonly title: string;
  readonly text: string;
  readonly tile: ComponentProps<typeof Tile>;
  readonly badge?: BadgeProps;
  /** What is soon over. */
  readonly warning?: string;
  /** How a subscription stands that is neither on nor over. */
  readonly unsettled?: string;
  /** Null where there is nothing to pay or manage. */
  readonly button: { readonly label: string; readonly opens: 'portal' | 'checkout'; readonly isMain: boolean } | null;
};

type DayOf = (instant: string) => Day;

/**
 * [SUB-02] The state of a subscription in words, or that of the trial where there is none.
 *
 * @param trial needed without a subscription alone
 * @param dayOf the day of an instant where the parent lives
 */
export function statusShown(subscription: Subscription, trial: Trial | undefined, dayOf: DayOf): StatusShown | null {
  if (subscription.isSubscribed) return subscribed(subscription, dayOf);
  if (!trial) return null;
  if (subscription.status === 'incomplete') return confirming(subscription);
  const shown = { ...unsubscribed(trial, subscription, dayOf), ...unsettled(subscription) };
  // Another one beside it would be billed twice once this one goes on.
  const goesOn = subscription.hasPortal && mayComeBack(subscription.status);
  return goesOn ? { ...shown, button: { ...managing, isMain: true } } : shown;
}

const managing = { label: 'Manage Subscription', opens: 'portal', isMain: false } as const;

/** Nothing is offered to pay: whoever paid again would pay twice. */
function confirming({ hasPortal }: Subscription): StatusShown {
  return {
    title: 'Payment being confirmed',
    text: 'We are waiting for the payment to be confirmed. Nothing to do; do not pay again.',
    tile: { icon: Hourglass, tone: 'sky' },
    button: hasPortal ? managing : null,
  };
}

function unsettled({ status }: Subscription): Pick<StatusShown, 'unsettled'> {
  switch (status) {
    case 'paused':
      return { unsettled: 'Your subscription is paused.' };
    case 'unpaid':
      return { unsettled: 'Your last payment did not go through. Your subscription is off until it is paid.' };
    default:
      return {};
  }
}

function subscribed(subscription: Subscription, dayOf: DayOf): StatusShown {
  const { status, cancelAt, currentPeriodEnd, grantEndsAt, hasPortal } = subscription;
  const button = hasPortal ? managing : null;
  switch (status) {
    case 'pending_cancellation':
      return {
        title: 'Pending Cancellation',
        text: cancelAt
          ? `Everything works until ${longDayText(dayOf(cancelAt))}.`
          : 'Your subscription is scheduled to be cancelled soon.',
        tile: { icon: CalendarX },
        badge: {
          tone: 'due',
          icon: Clock,
          children: cancelAt ? `Ends ${monthAndDayText(dayOf(cancelAt))}` : 'Ends soon',
        },
        button,
      };
    case 'trialing':
      return {
        title: 'Trial Period',
        text: currentPeriodEnd
          ? `Your plan starts on ${longDayText(dayOf(currentPeriodEnd))}. Cancel before and nothing is charged.`
          : 'Cancel before your plan starts and nothing is charged.',
        tile: { icon: Hourglass, tone: 'heather' },
        badge: { tone: 'ai', icon: Sparkles, children: 'Trial' },
        button,
      };
    case 'past_due':
      return {
        title: 'Payment Overdue',
        text: 'The last payment did not go through. Nothing is switched off yet.',
        tile: { icon: CircleAlert, tone: 'amber' },
        badge: { tone: 'due', icon: Clock, children: 'Payment Overdue' },
        button: button && { ...button, label: 'Update the card', isMain: true },
      };
    default:
      return {
        title: 'Active',
        text: activeText(grantEndsAt, currentPeriodEnd, dayOf),
        tile: { icon: BadgeCheck, tone: 'fern' },
        badge: { tone: 'done', icon: Check, children: 'Active' },
        button,
      };
  }
}

function activeText(grantEndsAt: string | null, currentPeriodEnd: string | null, dayOf: DayOf): string {
  if (grantEndsAt) {
    return `Given to you by whoever runs this server, until ${longDayText(dayOf(grantEndsAt))}. There is nothing to pay.`;
  }
  return currentPeriodEnd ? `Next billing date: ${longDayText(dayOf(currentPeriodEnd))}` : 'Your plan is active.';
}

function unsubscribed(trial: Trial, { hasPortal, status }: Subscription, dayOf: DayOf): StatusShown {
  const { isUsed, isActive, isExpiringSoon, daysRemaining, endsAt } = trial;
  const button = { label: 'Upgrade Now', opens: 'checkout', isMain: true } as const;
  if (isActive && endsAt) {
    const day = longDayText(dayOf(endsAt));
    const days = daysRemaining === 1 ? '1 day' : `${daysRemaining} days`;
    if (isExpiringSoon) {
      return {
        title: 'Free Trial',
        text: `Ends on ${day}. Growth, vaccines, milestones and sharing stay free.`,
        tile: { icon: Hourglass, tone: 'amber' },
        badge: { tone: 'due', icon: Clock, children: `${days} left` },
        warning: `Trial expires in ${days}.`,
        button,
      };
    }
    return {
      title: 'Free Trial',
      // The provider may have the card of an account that it knows.
      text: hasPortal
        ? `AI insights and the expert chat until ${day}. All else is free.`
        : `AI insights and the expert chat until ${day}. All else is free. No card is stored.`,
      tile: { icon: Sparkles, tone: 'heather' },
      badge: { tone: 'ai', icon: Sparkles, children: `${days} left` },
      button: { ...button, label: 'Choose a plan', isMain: false },
    };
  }
  if (status === 'canceled') {
    return {
      title: 'Subscription Ended',
      text: 'Your subscription has ended. Everything you entered stays, and essential features stay free.',
      tile: { icon: Lock },
      button: { ...button, label: 'Subscribe again' },
    };
  }
  if (isUsed) {
    return {
      title: 'Trial Expired',
      text: 'Everything you entered stays, and essential features stay free.',
      tile: { icon: Lock, tone: 'clay' },
      button,
    };
  }
  return {
    title: 'No Subscription',
    text: 'New users get a 30-day free trial.',
    tile: { icon: CreditCard },
    button,
  };
}
