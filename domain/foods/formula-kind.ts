import type { Allergen } from './food.ts';
import { milkOf } from './milk.ts';
import { formulaKindNamed } from './milk-names.ts';

export type FormulaKind = "cow's milk" | 'soy' | 'hydrolyzed' | 'amino acid';

/** By its name; that of the list is made from cow's milk. Null for any other food. */
export function formulaKind(foodId: string | null, name: string): FormulaKind | null {
  if (milkOf(foodId, name) !== 'formula') return null;
  return foodId === null ? formulaKindNamed(name) : "cow's milk";
}

/** Checked or not. Hydrolyzed milk is a trace: who had it well has not had milk. */
const ALLERGENS_IN: Readonly<Record<FormulaKind, readonly Allergen[]>> = {
  "cow's milk": ['milk'],
  soy: ['soy'],
  hydrolyzed: ['milk'],
  'amino acid': [],
};

type Held = { readonly allergens: readonly Allergen[]; readonly traceOf: readonly Allergen[] };

/** Which of the nine a food holds; a formula what its kind does, too. */
export function allergensOf(foodId: string | null, name: string, { allergens, traceOf }: Held): Held {
  const kind = formulaKind(foodId, name);
  if (kind === null) return { allergens, traceOf };
  return {
    allergens: [...new Set([...allergens, ...ALLERGENS_IN[kind]])],
    traceOf: kind === 'hydrolyzed' ? ['milk'] : traceOf,
  };
}

/** Whether a formula counts as the one that was reacted to: what a doctor chooses instead of it does not. */
export function countsAsReacted(kind: FormulaKind, reactedTo: FormulaKind): boolean {
  return kind === reactedTo || (kind === "cow's milk" && reactedTo !== 'soy');
}
