import { useId, type KeyboardEvent } from 'react';
import type { Child } from '#contract/children.ts';
import type { FoodGuide } from '#contract/foods/guide.ts';
import { asksForReadiness, feedingMonths, isOfMilk } from '#domain/foods/feeding-age.ts';
import { entryAt, isForEarly } from '#domain/foods/guide-entry.ts';
import type { Day } from '#domain/time/day.ts';
import { useGo } from '#web/client/page/go.ts';
import type { Reader } from '#web/client/text/history.ts';
import { useChosenInView } from '#web/ui/behavior/use-chosen-in-view.ts';
import { moveFocus } from '#web/ui/behavior/arrow-keys.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { guideHref } from '../food-guide-search.ts';
import { useGuidePauses } from '../pauses-data.ts';
import { MilkOnly } from './milk-only.tsx';
import { GuideEntryView } from './guide-entry-view.tsx';
import { ReactionCall } from './reaction-call.tsx';
import { guideGroups, type GuideGroup } from './guide-groups.ts';
import { ReadinessSigns } from './readiness-signs.tsx';
import { RiskReference } from './risk-reference.tsx';

type Props = { guide: FoodGuide; child: Child | null; reader: Reader; today: Day; range: string | null };

/** The guide by age: the child's own range of ours at first, else the first one. */
export function GuideRanges({ guide, child, reader, today, range }: Props) {
  const panelId = useId();
  const pauseOf = useGuidePauses(child?.id ?? null);
  const { entries } = guide;
  const groups = guideGroups(entries);
  const ours = entries.filter(({ edited }) => edited === null);
  const own = child && entryAt(ours.length > 0 ? ours : entries, feedingMonths(child, today));
  const current = groups.find((group) => own !== null && group.entries.includes(own));
  const shown = groups.find((group) => group.entries.some(({ id }) => id === range)) ?? current ?? groups[0];
  if (!shown) {
    return (
      <Card>
        <Empty title="No food guide data available." />
      </Card>
    );
  }
  return (
    <>
      {child && <MilkOnly child={child} today={today} />}
      <RangeTabs groups={groups} shown={shown} current={current} panelId={panelId} />
      <div className="page-cols guide-cols" role="tabpanel" id={panelId} aria-label={shown.label}>
        <div className="stack">
          <h2>{shown.label} Food Guide</h2>
          {asksForReadiness(shown.startMonths) && <ReadinessSigns signs={guide.readiness} />}
          {shown.entries.map((entry) => (
            <GuideEntryView
              key={entry.id}
              entry={entry}
              edition={guide.edition}
              reader={reader}
              mayEdit={guide.mayEdit}
              pauseOf={pauseOf}
              bornEarly={child && isForEarly(guide.bornEarly, child, today) ? guide.bornEarly : null}
            />
          ))}
          <ReactionCall isForMilk={shown.entries.every(isOfMilk)} />
        </div>
        <RiskReference risks={guide.risks} />
      </div>
    </>
  );
}

type TabsProps = {
  groups: readonly GuideGroup[];
  shown: GuideGroup;
  current: GuideGroup | undefined;
  panelId: string;
};

function RangeTabs({ groups, shown, current, panelId }: TabsProps) {
  const go = useGo();
  const row = useChosenInView(tabId(shown));
  const pick = ({ id }: GuideGroup) => go(guideHref(id === current?.id ? {} : { range: id }), { replace: true });
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const group = groups[moveFocus(event) ?? -1];
    if (group) pick(group);
  };
  return (
    <div ref={row} className="ranges" role="tablist" aria-label="Age range">
      {groups.map((group) => (
        <button
          key={group.id}
          type="button"
          id={tabId(group)}
          role="tab"
          aria-selected={group === shown}
          aria-controls={panelId}
          tabIndex={group === shown ? 0 : -1}
          onClick={() => pick(group)}
          onKeyDown={walk}
        >
          {group.label}
          {group === current && <small>Current</small>}
        </button>
      ))}
    </div>
  );
}

function tabId({ id }: GuideGroup): string {
  return `range-${id}`;
}
