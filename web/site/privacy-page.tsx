import type { PageData, PageRequest } from '#contract/pages.ts';
import { LegalPage } from './legal-page.tsx';
import { readMarkdown } from './markdown.ts';

type Props = { request: PageRequest; data: PageData['/privacy'] };

export function PrivacyPage({ request, data }: Props) {
  return <LegalPage text={readMarkdown(data.markdown)} {...request} />;
}
