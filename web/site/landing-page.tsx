import type { PageRequest } from '#contract/pages.ts';
import { Benefits } from './landing/benefits.tsx';
import { CallToAction } from './landing/call-to-action.tsx';
import { Features } from './landing/features.tsx';
import { Hero } from './landing/hero.tsx';
import { OnAPhone } from './landing/on-a-phone.tsx';
import { Quotes } from './landing/quotes.tsx';
import { TwoYears } from './landing/two-years.tsx';

type Props = { request: Pick<PageRequest, 'account'> };

export function LandingPage({ request: { account } }: Props) {
  return (
    <>
      <Hero />
      <TwoYears />
      <Features />
      <OnAPhone theme={account?.theme ?? 'system'} />
      <Benefits />
      <Quotes />
      <CallToAction />
    </>
  );
}
