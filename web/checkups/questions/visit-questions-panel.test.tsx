import { describe, expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { checkupOf, checkups, eczema, ironDrops } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { questionsFor, VisitQuestionsPanel } from './visit-questions-panel.tsx';

const unexpected = new CallFailed({
  type: '/problems/unexpected',
  requestId: 'r',
  code: 'unexpected',
  ...problems.unexpected,
});
type Known = Parameters<typeof careMarkup>[1];
const markup = (known?: Known) => careMarkup(<VisitQuestionsPanel child={maya} today={today} />, known);

describe('[decision 48] questions on the sheet for the doctor', () => {
  test('say who asks, and have a line for each answer, and three more', () => {
    expect(wordsOf(markup())).toBe(
      'Questions to ask Does eczema change our allergy plan? Hannah Do we need iron drops? Daniel',
    );
    expect(markup().match(/answer-line/g)).toHaveLength(2);
    expect(markup()).toContain('<div class="lines" aria-hidden="true"><span></span><span></span><span></span></div>');
  });

  test('an answer that was given already is printed in place of its line', () => {
    const answered = { ...checkupOf('m4'), questions: [{ ...eczema, answer: 'No.' }] };

    expect(wordsOf(markup({ checkups: [answered] }))).toContain(
      'Does eczema change our allergy plan? Hannah Answer: No.',
    );
    expect(markup({ checkups: [answered] })).not.toContain('answer-line');
  });

  test('unanswered ones of an overdue visit are included', () => {
    const overdue = { ...checkupOf('m2'), questions: [{ ...eczema, answer: 'No.' }, ironDrops] };

    expect(questionsFor([overdue], null)).toEqual([ironDrops]);
    expect(questionsFor([overdue, checkupOf('m4')], checkupOf('m4'))).toHaveLength(3);
  });

  test('those of an overdue visit that is the next one too are there once', () => {
    const next = { ...checkupOf('m4'), status: 'overdue' as const };

    expect(questionsFor([next], next)).toEqual([eczema, ironDrops]);
  });

  test('have no lines for answers where many are asked', () => {
    const questions = (many: number) => Array.from({ length: many }, (_, n) => ({ ...eczema, id: `q${n}` }));
    const lines = (many: number, of: RegExp) =>
      markup({ checkups: [{ ...checkupOf('m4'), questions: questions(many) }] }).match(of)?.length ?? 0;

    expect([lines(4, /answer-line/g), lines(4, /<span><\/span>/g)]).toEqual([4, 1]);
    expect([lines(5, /answer-line/g), lines(5, /<span><\/span>/g)]).toEqual([0, 3]);
    expect([lines(9, /answer-line/g), lines(9, /<span><\/span>/g)]).toEqual([0, 0]);
  });

  test('without any there are lines, and on a phone a word', () => {
    expect(wordsOf(markup({ checkups: checkups.slice(0, 3) }))).toBe('Questions to ask None yet.');
  });

  test('[UI-02] says when checkups cannot be loaded', () => {
    const said = (failed: CallFailed) => wordsOf(markup({ checkups: failed }));

    expect(said(new CallFailed('offline'))).toContain('Failed to load checkup data. Please try again.');
    expect(said(unexpected)).toContain('Failed to load checkups due to an unexpected error.');
  });
});
