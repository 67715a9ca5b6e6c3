import { useState } from 'react';
import type { Measurement } from '#contract/growth.ts';
import type { Units } from '#domain/growth/units.ts';
import { openedOf, quantitiesOf, unitsToOpen, untouched, type Opened, type Written } from './read-measurement.ts';

/**
 * What a form was opened with, the units it is filled in, and what stands in its fields. `stored` is what it was opened
 * with before any switch of units.
 *
 * @param start    what it is opened with at first
 * @param accounts the account's units, for what nobody has typed yet
 */
export function useOpened(start: Opened, accounts: Units) {
  const [state, setState] = useState(() => {
    const units = unitsToOpen(start, accounts);
    return { stored: start, opened: start, units, fields: untouched(start, units), opening: 1 };
  });
  const quantities = quantitiesOf(state.fields, state.opened, state.units);
  return {
    ...state,
    /** What the fields say now, in kg and cm. */
    quantities,
    setFields: (fields: Written) => setState((before) => ({ ...before, fields })),
    /** Shows the same quantities in other units. */
    switchUnits: (units: Units) => {
      const { weightKg: weight, heightCm: height, headCm: head } = quantities;
      const opened = { ...state.opened, weight, height, head };
      const shown = untouched(opened, units);
      const fields = { ...state.fields, weight: shown.weight, ounces: shown.ounces };
      setState({ ...state, opened, units, fields: { ...fields, height: shown.height, head: shown.head } });
    },
    /** Begins again with what is stored now. */
    reopen: (current: Measurement) => {
      const opened = openedOf(current);
      setState({
        ...state,
        stored: opened,
        opened,
        fields: untouched(opened, state.units),
        opening: state.opening + 1,
      });
    },
  };
}
