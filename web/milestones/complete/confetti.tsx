import { useEffect, useRef } from 'react';
import { BURSTS, COLORS, FLIGHT_MS, particles, placeOf } from './bursts.ts';

/** Leaflets that fly up behind the words around it; none where less motion is wanted. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    return fly(canvas.current);
  }, []);
  return <canvas ref={canvas} className="confetti" aria-hidden />;
}

const LAST_MS = (BURSTS.at(-1)?.atMs ?? 0) + FLIGHT_MS;

/** @returns ends it */
function fly(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  const scale = devicePixelRatio;
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  const fills = new Map(COLORS.map((token) => [token, filled(canvas, token)]));
  const all = particles(Math.random).map((one) => ({ ...one, fill: fills.get(one.color) ?? '' }));
  let beganMs: number | undefined;
  let frame = requestAnimationFrame(draw);
  function draw(nowMs: number) {
    beganMs ??= nowMs;
    const ms = nowMs - beganMs;
    pen?.resetTransform();
    pen?.clearRect(0, 0, canvas.width, canvas.height);
    for (const one of all) {
      const place = placeOf(one, ms);
      if (place && pen) leaflet(pen, place, { ...one, sizePx: one.sizePx * scale });
    }
    if (ms < LAST_MS) frame = requestAnimationFrame(draw);
  }
  return () => cancelAnimationFrame(frame);
}

/** A token as a canvas understands it, in the theme of now. */
function filled(canvas: HTMLCanvasElement, token: string): string {
  canvas.style.color = `var(${token})`;
  return getComputedStyle(canvas).color;
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

function leaflet(
  pen: CanvasRenderingContext2D,
  place: Place,
  { fill, sizePx }: { fill: string; sizePx: number },
): void {
  const { width, height } = pen.canvas;
  pen.setTransform(1, 0, 0, 1, place.x * width, place.y * height);
  pen.rotate(place.angle);
  pen.globalAlpha = place.alpha;
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(sizePx * 0.12, sizePx * -0.6, sizePx * 0.7, sizePx * -0.6, sizePx, 0);
  pen.bezierCurveTo(sizePx * 0.7, sizePx * 0.45, sizePx * 0.15, sizePx * 0.45, 0, 0);
  pen.fill();
}
