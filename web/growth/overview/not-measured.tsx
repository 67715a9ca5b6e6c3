import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function NotMeasured({ said = 'not measured' }: { said?: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
}
