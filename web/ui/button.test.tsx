import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button that cannot be pressed says why, and a screen reader reads it with the button', () => {
  const html = renderToStaticMarkup(<Button disabledBecause="The security check is still running.">Log in</Button>);
  const reasonId = /aria-describedby="([^"]+)"/.exec(html)?.[1];

  expect(html).toContain('disabled=""');
  expect(html).toContain(`<p class="why" id="${reasonId}">The security check is still running.</p>`);
});

test('a busy button keeps its words and its focus', () => {
  const html = renderToStaticMarkup(<Button busy>Save</Button>);

  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Save');
  expect(html).not.toContain('disabled');
});

test('a button submits only when told to', () => {
  expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});
