import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anotherLook, ErrorSummary } from './error-summary.tsx';

test.each([
  { count: 1, sentence: 'One field needs another look.' },
  { count: 3, sentence: 'Three fields need another look.' },
  { count: 12, sentence: '12 fields need another look.' },
])('$count wrong: $sentence', ({ count, sentence }) => {
  expect(anotherLook(count)).toBe(sentence);
});

test('each wrong field is a link to its input', () => {
  const fields = [
    { id: 'weight', label: 'Weight' },
    { id: 'head', label: 'Head circumference' },
  ];
  const html = renderToStaticMarkup(<ErrorSummary fields={fields} attempt={1} />);
  expect(html).toContain('<a href="#weight">Weight</a>, <a href="#head">Head circumference</a>');
});

test('what was refused and what became of it stand beside the fields', () => {
  const fields = [{ id: 'title', label: 'title' }];
  const html = renderToStaticMarkup(
    <ErrorSummary fields={fields} attempt={1} title="Not added" after="Nothing was saved." />,
  );
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /Not added\s+One field needs another look:\s+title\s+\. Nothing was saved\./,
  );
});

test('nothing wrong, nothing shown', () => {
  expect(renderToStaticMarkup(<ErrorSummary fields={[]} attempt={1} />)).toBe('');
});
