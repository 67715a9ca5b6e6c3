import { useRef, useState } from 'react';
import type { Vaccines } from '#contract/vaccines.ts';
import { afterFocusMoved } from '#web/client/form/after-focus-moved.ts';
import { Select } from '#web/ui/form/select.tsx';
import { productOptions } from './product-text.ts';
import type { Shot } from './shots.ts';

type Props = { shot: Shot; facts: Vaccines; onChoose: (cvx: string) => void };

/**
 * The product of a shot. A choice by arrow keys takes effect on blur: each combination passed on the way would absorb
 * other shots and what was typed about them.
 */
export function ProductField({ shot: { id, vaccines, cvx }, facts, onChoose }: Props) {
  const [passed, setPassed] = useState<string | null>(null);
  const isByKeys = useRef(false);
  const choose = (chosen: string) => {
    setPassed(null);
    onChoose(chosen);
  };
  return (
    <Select
      name={`product-${id}`}
      label="Product"
      options={productOptions(vaccines, facts)}
      value={passed ?? cvx ?? ''}
      onPointerDown={() => {
        isByKeys.current = false;
      }}
      onKeyDown={() => {
        isByKeys.current = true;
      }}
      onChange={({ currentTarget: { value } }) => (isByKeys.current ? setPassed(value) : choose(value))}
      onBlur={() => passed !== null && afterFocusMoved(() => choose(passed))}
    />
  );
}
