/** A rectangle with round corners, clockwise like all shapes here, so that those of one path add up. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  if (radius === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [top, right] = [`M${x + radius} ${y}h${w}${corner(radius, radius)}`, `v${h}${corner(-radius, radius)}`];
  return `${top}${right}h${-w}${corner(-radius, -radius)}v${-h}${corner(radius, -radius)}z`;
}

/** Around its middle. */
export function disc(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** Around its middle. */
export function oval(x: number, y: number, across: number, up: number): string {
  const half = (dx: number) => `a${across} ${up} 0 0 1 ${dx} 0`;
  return `M${x - across} ${y}${half(2 * across)}${half(-2 * across)}z`;
}

/** A straight bar with round ends around two points. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const radius = width / 2;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * radius, ((x1 - x2) / length) * radius];
  const end = (x: number, y: number, side: 1 | -1) => `${short(x + side * dx)} ${short(y + side * dy)}`;
  const cap = `A${radius} ${radius} 0 0 1`;
  return `M${end(x1, y1, 1)}L${end(x2, y2, 1)}${cap} ${end(x2, y2, -1)}L${end(x1, y1, -1)}${cap} ${end(x1, y1, 1)}z`;
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}
