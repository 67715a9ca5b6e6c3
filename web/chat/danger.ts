import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DangerSigns } from '#contract/chat.ts';
import { agesAsked } from '#domain/chat/ages-asked.ts';
import { forAges } from '#domain/chat/call-words.ts';
import { dangerTeller, type DangerTold } from '#domain/chat/danger-told.ts';
import type { AgedChild } from '#domain/children/gestation.ts';
import { day, type Day } from '#domain/time/day.ts';
import { keptSignsQuery, signsQuery } from './signs-data.ts';

/** What a parent typed, about whom. */
export type TypedMessage = {
  readonly query: string;
  /** What the parent wrote before, the latest first. */
  readonly written: readonly string[];
  /** The child asked about; null if none is chosen. */
  readonly child: AgedChild | null;
  readonly today: Day;
};

/** Tells by itself what a message says of danger, with the steps for the child's age; null where it tells of none. */
export type DangerIn = (message: TypedMessage) => DangerTold | null;

/** What tells danger in this browser, without a connection; null until the rules are here. */
export function useDanger(): DangerIn | null {
  const { data: fresh } = useQuery(signsQuery);
  const { data: kept } = useQuery(keptSignsQuery);
  const signs = fresh ?? kept;
  const dangerIn = useMemo(() => (signs ? readerOf(signs) : null), [signs]);
  useEffect(() => (dangerIn ? warmUp(dangerIn) : undefined), [dangerIn]);
  return dangerIn;
}

/**
 * Patterns are compiled when they are first used, once more when they are used again, and both anew for letters beyond
 * Latin-1: all of it before the first message, bit by bit, takes more than a tenth of a second on a phone.
 *
 * @returns leaves off
 */
function warmUp(dangerIn: DangerIn): () => void {
  const left = ['hello', 'hello', 'hello \u263A', 'hello \u263A'];
  let isOver = false;
  const goOn = () => {
    const query = left.shift();
    if (isOver || query === undefined) return;
    dangerIn({ query, written: [], child: null, today: day('2000-01-01') });
    whenFree(goOn);
  };
  whenFree(goOn);
  return () => {
    isOver = true;
  };
}

function whenFree(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then);
}

/** Null in a browser that does not know such patterns. */
export function readerOf(signs: DangerSigns): DangerIn | null {
  try {
    const dangerIn = dangerTeller(signs);
    return ({ query, written, child, today }) => {
      const ages = agesAsked(child, [query, ...written], today);
      const told = dangerIn({ query, written, ages });
      return told && { ...told, rules: told.rules.map((rule) => forAges(rule, ages)) };
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
