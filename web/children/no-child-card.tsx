import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { FernPairLater } from '#web/ui/drawing/art/fern-pair-later.tsx';
import { addChildHref } from '#web/client/page/settings-hrefs.ts';

type Props = {
  title?: string;
  children?: ReactNode;
};

/** Shown while the account has no child. */
export function NoChildCard({
  title = 'No children added yet',
  children = 'A name, a birthday and a gender are enough.',
}: Props) {
  return (
    <Empty
      art={<FernPairLater />}
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
