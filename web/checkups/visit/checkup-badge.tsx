import { Calendar, Check, CircleAlert, Clock, type IconNode } from 'lucide';
import type { Checkup } from '#contract/checkups.ts';
import { checkupDay } from '#domain/checkups/status.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { Badge, type BadgeTone } from '#web/ui/drawing/badge.tsx';
import { badgeText } from './checkup-groups.ts';

/** Days an overdue checkup stays amber before it turns clay. */
const daysInAmber = 14;

const looks: Readonly<Record<Checkup['status'], { tone: BadgeTone; icon?: IconNode }>> = {
  upcoming: { tone: 'due', icon: Clock },
  overdue: { tone: 'due', icon: CircleAlert },
  future: { tone: 'next', icon: Calendar },
  completed: { tone: 'done', icon: Check },
  before: { tone: 'plain' },
};

export function CheckupBadge({ checkup, today }: { checkup: Checkup; today: Day }) {
  const { tone, icon } = looks[checkup.status];
  const isLate = checkup.status === 'overdue' && daysBetween(checkupDay(checkup), today) > daysInAmber;
  return (
    <Badge tone={isLate ? 'late' : tone} {...(icon && { icon })}>
      {badgeText(checkup)}
    </Badge>
  );
}
