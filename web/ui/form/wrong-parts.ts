import type { WrongField } from './error-summary.tsx';

/**
 * `wrongFields` of a form whose fields have parts: 'foods.3.name'. None before the first submit.
 *
 * @param labels field labels by name, in form order
 * @param partOf label and id of a field or a part of one
 */
export function wrongParts(
  { errors, refusals }: { readonly errors: Readonly<Record<string, string>>; readonly refusals: number },
  labels: Readonly<Record<string, string>>,
  partOf: (name: string) => WrongField,
): WrongField[] {
  if (refusals === 0) return [];
  const order = Object.keys(labels);
  const placeOf = (name: string) => order.indexOf(name.split('.', 1)[0] ?? '');
  const parts = Object.keys(errors)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(partOf);
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}
