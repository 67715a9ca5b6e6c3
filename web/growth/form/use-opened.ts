import { useState } from 'react';
import type { Measurement } from '#contract/growth.ts';
import type { Units } from '#domain/growth/units.ts';
import { openedOf, quantitiesOf, unitsToOpen, untouched, type Opened, type FieldTexts } from './read-measurement.ts';

/**
 * `stored` is the content before any unit switch.
 *
 * @param accounts the account's units, used until something is typed
 */
export function useOpened(start: Opened, accounts: Units) {
  const [state, setState] = useState(() => {
    const units = unitsToOpen(start, accounts);
    return { stored: start, opened: start, units, fields: untouched(start, units), opening: 1 };
  });
  const quantities = quantitiesOf(state.fields, state.opened, state.units);
  return {
    ...state,
    quantities,
    setFields: (fields: FieldTexts) => setState((before) => ({ ...before, fields })),
    switchUnits: (units: Units) => {
      const { weightKg: weight, heightCm: height, headCm: head } = quantities;
      const opened = { ...state.opened, weight, height, head };
      const shown = untouched(opened, units);
      const fields = { ...state.fields, weight: shown.weight, ounces: shown.ounces };
      setState({ ...state, opened, units, fields: { ...fields, height: shown.height, head: shown.head } });
    },
    /** Restarts from the version stored now. */
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
