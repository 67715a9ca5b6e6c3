import type { Parting } from '#contract/accounts/deletion.ts';
import { listText } from '#domain/text/list-text.ts';

export type Parted = readonly [Parting, ...Parting[]];

/** Children to whom the same happens, in the order of the first of each. */
export function sameParting(children: readonly Parting[]): Parted[] {
  const groups = Map.groupBy(children, ({ what, to }) => `${what} ${to}`);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

/** What happens to children to whom the same happens. */
export function PartingText({ parted }: { parted: Parted }) {
  const [{ gender, what, to }, ...others] = parted;
  const names = <strong>{listText(parted.map(({ firstName }) => firstName))}</strong>;
  const isOne = others.length === 0;
  const whose = isOne ? (gender === null ? 'the' : { female: 'her', male: 'his' }[gender]) : 'their';
  const stay = isOne ? 'stays' : 'stay';
  switch (what) {
    case 'passes':
      return (
        <>
          {names} {stay} with {to}, who becomes {whose} primary parent.
        </>
      );
    case 'deleted':
      return (
        <>
          {names} {isOne ? 'is' : 'are'} deleted with the account. No other parent can take over.
        </>
      );
    case 'stays':
      return (
        <>
          {names} {stay} with {whose} primary {isOne ? 'parent' : 'parents'}.
        </>
      );
  }
}
