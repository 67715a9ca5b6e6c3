import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { FernPair } from '#web/ui/art/fern-pair.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { addChildHref } from './child-hrefs.ts';

type Props = {
  title?: string;
  /** One sentence on what a child is needed for. */
  children?: ReactNode;
};

/** Stands where something about a child would, while the account has none: how to add the first. */
export function NoChildCard({
  title = 'No children added yet',
  children = 'A name, a birthday and a gender are enough.',
}: Props) {
  return (
    <Empty
      art={<FernPair />}
      title={title}
      action={
        <ButtonLink look="primary" icon={Plus} href={addChildHref}>
          Add Your First Child
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
