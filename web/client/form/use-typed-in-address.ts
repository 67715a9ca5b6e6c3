import { useEffect, useRef, useState } from 'react';
import { useGo } from '../page/go.ts';

export type TypedInAddress = {
  readonly text: string;
  /** Shows it at once, and writes it into the address after a pause. */
  readonly type: (text: string) => void;
  /** Shows and writes it at once. @param href in place of the address of the search */
  readonly write: (text: string, href?: string) => void;
};

/**
 * What is typed into a search: shown with each key, in the address after a pause.
 *
 * @param said what the address says
 * @param hrefOf the address of a search, for text without spaces around it
 * @param pauseMs after the last key
 */
export function useTypedInAddress(said: string, hrefOf: (typed: string) => string, pauseMs: number): TypedInAddress {
  const go = useGo();
  const [text, setText] = useState(said);
  const written = useRef(said);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After the pause the rest of the address may be another one.
  const now = useRef({ said, hrefOf });
  useEffect(() => {
    now.current = { said, hrefOf };
  });
  // Back and Forward, which write nothing themselves.
  useEffect(() => {
    // An address may say less than was written.
    if (now.current.hrefOf(written.current) !== now.current.hrefOf(said)) setText(said);
    written.current = said;
  }, [said]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (typed: string, href = now.current.hrefOf(typed.trim())) => {
    clearTimeout(timer.current);
    setText(typed);
    if (href === now.current.hrefOf(now.current.said)) return;
    written.current = typed.trim();
    go(href, { replace: true });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(typed), pauseMs);
  };
  return { text, type, write };
}
