import { useMemo } from 'react';
import type { Child } from '#contract/children.ts';
import type { AvoidRule, Foods } from '#contract/foods.ts';
import { foodSearch, searchFoods, type Hit } from '#domain/foods/food-search.ts';
import type { Day } from '#domain/time/day.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { useFoods } from '../data.ts';
import { guideHref } from '../food-guide-search.ts';
import { RuleHit } from '../search/rule-hit.tsx';
import { listText } from '../sources-text.ts';

type Props = {
  /** As the address has it: 'popcorn'. */
  foodId: string;
  child: Child | null;
  today: Day;
};

/** What has no page of its own: a rule about it, where there is one, stands before anything else. */
export function UnknownFood({ foodId, ...of }: Props) {
  const foods = useFoods();
  return (
    <Loaded query={foods} failed="Failed to load the foods. Please try again." loading="Loading foods...">
      {(known) => <RulesOrNone {...of} typed={foodId.replaceAll('-', ' ')} foods={known} />}
    </Loaded>
  );
}

function RulesOrNone({ typed, foods, child, today }: Omit<Props, 'foodId'> & { typed: string; foods: Foods }) {
  const rules = useMemo(() => rulesNamed(foods, typed), [foods, typed]);
  const lookUp = (
    <ButtonLink look="primary" href={guideHref({ q: typed, show: 'all' })}>
      Look it up
    </ButtonLink>
  );
  if (rules.length === 0) {
    return (
      <Notice
        art={<FernPair />}
        title="This food is not in our list"
        lead="It may be there by another name. Look it up, or write it down with the tried foods."
        actions={
          <>
            {lookUp}
            <ButtonLink href={guideHref()}>Food Guide</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className="stack loose">
      <h1>Before you offer {typed}</h1>
      {rules.map((hit) => (
        <RuleHit key={hit.item.id} hit={hit} child={child} today={today} />
      ))}
      <div>{lookUp}</div>
      <SourceLine>{listText(foods.edition)}</SourceLine>
    </div>
  );
}

function rulesNamed({ foods, avoid }: Foods, typed: string): Hit<AvoidRule>[] {
  const { rules, insteadOf } = searchFoods(foodSearch(foods, avoid), typed);
  return insteadOf === null ? rules.filter(({ isPart }) => !isPart) : [];
}
