import type { Child } from '#contract/children.ts';
import type { FoodSummary } from '#contract/foods/guide.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { askWhenText } from '#domain/foods/feeding-age.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { GUIDE_STATES } from '../data.ts';
import { guideHref } from '../food-guide-search.ts';
import { triedHref } from '../tried/tried-href.ts';
import { sourcesText } from '../sources-text.ts';
import { SuggestedFoods } from './suggested-foods.tsx';
import { useFoodSummary } from './summary-data.ts';

/** [DASH-02] What the guide has for the child's age. */
export function FoodCard({ child }: { child: Child }) {
  const query = useFoodSummary(child.id);
  const { data: summary, error } = query;
  return (
    <Card
      title="Food Diversification Guide"
      caption="Introducing solids based on WHO guidelines"
      busy={!summary && !error}
      aside={summary && <Badge>{summary.ageRangeLabel}</Badge>}
      footer={
        <>
          <CardLink href={guideHref()}>Open the food guide</CardLink>
          <CardLink href={triedHref()}>Tried foods</CardLink>
          {summary && <SourceLine>{sourcesText(summary.sources, summary.edition)}</SourceLine>}
        </>
      }
    >
      <Loaded query={query} {...GUIDE_STATES} rows={2}>
        {(known) => <Known summary={known} child={child} />}
      </Loaded>
    </Card>
  );
}

function Known({ summary, child }: { summary: FoodSummary; child: Child }) {
  const { foods, highNote, tips, allergyWarnings, isMilkOnly } = summary;
  return (
    <div className="stack tight">
      <SuggestedFoods foods={foods} highNote={highNote} />
      {isMilkOnly && (
        <Alert tone="fern" title="Milk feeds only for now.">
          {isBornEarly(child.gestationDays)
            ? askWhenText(child)
            : 'Solids come at about 6 months, when the signs of readiness are there.'}
        </Alert>
      )}
      {foods.length > 0 && (
        <div>
          <Fold plain title="Feeding Tips">
            <TickList small of={tips} />
          </Fold>
          <Fold plain title="Allergy Information">
            <TickList small of={allergyWarnings} />
          </Fold>
        </div>
      )}
    </div>
  );
}
