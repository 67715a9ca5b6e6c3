import type { PageData, PageHead } from '#contract/pages.ts';
import { issuerFailure } from './issuer-texts.ts';

const description = 'On the way to log in with an account at another place.';

/** The title says what the heading says, since it is what a screen reader announces first. */
export function issuerHead({ issuer: { label }, purpose, address }: PageData['/sign-in/:issuer']): PageHead {
  if (address !== null) return { title: `Redirecting to ${label}`, description };
  const { title } = issuerFailure({ label, purpose, why: 'no answer' });
  return { title, description };
}
