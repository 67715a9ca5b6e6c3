import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar, initialOf } from './avatar.tsx';

test.each([
  { name: 'maya', initial: 'M' },
  { name: '  Özlem', initial: 'Ö' },
  { name: '𠮷野', initial: '𠮷' },
  { name: '', initial: '' },
])('the initial of "$name" is "$initial"', ({ name, initial }) => {
  expect(initialOf(name)).toBe(initial);
});

test('a picture covers the initial, and neither is read aloud: the name is beside it', () => {
  const markup = renderToStaticMarkup(<Avatar name="Maya" picture="/pictures/a1" />);

  expect(markup).toMatch(/^<span class="avatar" aria-hidden="true">M<img/);
  expect(markup).toContain('src="/pictures/a1" alt="" width="96" height="96" loading="lazy"');
});

test('without a picture the initial stands alone', () => {
  expect(renderToStaticMarkup(<Avatar name="Maya" picture={null} />)).not.toContain('<img');
});
