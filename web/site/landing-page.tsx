import { Benefits } from './landing/benefits.tsx';
import { CallToAction } from './landing/call-to-action.tsx';
import { Features } from './landing/features.tsx';
import { Hero } from './landing/hero.tsx';
import { Quotes } from './landing/quotes.tsx';
import { TwoYears } from './landing/two-years.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <TwoYears />
      <Features />
      <Benefits />
      <Quotes />
      <CallToAction />
    </>
  );
}
