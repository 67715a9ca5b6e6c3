import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { growthChart, type ChartInput } from '#domain/growth/chart/chart.ts';
import { who2006ToTwoYears } from '#domain/growth/references/who-2006-client-data.ts';
import { addDays } from '#domain/time/day.ts';
import { maya, measured, measurements, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { chartLabel } from './chart-label.ts';
import { ChartLegend } from './chart-legend.tsx';
import { tipLines, tipPlace } from './chart-tip.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { announcement, LiveChart, nearestPoint } from './live-chart.tsx';
import { PointTable } from './point-table.tsx';
import { seriesOf } from './named-series.ts';
import type { Charted, Series } from './series.ts';

const size = { width: 1060, height: 440 };
const input: ChartInput<Charted> = {
  measure: 'weight',
  child: maya,
  measurements,
  plan: [who2006ToTwoYears],
  units: 'metric',
  today,
  size,
  narrow: false,
};
const chart = growthChart(input);

function drawn(chosen: Series | null = null, of = chart): string {
  return renderToStaticMarkup(<GrowthChart chart={of} size={size} label={chartLabel(of, 'Maya')} chosen={chosen} />);
}

const count = (markup: string, part: string) => markup.split(part).length - 1;

/** How many places the one path of a mark stands at. */
const marksIn = (markup: string, look: string) =>
  count(new RegExp(`<path class="${look}" d="([^"]*)"`).exec(markup)?.[1] ?? '', 'M');

describe('[GRO-03] the drawing of a growth chart', () => {
  test('has the four zones, the three lines with their names, and every value, the last one filled', () => {
    const markup = drawn();

    for (const zone of ['z1', 'z2', 'z3', 'z4']) expect(count(markup, `<path class="${zone}"`)).toBe(1);
    for (const line of ['p3', 'p50', 'p97']) expect(count(markup, `<path class="${line}"`)).toBe(1);
    expect(wordsOf(markup)).toMatch(/3rd.*50th.*97th/);
    expect(marksIn(markup, 'dot')).toBe(2);
    expect(marksIn(markup, 'dot now')).toBe(1);
    expect(wordsOf(markup)).toContain('Age in months');
  });

  test('says in words what it shows', () => {
    expect(chartLabel(chart, 'Maya').replaceAll('\u00a0', ' ')).toBe(
      'Weight of Maya beside the 3rd, 50th and 97th percentile lines: 3 values. The last one: Age: 4 months, 6.94 kg, 72nd percentile, Nov 19, 2026. The table has every value.',
    );
    expect(drawn()).toContain('role="img"');
  });

  test('fades all but the one that the legend has chosen', () => {
    expect(count(drawn(), 'faded')).toBe(0);
    expect(count(drawn('child'), '<g class="faded">')).toBe(3);
    expect(drawn('middle')).toContain('<g><path class="p50"');
  });

  test('draws sample data pale, and says that it is a sample', () => {
    const sample = growthChart({ ...input, measurements: [] });

    expect(drawn(null, sample)).toContain('<g class="sample">');
    expect(chartLabel(sample, 'Maya')).toContain('sample data');
    expect(drawn()).not.toContain('class="sample"');
  });
});

test('[GRO-03] 500 measurements of a child born early are drawn in a moment, as few shapes', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({
    ...measured(addDays(maya.bornOn, 50 + n), { weightKg: 3 + n / 60 }),
    id: `${n}`,
  }));
  const born = { ...maya, gestationDays: 231 };
  const early = growthChart({ ...input, child: born, measurements: many, today: addDays(maya.bornOn, 600) });
  const startedAt = performance.now();
  const markup = drawn(null, early);

  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(marksIn(markup, 'dot off')).toBe(500);
  expect(count(markup, 'class="cross"')).toBe(2);
  expect(markup.match(/<[a-z]/g)?.length).toBeLessThan(100);
});

describe('[GRO-03] a chart in markup, before any script', () => {
  const markup = renderToStaticMarkup(<LiveChart input={input} childName="Maya" chosen={null} />);

  test('is drawn for wide windows with a tick every 3 months, and for phones with one every 6', () => {
    const [wide = '', narrow = ''] = markup.split('only-small');

    expect(wide).toContain('class="chart only-wide"');
    expect(wordsOf(wide)).toContain(' 0 3 6 Age in months');
    expect(wordsOf(narrow)).toContain(' 0 6 Age in months');
  });

  test('carries no style of its own, which the page would refuse', () => {
    expect(markup).not.toContain('style=');
  });
});

describe('[GRO-03] the tooltip of a point', () => {
  const point = chart.points.at(-1);
  if (!point) throw new Error('Maya has values');

  test('says age, value, percentile, z-score and day', () => {
    expect(tipLines(point, 'Maya').map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Age: 4 months',
      'Maya 6.94 kg',
      '72nd percentile, z-score +0.60',
      'Nov 19, 2026',
    ]);
  });

  test('says both ages of a child born early, and both percentiles', () => {
    const early = growthChart({ ...input, child: { ...maya, gestationDays: 250 } }).points.at(-1);

    expect(early && tipLines(early, 'Maya').map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Age: 3 months, corrected',
      'Maya 6.94 kg',
      '91st percentile, z-score +1.32',
      'By birth age: 72nd',
      'Nov 19, 2026',
    ]);
  });

  test('says that there is no percentile where there is none', () => {
    const unknown = growthChart({ ...input, child: { ...maya, gender: null } }).points.at(-1);

    expect(unknown && tipLines(unknown, 'Maya')).toContain('No percentile');
  });

  test('is above its point, or below where there is no room, and never over the edge', () => {
    const box = { plot: chart.plot, width: 350 };
    const lines = ['Age: 4 months', 'Maya 6.94 kg'];

    const above = tipPlace({ x: 175, y: 300 }, lines, box);
    const below = tipPlace({ x: 5, y: 20 }, lines, box);
    const atEnd = tipPlace({ x: 349, y: 300 }, lines, box);

    expect(above.y + above.height).toBeLessThan(300);
    expect(below).toMatchObject({ x: 0, y: 36 });
    expect(atEnd.x + atEnd.width).toBe(350);
  });

  test('is announced with the same facts', () => {
    expect(announcement(point).replaceAll('\u00a0', ' ')).toBe(
      'Age: 4 months, 6.94 kg, 72nd percentile, Nov 19, 2026, z-score +0.60',
    );
  });

  test('belongs to the nearest point', () => {
    const points = [{ x: 50 }, { x: 200 }, { x: 600 }];

    expect(nearestPoint(points, 0)).toBe(0);
    expect(nearestPoint(points, 390)).toBe(1);
    expect(nearestPoint(points, 900)).toBe(2);
    expect(nearestPoint([], 900)).toBeNull();
  });
});

test('[GRO-03] the legend is one toggle a line', () => {
  const markup = renderToStaticMarkup(
    <ChartLegend
      series={seriesOf(chart.points, 'three', 'Maya')}
      mark="dot"
      isSample={false}
      chosen="high"
      onChoose={() => {}}
    />,
  );

  expect(wordsOf(markup).trim().split(/ {2,}/).join(' ')).toBe('Maya 97th percentile 50th percentile 3rd percentile');
  expect(count(markup, 'aria-pressed="true"')).toBe(1);
  expect(markup).toMatch(/aria-pressed="true"><svg[^>]*><path class="p97"/);
});

test('[GRO-03] the table has every value with its percentile and z-score, the latest first', () => {
  const words = wordsOf(renderToStaticMarkup(<PointTable measure="weight" values={chart.points} />));

  expect(words).toContain(
    'Nov 19, 2026 4 6.94 kg 72nd +0.60 Oct 22, 2026 3 6.43 kg 74th +0.65 Jul 19, 2026 0 days 3.39 kg',
  );
});
