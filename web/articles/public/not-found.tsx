import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { libraryHref } from '#domain/articles/addresses.ts';

type Props = { title: string; lead: string };

/** In place of an article or a category that does not exist. */
export function NotFound({ title, lead }: Props) {
  return (
    <Page>
      <Notice art={<FernPair />} title={title} lead={lead} actions={<BrowseAll />} />
    </Page>
  );
}

export function BrowseAll() {
  return (
    <ButtonLink look="primary" big href={libraryHref('public')}>
      Browse all articles
    </ButtonLink>
  );
}
