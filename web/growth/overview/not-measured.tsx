import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** A dash in a table's cell, and what it means for those who listen. */
export function NotMeasured({ said = 'not measured' }: { said?: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
}
