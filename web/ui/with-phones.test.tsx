import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithPhones } from './with-phones.tsx';

test('[PUB-07] a reading and its unit stay on one line, and the number to call is a link that dials', () => {
  expect(renderToStaticMarkup(<WithPhones text="At 104 F (40 C), call 911." />)).toBe(
    'At 104\u00A0F (40\u00A0C), call <a class="nowrap" href="tel:911">911</a>.',
  );
});
