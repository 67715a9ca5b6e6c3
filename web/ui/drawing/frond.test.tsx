import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Frond } from './frond.tsx';

const countOf = (html: string, state: string) => html.split(`class="${state}"`).length - 1;

test('three of twelve: three leaflets open, the named one apricot, eight shut, and the count is its name', () => {
  const html = renderToStaticMarkup(<Frond total={12} done={3} next={3} label="3 of 12 milestones achieved" />);

  expect([countOf(html, 'open'), countOf(html, 'next'), countOf(html, 'shut')]).toEqual([3, 1, 8]);
  expect(html).toContain('role="img" aria-label="3 of 12 milestones achieved"');
});

test('a leaflet that is already open is not drawn as the next one', () => {
  const html = renderToStaticMarkup(<Frond total={8} done={8} next={0} label="8 of 8" />);
  expect(countOf(html, 'open')).toBe(8);
});
