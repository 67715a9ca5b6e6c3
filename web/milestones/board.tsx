import { useEffect, useState } from 'react';
import { ageUsed } from '#domain/children/gestation.ts';
import { milestoneMonths, upcomingGroup } from '#domain/milestones/age-groups.ts';
import { answersOfEarlierLists } from '#domain/milestones/summary.ts';
import { groupSource, MILESTONES_SOURCE } from '#domain/milestones/source-text.ts';
import { useGo } from '#web/client/page/go.ts';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { AgeCards } from './ages/age-cards.tsx';
import { CorrectedAgeNote } from './ages/corrected-age-note.tsx';
import { WorryBox } from './concern/worry-box.tsx';
import type { KnownChild } from './known-child.ts';
import { EarlierAnswers } from './list/earlier-answers.tsx';
import { MilestoneRows } from './list/milestone-rows.tsx';
import { MilestoneTools } from './list/milestone-tools.tsx';
import { rowsOf, tabCounts, type Row } from './list/rows.ts';
import { foundMilestones, hasWord } from './list/found-milestones.ts';
import { milestonesHref, type Chosen } from './milestones-search.ts';

/** All about the milestones of a child, for the age and the tab that are chosen. */
export function Board({ known, chosen }: { known: KnownChild; chosen: Chosen }) {
  const { child, today, list, answers, isAnswersKnown, skipped } = known;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const months = milestoneMonths(child, today);
  const { isCorrected } = ageUsed(child, today);
  const group = list.ages.find((one) => one.months === chosen.age) ?? upcomingGroup(list.ages, months);
  const isSearching = hasWord(search);
  const all = rowsOf(list, answers, skipped);
  const inView = isSearching
    ? foundMilestones(all, search)
    : all.filter(({ milestone }) => milestone.ageId === group.id);
  const rows = category === '' ? inView : inView.filter(({ milestone }) => milestone.categoryId === category);
  const counts = tabCounts(rows);
  const isTab = isAnswersKnown && (chosen.tab !== 'skipped' || counts.skipped > 0);
  const tab = isTab ? chosen.tab : 'all';
  useLeaveSkipped(chosen, all);
  const earlier = answersOfEarlierLists(list, answers);
  return (
    <>
      {isCorrected && <CorrectedAgeNote child={child} today={today} />}
      <AgeCards
        child={child}
        list={list}
        answers={answers}
        isAnswersKnown={isAnswersKnown}
        months={months}
        isCorrected={isCorrected}
        chosen={group}
        tab={tab}
        onChoose={() => setSearch('')}
      />
      <MilestoneTools
        list={list}
        counts={isAnswersKnown ? counts : null}
        chosen={{ tab, age: chosen.age }}
        search={search}
        onSearch={setSearch}
        category={category}
        onCategory={setCategory}
      />
      <MilestoneRows
        known={known}
        group={isSearching ? null : group}
        rows={rows}
        tab={tab}
        search={isSearching ? search.trim() : ''}
        category={category}
      />
      {earlier.length > 0 && tab !== 'skipped' && <EarlierAnswers known={known} answers={earlier} />}
      <CardLink href="/milestones/motor">From sitting to walking</CardLink>
      <WorryBox child={child} list={list} today={today} />
      <SourceLine>{isSearching ? MILESTONES_SOURCE : groupSource(group)}</SourceLine>
    </>
  );
}

/** The tab of what is skipped goes with the last of it, from the address, too. Only the browser knows what is skipped. */
function useLeaveSkipped({ tab, age }: Chosen, all: readonly Row[]): void {
  const go = useGo();
  const isLeft = useIsHydrated() && tab === 'skipped' && !all.some(({ isSkipped }) => isSkipped);
  useEffect(() => {
    if (isLeft) go(milestonesHref({ tab: 'all', age }), { replace: true });
  }, [isLeft, go, age]);
}
