import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Insight } from '#contract/insights.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { InsightProse } from './insight-prose.tsx';
import { madeByText, writerText, writtenWhenText } from './insight-texts.ts';

type Props = { insights: readonly Insight[]; child: Child; me: Me };

/** The latest first. */
export function EarlierInsights({ insights, child, me }: Props) {
  if (insights.length === 0) return null;
  return (
    <div id="earlier-insights" className="insights-earlier">
      <Card title="Earlier insights" titleLevel={3}>
        {insights.map((insight) => (
          <Fold key={insight.id} title={writtenWhenText(insight, child, me)} titleLevel={4} plain>
            <div className="stack">
              <InsightProse text={insight.responseText} />
              <SourceLine>
                {writerText(insight)}, edition {insight.edition}. {madeByText(insight, me)} What is due and what is
                advised may be different now.
              </SourceLine>
            </div>
          </Fold>
        ))}
      </Card>
    </div>
  );
}
