export type ProgressProps = {
  /** 'Preparing your export, 2 of 5.' */
  children: string;
  /** From 0 to 1; omit if unknown. */
  share?: number | undefined;
};

/** A sentence and a progress bar. */
export function Progress({ children, share }: ProgressProps) {
  return (
    <div className="stack tight">
      <p>{children}</p>
      <progress className="progress" max={1} value={share} aria-hidden />
    </div>
  );
}
