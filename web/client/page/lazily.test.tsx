import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { askAgain, lazily, loadViews, renderWhole } from './lazily.ts';

/** Loads by itself, and brings one that does, too. */
function nested(names: { outer: string; inner: string }) {
  const loads: string[] = [];
  const makeInner = () =>
    lazily(async () => {
      loads.push('inner');
      return { [names.inner]: () => <b>inside</b> };
    }, names.inner);
  const Outer = lazily(async () => {
    loads.push('outer');
    const Inner = makeInner();
    return {
      [names.outer]: () => (
        <p>
          outside{' '}
          <Suspense fallback="waiting">
            <Inner />
          </Suspense>
        </p>
      ),
    };
  }, names.outer);
  const render = () =>
    renderToString(
      <Suspense fallback="waiting">
        <Outer />
      </Suspense>,
    );
  return { render, loads };
}

test('a page is rendered with every view in it, also with one that another one brings', async () => {
  const { render, loads } = nested({ outer: 'OuterOne', inner: 'InnerOne' });

  const { html, views } = await renderWhole(render);

  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<p>outside <b>inside</b></p>');
  expect(views).toEqual(['OuterOne', 'InnerOne']);
  expect(loads).toEqual(['outer', 'inner']);
});

test('views that are loaded before are rendered at once', async () => {
  const { render } = nested({ outer: 'OuterTwo', inner: 'InnerTwo' });

  await loadViews(['InnerTwo', 'OuterTwo', 'NoSuchView']);

  expect(render()).toContain('<b>inside</b>');
});

test('a view that two places load is there for both', async () => {
  const load = async () => ({ SharedView: () => <b>inside</b> });
  const [One, Other] = [lazily(load, 'SharedView'), lazily(load, 'SharedView')];

  await loadViews(['SharedView']);

  expect(renderToString([<One key="1" />, <Other key="2" />])).toBe('<b>inside</b><b>inside</b>');
});

test('a view that cannot be loaded leaves its place waiting, and the rest is rendered', async () => {
  const lost = async (): Promise<{ LostView: () => null }> => {
    throw new Error('no such file');
  };
  const Lost = lazily(lost, 'LostView');

  const { html, views, fault } = await renderWhole(() =>
    renderToString(
      <p>
        here{' '}
        <Suspense fallback="waiting">
          <Lost />
        </Suspense>
      </p>,
    ),
  );

  expect(html).toMatch(/here.*waiting/s);
  expect(views).toEqual([]);
  expect(fault).toEqual(new Error('no such file'));
  await expect(loadViews(['LostView'])).rejects.toThrow('no such file');
});

test('what could not be loaded is asked for again once that was said, and not before', async () => {
  let isLost = true;
  const Late = lazily(async () => {
    if (isLost) throw new Error('no connection');
    return { LateView: () => <b>inside</b> };
  }, 'LateView');
  await expect(loadViews(['LateView'])).rejects.toThrow('no connection');
  isLost = false;

  await expect(loadViews(['LateView'])).rejects.toThrow('no connection');
  askAgain();
  await loadViews(['LateView']);

  expect(renderToString(<Late />)).toBe('<b>inside</b>');
});

test('what throws while it is rendered is told, and the rest is rendered', async () => {
  const Broken = (): never => {
    throw new TypeError('broken');
  };

  const { html, fault } = await renderWhole(() =>
    renderToString(
      <p>
        here{' '}
        <Suspense fallback="waiting">
          <Broken />
        </Suspense>
      </p>,
    ),
  );

  expect(html).toMatch(/here.*waiting/s);
  expect(fault).toBeInstanceOf(Error);
});
