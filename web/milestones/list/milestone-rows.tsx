import { useState } from 'react';
import type { AgeGroup } from '#contract/milestones.ts';
import { milestonesOf } from '#domain/milestones/age-groups.ts';
import { groupMeaning, NO_SCORE } from '#domain/milestones/answer-text.ts';
import { answersByMilestone, progressOf } from '#domain/milestones/progress.ts';
import { count } from '#domain/time/age-text.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { WhatYouCanDo } from '../concern/what-you-can-do.tsx';
import type { KnownChild } from '../known-child.ts';
import { LIST_ID, type MilestonesTab } from '../milestones-search.ts';
import { MilestoneRow } from '../row/milestone-row.tsx';
import { progressText } from '../progress-text.ts';
import { foundWindows } from './found-milestones.ts';
import { isOfTab, type Row } from './rows.ts';
import { useHeld } from './use-held.ts';

type Props = {
  known: KnownChild;
  /** Null where all ages are searched. */
  group: AgeGroup | null;
  rows: readonly Row[];
  tab: MilestonesTab;
  search: string;
  category: string;
};

const AT_FIRST = 8;

export function MilestoneRows({ known, group, rows, tab, search, category }: Props) {
  const { list, answers, isAnswersKnown } = known;
  const view = [group?.id ?? 'all', tab, category, search].join(' ');
  const held = useHeld(view, rows, (row) => isOfTab(row, tab));
  const [wholeView, setWholeView] = useState('');
  const shown = wholeView === view ? held : held.slice(0, AT_FIRST);
  const left = held.length - shown.length;
  const more = () => {
    setWholeView(view);
    focusSoon(`row-${held[shown.length]?.milestone.id}`);
  };
  const progress = group && isAnswersKnown && progressOf(milestonesOf(list, group), answersByMilestone(answers));
  return (
    <Card
      title={group ? group.label : 'Found in all ages'}
      caption={group ? `${groupMeaning(group)} ${NO_SCORE}` : NO_SCORE}
      aside={progress && <span className="sm num soft">{progressText(progress)}</span>}
    >
      <p className="sr" role="status">
        {search !== '' && `${count(held.length, 'milestone')} found`}
      </p>
      {held.length === 0 ? (
        <NoneHere tab={tab} search={search} category={category} />
      ) : (
        <ul className="ms" id={LIST_ID} tabIndex={-1}>
          {shown.map((row) => (
            <MilestoneRow
              key={row.milestone.id}
              known={known}
              row={row}
              age={group ? undefined : list.ages.find(({ id }) => id === row.milestone.ageId)?.label}
            />
          ))}
        </ul>
      )}
      {search !== '' && <FoundWindows list={list} search={search} />}
      {left > 0 && (
        <Button look="quiet" onClick={more}>
          Show {left} more
        </Button>
      )}
      {group && search === '' && <WhatYouCanDo group={group} />}
    </Card>
  );
}

/** Some of what a search finds stands on the way from sitting to walking alone. */
function FoundWindows({ list, search }: { list: KnownChild['list']; search: string }) {
  const names = foundWindows(list, search).map(({ name }) => name);
  if (names.length === 0) return null;
  return <CardLink href="/milestones/motor">From sitting to walking: {names.join(', ')}</CardLink>;
}

const noneOf: Readonly<Record<MilestonesTab, string>> = {
  all: 'No milestones here',
  upcoming: 'Nothing is left here',
  achieved: 'Nothing is marked here yet',
  skipped: 'Nothing is skipped here',
};

function NoneHere({ tab, search, category }: Pick<Props, 'tab' | 'search' | 'category'>) {
  if (search !== '') return <Empty title="No milestone found">Nothing here has the words “{search}”.</Empty>;
  return <Empty title={noneOf[tab]}>{category !== '' && 'Choose all categories to see the others.'}</Empty>;
}
