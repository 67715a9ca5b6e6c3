import type { Progress } from '#domain/milestones/progress.ts';
import { Frond } from '#web/ui/drawing/frond.tsx';

type Props = {
  label: string;
  /** Null where it is not known. */
  progress: Pick<Progress, 'achieved' | 'of'> | null;
  status: string;
};

/** What the card of an age says. */
export function AgeCardFace({ label, progress, status }: Props) {
  const { achieved, of } = progress ?? { achieved: 0, of: 0 };
  return (
    <>
      <span className="row between">
        <strong>{label}</strong>
        {progress && <span className="sm num" aria-hidden>{`${achieved} of ${of}`}</span>}
      </span>
      {progress && <Frond total={of} done={achieved} width={230} height={56} label={`${achieved} of ${of} achieved`} />}
      <span className="xs faint">{status}</span>
    </>
  );
}
