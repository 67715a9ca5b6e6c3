import type { ChartLine, ChartZone, Drawing } from '#domain/growth/chart-layout.ts';

const zoneClass: Record<ChartZone['name'], string> = {
  'below-3rd': 'z1',
  '3rd-to-50th': 'z2',
  '50th-to-97th': 'z3',
  'above-97th': 'z4',
};

/** The places between the lines of the reference. Drawn first. */
export function Zones({ zones }: { zones: readonly ChartZone[] }) {
  return zones.map(({ name, path }) => <path key={name} className={zoneClass[name]} d={path} />);
}

/** The lines of the reference, each named at its end. */
export function ReferenceLines({ lines }: { lines: readonly ChartLine[] }) {
  return lines.map(({ percentile, path, label, labelX, labelY }) => (
    <g key={percentile}>
      <path className={`p${percentile}`} d={path} />
      <text className={`t${percentile}`} x={labelX} y={labelY} dominantBaseline="central">
        {label}
      </text>
    </g>
  ));
}

/** The values of the child, joined by straight segments; the last one is filled. */
export function ChildLine({ drawing: { points, pointsPath } }: { drawing: Drawing }) {
  return (
    <>
      <path className="me" d={pointsPath} />
      {points.map(({ words, x, y }, index) => {
        const isLast = index === points.length - 1;
        return <circle key={words.all} className={isLast ? 'dot now' : 'dot'} cx={x} cy={y} r={isLast ? 6 : 4.5} />;
      })}
    </>
  );
}
