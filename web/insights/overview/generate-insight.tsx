import { useQueryClient } from '@tanstack/react-query';
import { CalendarDays, CloudOff, RefreshCw, Sparkles } from 'lucide';
import { useRef, useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { InsightAllowance } from '#contract/insights.ts';
import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';
import { useAllowance } from '../data.ts';
import { generate } from '../insight-changes.ts';
import { waitText } from './insight-texts.ts';

type Props = { child: Child; today: Day };
type State = 'idle' | 'generating' | { readonly failed: string };

/** [AI-01] Asks for the next insight, or says when it is possible. */
export function GenerateInsight({ child, today }: Props) {
  const client = useQueryClient();
  const { data: allowance, error } = useAllowance(child.id);
  const [state, setState] = useState<State>('idle');
  const running = useRef<AbortController>(null);

  async function press() {
    const controller = new AbortController();
    running.current = controller;
    setState('generating');
    const ended = await generate(client, child.id, controller.signal);
    setState(ended === 'done' || ended === null ? 'idle' : ended);
    if (ended === 'done') {
      toasts.show({ title: `An insight about ${child.firstName} is here` });
      focusSoon('latest-insight');
      showTop();
    }
  }

  if (state === 'generating')
    return <Generating child={child} sentTo={allowance?.sentTo ?? null} onCancel={() => running.current?.abort()} />;
  if (allowance?.nextAt) return <Limit nextAt={allowance.nextAt} today={today} />;
  if (state !== 'idle') return <FailedCard why={state.failed} allowance={allowance} onRetry={() => void press()} />;
  if (!allowance && error) return <LimitUnknown onPress={() => void press()} />;
  if (!allowance) return <Checking />;
  return <MayGenerate child={child} allowance={allowance} onPress={() => void press()} />;
}

/** An element that is partly in view is not scrolled to by focus alone. */
function showTop(): void {
  requestAnimationFrame(() => document.getElementById('ai-insights')?.scrollIntoView());
}

const TITLE = 'Generate insight';

/** Where a language model elsewhere may word it; the built-in guide is none. */
function aiBadge(sentTo: string | null) {
  if (sentTo === null) return undefined;
  return (
    <Badge tone="ai" icon={Sparkles}>
      AI
    </Badge>
  );
}

function Checking() {
  return (
    <Card title={TITLE} titleLevel={3} busy>
      <Skeleton shape="long" />
    </Card>
  );
}

type MayGenerateProps = { child: Child; allowance: InsightAllowance; onPress: () => void };

function MayGenerate({ child, allowance: { isBeingWritten, sentTo }, onPress }: MayGenerateProps) {
  return (
    <Card title={TITLE} titleLevel={3} caption="One every 30 days for each child" aside={aiBadge(sentTo)}>
      <div className="stack">
        <p className="soft">
          Uses {child.firstName}'s age, sex, measurements, vaccine plan and milestones.{' '}
          {sentTo === null
            ? 'Written on this server; nothing is sent anywhere.'
            : `Sentences without ${child.firstName}'s name are sent to ${sentTo}, which may word them: no name, no birthday, no notes.`}
        </p>
        <div>
          <Button
            id="generate-insight"
            look="primary"
            icon={Sparkles}
            onClick={onPress}
            disabledBecause={isBeingWritten ? 'One is being written right now.' : ''}
          >
            {TITLE}
          </Button>
        </div>
      </div>
    </Card>
  );
}

type GeneratingProps = { child: Child; sentTo: string | null; onCancel: () => void };

function Generating({ child, sentTo, onCancel }: GeneratingProps) {
  return (
    <Card
      title={`Writing about ${child.firstName}`}
      titleLevel={3}
      caption="may take up to 30-60 seconds"
      aside={aiBadge(sentTo)}
      busy
    >
      <div className="stack">
        <Skeleton shape="long" />
        <Skeleton />
        <div className="row wrap">
          <Button busy>Generating</Button>
          <Button
            look="quiet"
            onClick={() => {
              onCancel();
              focusSoon('generate-insight');
            }}
          >
            Cancel
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Limit({ nextAt, today }: { nextAt: string; today: Day }) {
  const { data: me } = useMe();
  const on = localDay(me?.timeZone ?? 'UTC', new Date(nextAt));
  const days = daysBetween(today, on);
  return (
    <Card
      title="Next insight"
      titleLevel={3}
      aside={<Badge tone="next" icon={CalendarDays}>{`From ${shortDayText(on).split(', ')[0]}`}</Badge>}
    >
      <div className="stack">
        <p className="soft">
          One insight every 30 days. The next one is possible{' '}
          <strong>{days === 0 ? 'later today' : waitText(days)}</strong>, on {longDayText(on)}.
        </p>
        <div>
          <Button icon={Sparkles} disabled>
            {TITLE}
          </Button>
        </div>
      </div>
    </Card>
  );
}

type FailedProps = { why: string; allowance: InsightAllowance | undefined; onRetry: () => void };

function FailedCard({ why, allowance, onRetry }: FailedProps) {
  return (
    <Card title={TITLE} titleLevel={3}>
      <div className="stack">
        <Alert tone="clay" icon={CloudOff} role="alert" title={why}>
          {allowance && !allowance.isBeingWritten && 'This did not use up your insight.'}
        </Alert>
        <div>
          <Button id="generate-insight" icon={RefreshCw} onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The server judges in any case. */
function LimitUnknown({ onPress }: { onPress: () => void }) {
  return (
    <Card title={TITLE} titleLevel={3}>
      <div className="stack">
        <Alert tone="amber" role="status" title="Could not verify generation limit status.">
          You can try; the server checks again.
        </Alert>
        <div>
          <Button id="generate-insight" look="primary" icon={Sparkles} onClick={onPress}>
            {TITLE}
          </Button>
        </div>
      </div>
    </Card>
  );
}
