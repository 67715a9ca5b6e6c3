import type { PageData, PageRequest } from '#contract/pages.ts';
import { LegalPage } from './legal-page.tsx';
import { readMarkdown } from './markdown.ts';

type Props = { request: PageRequest; data: PageData['/terms'] };

export function TermsPage({ request, data }: Props) {
  return <LegalPage text={readMarkdown(data.markdown)} {...request} />;
}
