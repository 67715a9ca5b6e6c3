import type { Flag } from './columns.ts';

export function asFlag(is: boolean): Flag {
  return is ? 1 : 0;
}

export function isFlag(flag: Flag | undefined): boolean {
  return flag === 1;
}
