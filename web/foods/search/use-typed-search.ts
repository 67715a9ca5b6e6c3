import { useEffect, useRef, useState } from 'react';
import { useGo } from '#web/client/page/go.ts';
import { guideHref, type GuideSearch, type ShownFoods } from '../food-guide-search.ts';

/** After the last key, before the address says what is searched for. */
const PAUSE_MS = 400;

export type TypedSearch = {
  readonly text: string;
  readonly show: ShownFoods | null;
  readonly onType: (text: string) => void;
  readonly onShow: (show: ShownFoods) => void;
  readonly onClear: () => void;
  /** Writes what is typed into the address at once, for who leaves and comes back. */
  readonly onLeave: () => void;
};

/** What is searched for: shown with each key, in the address after a pause. */
export function useTypedSearch({ q, show }: GuideSearch): TypedSearch {
  const go = useGo();
  const [text, setText] = useState(q);
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and Forward, which write nothing themselves.
  useEffect(() => {
    if (written.current !== q) setText(q);
    written.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (typed: string, shown: ShownFoods | null) => {
    clearTimeout(timer.current);
    const next = { q: typed.trim(), show: shown };
    if (next.q === q && next.show === show) return;
    written.current = next.q;
    go(guideHref(next), { replace: true });
  };
  return {
    text,
    show,
    onType: (typed) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(typed, show), PAUSE_MS);
    },
    onShow: (shown) => write(text, shown),
    onClear: () => {
      setText('');
      write('', null);
    },
    onLeave: () => write(text, show),
  };
}
