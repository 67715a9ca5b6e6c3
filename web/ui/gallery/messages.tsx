import { CalendarDays, CircleAlert, Clock, Check, Sparkles } from 'lucide';
import { Alert } from '../state/alert.tsx';
import { Badge } from '../drawing/badge.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../layout/card.tsx';
import { CardLink } from '../layout/card-link.tsx';
import { SourceLine } from '../layout/source-line.tsx';
import { ToastCard } from '../toast/toast-card.tsx';

export function AlertsCard() {
  return (
    <Card title="Alerts" className="c6">
      <div className="stack">
        <Alert title="A new edition is in force.">Your plan follows it from today.</Alert>
        <Alert tone="amber" title="Trial expires in 3 days." action={<CardLink href="#plans">See plans</CardLink>} />
        <Alert tone="clay" title="Trial Expired" action={<ButtonLink href="#plans">Upgrade Now</ButtonLink>} />
        <Alert tone="clay" title="Login failed">
          Invalid email or password. <a href="#forgot">Forgot your password?</a>
        </Alert>
        <Alert tone="heather" title="Free trial active!">
          22 days left, until December 13.
        </Alert>
        <Alert tone="fern">Once a month is plenty at this age. Day-to-day changes say little.</Alert>
      </div>
    </Card>
  );
}

export function BadgesCard() {
  return (
    <Card
      title="Badges and toasts"
      caption="Word, shape and color"
      aside={<Badge>Sample data</Badge>}
      footer={<SourceLine>WHO Child Growth Standards (2006)</SourceLine>}
      className="c6"
    >
      <div className="stack">
        <div className="row wrap">
          <Badge tone="done" icon={Check}>
            Completed
          </Badge>
          <Badge tone="due" icon={Clock}>
            Due now, until Jan 15
          </Badge>
          <Badge tone="late" icon={CircleAlert}>
            Overdue
          </Badge>
          <Badge tone="next" icon={CalendarDays}>
            Upcoming
          </Badge>
          <Badge tone="ai" icon={Sparkles}>
            AI
          </Badge>
        </div>
        <ToastCard toast={{ kind: 'done', title: 'Measurement added', text: '6.94 kg on November 19' }} />
        <ToastCard toast={{ kind: 'problem', title: 'Logout failed', text: 'Please try again.' }} />
      </div>
    </Card>
  );
}
