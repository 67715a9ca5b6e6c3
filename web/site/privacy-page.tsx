import type { PageRequest } from '#contract/pages.ts';
import { LegalPage } from './legal-page.tsx';
import { readMarkdown } from './markdown.ts';

export function PrivacyPage({ request: { prose, operator } }: { request: PageRequest }) {
  return <LegalPage text={readMarkdown(prose ?? '')} operator={operator} />;
}
