export type Hold = {
  disabled: boolean;
  busy: boolean;
  /** There is a visible reason why it is disabled. */
  hasReason: boolean;
  /** Hydrated: script can ignore presses. */
  isHydrated: boolean;
};

/**
 * How a button is disabled. The `disabled` attribute would drop its focus, so once hydrated, a button with a reason
 * only ignores presses.
 */
export function held({ disabled, busy, hasReason, isHydrated }: Hold) {
  return {
    attributes: {
      disabled: disabled || (hasReason && !isHydrated),
      'aria-disabled': hasReason || undefined,
      'aria-busy': busy || undefined,
    },
    ignoresPresses: busy || hasReason,
  };
}
