import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { useMe } from '#web/accounts/data.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Loaded, type LoadedProps } from '#web/ui/state/loaded.tsx';
import { activeOf, useChildren } from './data.ts';
import { NoChildCard } from './no-child-card.tsx';

type Props = Pick<LoadedProps<unknown>, 'failed' | 'loading'> & {
  title: string;
  /** Without it, the content sets the document title. */
  titleOf?: (child: Child) => string;
  /** `text` says what a child is needed for. */
  noChild: { readonly title?: string; readonly text: string };
  children: (child: Child, me: Me) => ReactNode;
};

/** Frame of a page about the active child: loading, error, no child or content. */
export function OfActiveChildPanel({ title, titleOf, noChild: { text, ...noChild }, children, ...loaded }: Props) {
  const { data: me } = useMe();
  const query = useChildren();
  const child = query.data ? activeOf(query.data) : null;
  useTitle(child ? (titleOf?.(child) ?? null) : title);
  if (child && me) return children(child, me);
  return (
    <>
      <PageHead title={title} />
      <Loaded query={query} {...loaded}>
        {() => !child && <NoChildCard {...noChild}>{text}</NoChildCard>}
      </Loaded>
    </>
  );
}
