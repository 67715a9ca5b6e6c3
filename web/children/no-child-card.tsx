import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { lazily } from '#web/client/page/lazily.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { addChildHref } from '#web/client/page/settings-hrefs.ts';

// Lazy: most parents have a child and never see it.
const FernPair = lazily(() => import('#web/ui/drawing/art/fern-pair.tsx'), 'FernPair');

/** Reserves the drawing's space. */
const fernPairBox = '0 0 200 165';

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
      art={
        <WhenLoaded fallback={<svg className="art" viewBox={fernPairBox} aria-hidden />} isQuiet>
          <FernPair />
        </WhenLoaded>
      }
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
