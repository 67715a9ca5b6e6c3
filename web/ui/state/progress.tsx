export type ProgressProps = {
  /** What is being done: 'Preparing your export, 2 of 5.' */
  children: string;
  /** How much is done, from 0 to 1; not given while nobody can say. */
  share?: number | undefined;
};

/** How far something is that takes its time: a sentence, and a bar that says the same. */
export function Progress({ children, share }: ProgressProps) {
  return (
    <div className="stack tight">
      <p>{children}</p>
      <progress className="progress" max={1} value={share} aria-hidden />
    </div>
  );
}
