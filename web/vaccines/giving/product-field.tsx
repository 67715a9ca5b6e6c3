import type { Vaccines } from '#contract/vaccines.ts';
import { Select } from '#web/ui/form/select.tsx';
import { productOptions } from './product-text.ts';
import type { Shot } from './shots.ts';
import { useChoice } from './use-choice.ts';

type Props = { shot: Shot; facts: Vaccines; onChoose: (cvx: string) => void };

/** The product of a shot. A combination absorbs other shots and what was typed about them. */
export function ProductField({ shot: { id, vaccines, cvx }, facts, onChoose }: Props) {
  const choice = useChoice(cvx ?? '', onChoose);
  return <Select {...choice} name={`product-${id}`} label="Product" options={productOptions(vaccines, facts)} />;
}
