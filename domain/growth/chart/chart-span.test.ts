import { describe, expect, test } from 'vitest';
import { spanOf } from './chart-span.ts';
import { monthTicks, zoomLike, zoomsFor } from './zooms.ts';

describe('[GRO-03] the months that a chart shows', () => {
  test.each([
    { zoom: 'from-birth', age: 4.1, measured: [0, 3.9], span: [0, 6] },
    { zoom: 'from-birth', age: 33.5, measured: [0, 33], span: [0, 33.5] },
    { zoom: 'from-birth', age: 4, measured: [4.2, 7.1], span: [0, 7.1] },
    { zoom: 'own', age: 4.1, measured: [2.3, 3.9], span: [2, 5] },
    { zoom: 'own', age: 4.1, measured: [], span: [4, 5] },
    { zoom: 'own', age: 0, measured: [0], span: [0, 1] },
    { zoom: 'last-12', age: 33.5, measured: [0, 33], span: [22, 34] },
    { zoom: 'last-12', age: 4.1, measured: [0], span: [0, 5] },
    { zoom: 'last-3', age: 33.5, measured: [0, 33], span: [31, 34] },
    { zoom: 'last-3', age: 0.2, measured: [0], span: [0, 3] },
  ] as const)('$zoom at $age months: $span', ({ zoom, age, measured, span: [least, most] }) => {
    expect(spanOf(zoom, age, measured)).toEqual({ least, most });
  });

  test('what would show the same is offered once', () => {
    expect(zoomsFor(33.5, [0, 33])).toEqual(['from-birth', 'own', 'last-12', 'last-3']);
    expect(zoomsFor(4.1, [0, 3.9])).toEqual(['from-birth', 'own', 'last-3']);
    expect(zoomsFor(6, [0])).toEqual(['from-birth', 'last-3']);
  });

  test('a choice that another measure offers under another name stays the choice', () => {
    expect(zoomLike('last-12', 33.5, [22.4, 33])).toBe('own');
    expect(zoomLike('last-12', 33.5, [0, 33])).toBe('last-12');
  });

  test.each([
    { what: 'from birth, wide', span: [0, 6], width: 900, narrow: false, ticks: [0, 3, 6] },
    { what: 'from birth, on a phone', span: [0, 14], width: 260, narrow: true, ticks: [0, 6, 12] },
    { what: '20 years, wide', span: [0, 240], width: 900, narrow: false, ticks: [0, 12, 24] },
    { what: 'the last 3 months', span: [31, 34], width: 260, narrow: true, ticks: [31, 32, 33, 34] },
    { what: 'the last 12 months on a phone', span: [22, 34], width: 260, narrow: true, ticks: [22, 24, 26] },
  ] as const)('$what has numbers at $ticks …', ({ span: [least, most], width, narrow, ticks }) => {
    expect(monthTicks({ least, most }, width, narrow).slice(0, ticks.length)).toEqual(ticks);
  });
});
