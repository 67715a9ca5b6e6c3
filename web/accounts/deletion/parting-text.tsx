import type { Parting } from '#contract/accounts/deletion.ts';

export function PartingText({ parting: { firstName, gender, what, to } }: { parting: Parting }) {
  const whose = gender === null ? 'the' : { female: 'her', male: 'his' }[gender];
  switch (what) {
    case 'passes':
      return (
        <>
          <strong>{firstName}</strong> stays with {to}, who becomes {whose} primary parent.
        </>
      );
    case 'deleted':
      return (
        <>
          <strong>{firstName}</strong> is deleted with the account. No other parent can take over.
        </>
      );
    case 'stays':
      return (
        <>
          <strong>{firstName}</strong> stays with {whose} primary parent.
        </>
      );
  }
}
