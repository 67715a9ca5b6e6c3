import type { Flag } from './columns.ts';

/** A yes or no as it is stored. */
export function asFlag(is: boolean): Flag {
  return is ? 1 : 0;
}

/** Whether a stored yes or no says yes; a missing one does not. */
export function isFlag(flag: Flag | undefined): boolean {
  return flag === 1;
}
