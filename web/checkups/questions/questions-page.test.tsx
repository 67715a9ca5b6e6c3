import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { checkupOf, checkups, eczema, ironDrops } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { Questions, QuestionSearch, QuestionsPage } from './questions-page.tsx';

const answered = { ...eczema, id: 'asked-at-1', text: 'Which cream?', answer: 'A fat one, twice a day.' };
const asked = [
  { ...checkupOf('m1'), completedOn: day('2026-08-20'), questions: [answered] },
  { ...checkupOf('m4'), questions: [eczema, ironDrops] },
];

describe('[decision 77] all questions and answers', () => {
  const words = (startsWith = '') =>
    wordsOf(careMarkup(<QuestionSearch checkups={asked} me={me} today={today} startsWith={startsWith} />));

  test('are one list, the latest visit first, with who asked and what the doctor said', () => {
    expect(words()).toBe(
      '3 questions 4 Month Well-Child Checkup November 24, 2026 ' +
        'Does eczema change our allergy plan? You, November 18 No answer yet ' +
        'Do we need iron drops? Daniel, November 20 No answer yet ' +
        '1 Month Well-Child Checkup August 20, 2026 ' +
        'Which cream? You, November 18 The doctor said: A fat one, twice a day.',
    );
  });

  test('are searched, in the answers too, and say how many there are', () => {
    expect(words('fat')).toBe(
      '1 of 3 questions 1 Month Well-Child Checkup August 20, 2026 ' +
        'Which cream? You, November 18 The doctor said: A fat one, twice a day.',
    );
    expect(words('measles')).toBe('0 of 3 questions');
  });

  test('without any, say where they are added', () => {
    const none = checkups.map((checkup) => ({ ...checkup, questions: [] }));

    expect(wordsOf(careMarkup(<QuestionSearch checkups={none} me={me} today={today} />))).toContain('No questions yet');
  });

  test('of which nothing could be loaded say so', () => {
    const failed = { checkups: new CallFailed('offline') };

    expect(wordsOf(careMarkup(<Questions child={maya} me={me} today={today} />, failed))).toContain(
      'Failed to load appointment data. Please refresh the page.',
    );
  });

  test('without a child lead to adding one', () => {
    expect(wordsOf(careMarkup(<QuestionsPage />, { child: null }))).toContain(
      'Questions belong to the checkups of a child.',
    );
  });
});
