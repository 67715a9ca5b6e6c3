import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

export type LoadingProps = {
  text: string;
  /** Skeleton rows; `children` replaces them with another shape. */
  rows?: number;
  children?: ReactNode;
};

function Row() {
  return (
    <div className="row">
      <Skeleton shape="tile" />
      <div className="grow stack tight">
        <Skeleton shape="long" />
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="badge" />
    </div>
  );
}

/** Skeletons after 200 ms with a sentence below. */
export function Loading({ text, rows = 3, children }: LoadingProps) {
  return (
    <div className="stack loose skeletons">
      <div className="stack loose" aria-hidden>
        {children ?? Array.from({ length: rows }, (_, row) => <Row key={row} />)}
      </div>
      <p className="sm faint" role="status">
        {text}
      </p>
    </div>
  );
}
