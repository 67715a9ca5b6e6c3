import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmergencyNumbers } from './emergency-numbers.tsx';

test('[AI-02] the emergency numbers are links that dial, 911 first', () => {
  const markup = renderToStaticMarkup(<EmergencyNumbers isOpen />);
  const [first, ...others] = new Set(Array.from(markup.matchAll(/href="tel:([^"]+)"/g), ([, to]) => to));

  expect(first).toBe('911');
  expect(others).toEqual(expect.arrayContaining(['+1-800-222-1222', '988', '+1-833-852-6262']));
  expect(markup).toContain('<details class="fold plain" open="">');
});
