import { useRef, useState } from 'react';
import type { MeasuredField } from '#contract/growth.ts';
import type { Quantity } from './quantity.ts';
import type { Confirmed } from './read-measurement.ts';

/** @param at what the names of the fields begin with */
export function useUnlikely(quantities: Readonly<Record<MeasuredField, Quantity>>, at = '') {
  const [asked, setAsked] = useState<Confirmed>({});
  const confirmed = useRef<Confirmed>({});
  const withoutQuestion = (field: MeasuredField) => {
    const { [field]: _, ...open } = asked;
    setAsked(open);
    return Object.keys(open).length;
  };
  return {
    /** Confirmed values at the time of sending. */
    confirmedNow: () => confirmed.current,
    /** Whether a value is in question; changing it ends the question. */
    isAsked: (field: MeasuredField) => field in asked && asked[field] === quantities[field].value,
    ask: (unlikely: readonly MeasuredField[]) => {
      setAsked(Object.fromEntries(unlikely.map((field) => [field, quantities[field].value])));
      if (unlikely[0]) focusOn(`${at}${unlikely[0]}`);
    },
    /** @returns the number of open questions */
    keep: (field: MeasuredField): number => {
      confirmed.current = { ...confirmed.current, [field]: quantities[field].value };
      return withoutQuestion(field);
    },
    change: (field: MeasuredField) => {
      withoutQuestion(field);
      focusOn(`${at}${field}`);
    },
  };
}

function focusOn(id: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
