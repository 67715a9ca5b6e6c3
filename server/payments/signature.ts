import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice may be so much older, or newer, than its arrival: clocks differ, and a copy that was overheard gets old. */
const TOLERANCE_S = 300;

/**
 * `t=SECONDS,v1=HMAC`: of SHA-256 over the seconds, a dot and the bytes as they came. Of several signatures, as while a
 * secret is replaced, one has to be right.
 *
 * Source: https://docs.stripe.com/webhooks/signature, and `Webhooks.js` of Stripe's package
 */
export function isSignedBy(secret: string, header: string | undefined, body: Uint8Array, now: Date): boolean {
  const found = partsOf(header, now);
  if (!found) return false;
  const right = hmacOf(secret, found.seconds, body);
  return found.signatures.some((hex) => timingSafeEqual(right, Buffer.from(hex, 'hex')));
}

/** Whether it is worth reading what it signs: a signature of now. */
export function mayBeSigned(header: string | undefined, now: Date): boolean {
  return partsOf(header, now) !== null;
}

function partsOf(header: string | undefined, now: Date): { seconds: string; signatures: string[] } | null {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) => parts.filter(([name]) => name === wanted).map(([, value = '']) => value);
  const [seconds, ...more] = valuesOf('t');
  if (seconds === undefined || more.length > 0 || !/^\d{1,12}$/.test(seconds)) return null;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > TOLERANCE_S) return null;
  const signatures = valuesOf('v1').filter((hex) => /^[0-9a-f]{64}$/.test(hex));
  return signatures.length === 0 ? null : { seconds, signatures };
}

export function signed(secret: string, body: Uint8Array, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${hmacOf(secret, seconds, body).toString('hex')}`;
}

function hmacOf(secret: string, seconds: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
