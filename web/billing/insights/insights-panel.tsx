import { Sparkles } from 'lucide';
import { useContext, type ReactNode } from 'react';
import type { Trial } from '#contract/billing/trial.ts';
import type { Child } from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { todayIn } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { knownZone } from '#web/client/text/local-day.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useTrial } from '../trial/trial-data.ts';
import { upgradeHref } from '../upgrade-href.ts';

/** [DASH-07] The dashboard's tab of insights, which no menu leads to before there are any. */
export function InsightsPanel({ child }: { child: Child }) {
  const { hasPlan } = useContext(DrawnContext);
  return (
    <section className="stack loose" aria-labelledby="ai-insights">
      <h2 id="ai-insights">AI Insights</h2>
      {hasPlan ? <OfPlan child={child} /> : <Coming title="AI insights are coming" child={child} />}
    </section>
  );
}

function OfPlan({ child }: { child: Child }) {
  const query = useTrial();
  return (
    <Loaded query={query} failed="An unexpected error occurred fetching data." loading="Loading insights...">
      {(trial) =>
        trial.mayUseAi ? <Coming title="AI insights are not here yet" child={child} /> : <UpgradeNeeded trial={trial} />
      }
    </Loaded>
  );
}

function Coming({ title, child }: { title: string; child: Child }) {
  return (
    <InsightsCard title={title}>
      <p className="soft">
        There is nothing to do. A short text about {child.firstName}'s age will stand here: what may come next, and what
        is good to do now.
      </p>
    </InsightsCard>
  );
}

function UpgradeNeeded({ trial: { endsAt } }: { trial: Trial }) {
  const { data: me } = useMe();
  const endedOn = endsAt && todayIn(knownZone(me?.timeZone), new Date(endsAt));
  return (
    <InsightsCard
      title="AI insights are part of a plan"
      caption={endedOn && `Your trial ended on ${longDayText(endedOn)}`}
    >
      <div className="stack">
        <p className="soft">
          They are not here yet, so there is no hurry. Growth, vaccines, milestones and articles stay free.
        </p>
        <div>
          <ButtonLink href={upgradeHref}>Upgrade Now</ButtonLink>
        </div>
      </div>
    </InsightsCard>
  );
}

function InsightsCard({ title, caption, children }: { title: string; caption?: ReactNode; children: ReactNode }) {
  return (
    <Card
      title={title}
      titleLevel={3}
      caption={caption}
      aside={
        <Badge tone="ai" icon={Sparkles}>
          Coming
        </Badge>
      }
    >
      {children}
    </Card>
  );
}
