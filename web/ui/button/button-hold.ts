export type Hold = {
  disabled: boolean;
  busy: boolean;
  /** There is a reason why it cannot be pressed now. */
  hasReason: boolean;
  /** There is script that can ignore a press. */
  isAlive: boolean;
};

/**
 * How a button is kept from being pressed. A disabled button drops the focus it has, so where there is script,
 * one with a reason stays as it is and ignores presses.
 */
export function held({ disabled, busy, hasReason, isAlive }: Hold) {
  return {
    attributes: {
      disabled: disabled || (hasReason && !isAlive),
      'aria-disabled': hasReason || undefined,
      'aria-busy': busy || undefined,
    },
    ignoresPresses: busy || hasReason,
  };
}
