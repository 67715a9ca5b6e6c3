import { History, Printer, Sparkles } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Insight } from '#contract/insights.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useAllowance } from '../data.ts';
import { InsightBasis } from './insight-basis.tsx';
import { InsightProse } from './insight-prose.tsx';
import { writerText, writtenWhenText } from './insight-texts.ts';

type Props = { insight: Insight; earlier: number; child: Child; me: Me; today: Day };

export function LatestInsight({ insight, earlier, child, me, today }: Props) {
  const { data: standing } = useAllowance(child.id);
  const since = standing?.growthSince ?? null;
  return (
    <Card
      title="Latest insight"
      titleLevel={3}
      caption={writtenWhenText(insight, child, me)}
      aside={
        <Badge tone="ai" icon={Sparkles}>
          {writerText(insight)}
        </Badge>
      }
      footer={
        <>
          {earlier > 0 ? (
            <CardLink icon={History} href="#earlier-insights">
              Earlier insights, {earlier}
            </CardLink>
          ) : (
            <span />
          )}
          <Button look="quiet" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <p className="insight-printed">
        <strong>{child.fullName}</strong>, born {longDayText(child.bornOn)}. Printed {longDayText(today)}.
      </p>
      {since !== null && (
        <Alert tone="amber" title="New since this insight">
          {since}
        </Alert>
      )}
      <InsightProse text={insight.responseText} />
      <InsightBasis insight={insight} child={child} me={me} />
    </Card>
  );
}
