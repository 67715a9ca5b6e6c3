export type Bindable = string | number | bigint | null | Uint8Array;

/**
 * node:sqlite takes an object bound first, such as a Date, for named parameters, and changes the wrong row or none
 * without an error. It stores NaN as NULL, and PostgreSQL would write a Date in the server's own zone.
 *
 * @throws TypeError for anything but text, a finite number, a bigint, null or bytes
 */
export function bindable(value: unknown): Bindable {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`the database takes text, finite numbers, bigint, null or bytes, got ${kindOf(value)}`);
}

function kindOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return Object.prototype.toString.call(value).slice(8, -1);
}
