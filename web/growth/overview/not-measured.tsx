import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function NotMeasured({ label = 'not measured' }: { label?: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
