import { describe, expect, test } from 'vitest';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { answered } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin } from '#testing/web/a-query-cache.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { Board } from './board.tsx';
import { chosenIn } from './milestones-search.ts';

describe('[MIL-02] skipped milestones', () => {
  const known = { child: maya, me, today, list: milestoneList, answers: [], isAnswersKnown: true, mayAnswer: true };
  const board = (skipped: string[], chosen: Readonly<Record<string, string>> = {}, answers: MilestoneAnswer[] = []) =>
    markupWithin(
      aQueryCache(),
      <Board known={{ ...known, answers, skipped: new Set(skipped) }} chosen={chosenIn(chosen)} />,
    );

  test('have a tab, where each can be restored', () => {
    const markup = board(['ms-06-soc-2'], { tab: 'skipped' });

    expect(wordsOf(markup)).toContain('All 12 Upcoming 11 Achieved 0 Skipped 1');
    expect(wordsOf(markup)).toContain('Enjoys looking in a mirror Social Skipped Restore Achieved Other answer');
    expect(markup.match(/<li id="row-/g)).toHaveLength(1);
  });

  test('come last among all, and not at all among those to come', () => {
    expect(wordsOf(board(['ms-06-soc-1']))).not.toContain('Recognizes the people');
    expect(wordsOf(board(['ms-06-soc-1'], { tab: 'upcoming' }))).not.toContain('Recognizes the people');
  });

  test('are not skipped any more once they are achieved', () => {
    const markup = board(['ms-06-soc-2'], {}, [answered('ms-06-soc-2')]);

    expect(wordsOf(markup)).not.toContain('Skipped');
  });

  test('leave an address of their tab at all milestones where none is left', () => {
    expect(board([], { tab: 'skipped' }).match(/<li id="row-/g)).toHaveLength(8);
  });
});
