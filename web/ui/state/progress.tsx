export type ProgressProps = {
  children: string;
  /** From 0 to 1; omit if unknown. */
  share?: number | undefined;
};

export function Progress({ children, share }: ProgressProps) {
  return (
    <div className="stack tight">
      <p>{children}</p>
      <progress className="progress" max={1} value={share} aria-hidden />
    </div>
  );
}
