import { House, Soup, Utensils } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { FoodSummary } from '#contract/foods/guide.ts';
import type { Day } from '#domain/time/day.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { GUIDE_STATES } from '../data.ts';
import { guideHref } from '../food-guide-search.ts';
import { whoText } from '../guide/who-text.ts';
import { triedHref } from '../tried/tried-href.ts';
import { sourcesText } from '../sources-text.ts';
import { SuggestedFoods } from './suggested-foods.tsx';
import { useFoodSummary } from './summary-data.ts';

type Props = { child: Child; today: Day };

/** [DASH-05] The dashboard's tab on food. */
export function FoodPanel({ child, today }: Props) {
  const query = useFoodSummary(child.id);
  return (
    <section className="stack loose" aria-label="Food">
      <Card title="Food Introduction Resources" caption={whoText(child, today)}>
        <div className="actions">
          <ButtonLink look="primary" icon={Soup} href={guideHref()}>
            Food Guide
          </ButtonLink>
          <ButtonLink icon={Utensils} href={triedHref()}>
            Tried foods
          </ButtonLink>
          <ButtonLink look="quiet" icon={House} href="/dashboard?tab=overview">
            Back to Overview
          </ButtonLink>
        </div>
      </Card>
      <Loaded query={query} {...GUIDE_STATES}>
        {(summary) => <ForTheAge summary={summary} />}
      </Loaded>
    </section>
  );
}

function ForTheAge({ summary }: { summary: FoodSummary }) {
  const { ageRangeLabel, foods, highNote, tips, allergyWarnings, sources, edition } = summary;
  return (
    <Card title={`Recommended for ${ageRangeLabel}`} footer={<SourceLine>{sourcesText(sources, edition)}</SourceLine>}>
      <div className="two apart">
        <SuggestedFoods foods={foods} highNote={highNote} />
        <div className="stack tight">
          <h3>Feeding Tips</h3>
          <TickList small of={tips} />
          <h3>Allergy Information</h3>
          <TickList small of={allergyWarnings} />
        </div>
      </div>
    </Card>
  );
}
