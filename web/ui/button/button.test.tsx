import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { held, type Hold } from './button-hold.ts';

test('a disabled button says why, and a screen reader reads it with the button', () => {
  const html = renderToStaticMarkup(<Button disabledBecause="The security check is still running.">Log in</Button>);
  const reasonId = /aria-describedby="([^"]+)"/.exec(html)?.[1];

  expect(html).toContain('disabled=""');
  expect(html).toContain(`<p class="why" id="${reasonId}">The security check is still running.</p>`);
});

test('a busy button keeps its text and its focus', () => {
  const html = renderToStaticMarkup(<Button busy>Save</Button>);

  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Save');
  expect(html).not.toContain('disabled');
});

test('a button submits only with type submit', () => {
  expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

describe('a button that waits for something', () => {
  const free: Hold = { disabled: false, busy: false, hasReason: false, isHydrated: true };

  test.each([
    { when: 'a reason is given', hold: { hasReason: true }, attributes: { disabled: false, 'aria-disabled': true } },
    { when: 'it is at work', hold: { busy: true }, attributes: { disabled: false, 'aria-busy': true } },
  ])('keeps its focus and ignores clicks when $when', ({ hold, attributes }) => {
    const { attributes: given, ignoresPresses } = held({ ...free, ...hold });

    expect(given).toMatchObject(attributes);
    expect(ignoresPresses).toBe(true);
  });

  test('is disabled before there is script, which alone could ignore a click', () => {
    expect(held({ ...free, hasReason: true, isHydrated: false }).attributes.disabled).toBe(true);
  });

  test('can be clicked once nothing is in the way', () => {
    expect(held(free)).toEqual({
      attributes: { disabled: false, 'aria-disabled': undefined, 'aria-busy': undefined },
      ignoresPresses: false,
    });
  });
});
