import { useRef, useState, type ChangeEvent } from 'react';
import { afterFocusMoved } from '#web/client/form/after-focus-moved.ts';

/**
 * Properties of a select whose choice changes the form around it. One by arrow keys takes effect on blur: each option
 * passed on the way would change the form too.
 */
export function useChoice(current: string, onChoose: (chosen: string) => void) {
  const [passed, setPassed] = useState<string | null>(null);
  const isByKeys = useRef(false);
  const choose = (chosen: string) => {
    setPassed(null);
    onChoose(chosen);
  };
  return {
    value: passed ?? current,
    onPointerDown: () => {
      isByKeys.current = false;
    },
    onKeyDown: () => {
      isByKeys.current = true;
    },
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
      isByKeys.current ? setPassed(value) : choose(value),
    onBlur: () => passed !== null && afterFocusMoved(() => choose(passed)),
  };
}
