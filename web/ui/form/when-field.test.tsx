import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { WhenField, type WhenFieldProps } from './when-field.tsx';

const words = {
  question: 'When was it taken?',
  month: 'Month taken',
  byMonth: 'Taken as its first day.',
  without: 'It does not count.',
};

const field = (props: Partial<WhenFieldProps> = {}) =>
  renderToStaticMarkup(
    <WhenField
      label="Date given"
      dayName="givenOn"
      monthName="givenIn"
      min={day('2026-07-19')}
      max={day('2026-11-21')}
      words={words}
      {...props}
    />,
  );

test('asks for a day first, from the first to the last that is possible', () => {
  const markup = field();

  expect(wordsOf(markup)).toContain('When was it taken? I know the day I only know the month I do not know Date given');
  expect(markup).toMatch(/min="2026-07-19" max="2026-11-21" type="date" id="givenOn"/);
  expect(markup).not.toContain('name="givenIn"');
});

test('of a known month offers the months of a life, the latest first', () => {
  const markup = field({ defaultValue: '2026-09' });

  expect(wordsOf(markup)).toContain(
    'Month taken Choose the month November 2026 October 2026 September 2026 August 2026 July 2026',
  );
  expect(markup).toContain('<option value="2026-09" selected="">');
  expect(markup).not.toContain('name="givenOn"');
});

test('without either says what that means, before anything is saved', () => {
  const markup = field({ asksFor: 'nothing' });

  expect(wordsOf(markup)).toContain('It does not count.');
  expect(markup).not.toMatch(/name="given(On|In)"/);
});

test.each([
  { defaultValue: '', monthError: 'Choose the month', asksFor: 'month' as const },
  { defaultValue: '2026-09-01', dayError: 'Date given is required' },
])('shows the error of the field that is there: $monthError$dayError', ({ dayError, monthError, ...props }) => {
  expect(wordsOf(field({ ...props, dayError, monthError }))).toContain(dayError ?? monthError);
});
