import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import type { DashboardCard } from '#web/client/page/page.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { controlsIn, whenCalm, whenChanged, whenWanted } from './when-wanted.ts';

export type LaterCardProps = Pick<DashboardCard, 'Card'> & { child: Child; today: Day };

const once = () => true;

/**
 * Keeps what the server has drawn until the card itself has loaded its script and its data, which takes its place, the
 * focus and the press. React does not hydrate it: the data may be newer than what was drawn.
 */
export function DrawnCard({ Card, child, today }: LaterCardProps) {
  const queries = useQueryClient();
  const drawn = useRef<HTMLDivElement>(null);
  const fresh = useRef<HTMLDivElement>(null);
  const [first] = useState({ child, today });
  const [isAsked, ask] = useReducer(once, false);
  const [isLoaded, load] = useReducer(once, false);
  const [left, leave] = useState<{ focus: number; press: number } | null>(null);
  const pressed = useRef(-1);
  const isWanted = isAsked || child !== first.child || today !== first.today;

  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return undefined;
    const stops = [
      whenWanted(element, ask, (control) => (pressed.current = controlsIn(element).indexOf(control))),
      whenChanged(queries, child.id, ask),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, child.id]);

  useLayoutEffect(() => {
    if (!isLoaded || !fresh.current) return undefined;
    return whenCalm(fresh.current, () => {
      const focused = drawn.current ? controlsIn(drawn.current).findIndex((one) => one.matches(':focus')) : -1;
      leave({ focus: focused, press: pressed.current });
    });
  }, [isLoaded]);

  useLayoutEffect(() => {
    if (!left || !fresh.current) return;
    const controls = controlsIn(fresh.current);
    controls[left.focus]?.focus({ preventScroll: true });
    controls[left.press]?.click();
  }, [left]);

  return (
    <>
      {!left && (
        // React keeps what the server has drawn in an element with inner HTML, and in no other; that it differs from
        // the empty text here is meant. Nothing but that constant is ever set.
        // oxlint-disable-next-line react/no-danger
        <div ref={drawn} className="later" suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
      )}
      {isWanted && (
        <div ref={fresh} className="later" hidden={!left}>
          <WhenLoaded fallback={null}>
            <Card child={child} today={today} />
            <Loaded onLoaded={load} />
          </WhenLoaded>
        </div>
      )}
    </>
  );
}

const asDrawn = { __html: '' };

/** Is there once everything beside it is. */
function Loaded({ onLoaded }: { onLoaded: () => void }) {
  useLayoutEffect(onLoaded, [onLoaded]);
  return null;
}
