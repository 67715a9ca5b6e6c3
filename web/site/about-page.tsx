import type { PageRequest } from '#contract/pages.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { Page } from '#web/ui/layout/page.tsx';

type Props = { request: Pick<PageRequest, 'account'> };

/** Why Fernling is there, and what it will not do. It names no person, number or date that is not so. */
export function AboutPage({ request: { account } }: Props) {
  return (
    <Page>
      <div className="public-head">
        <h1>Made for the hours when nobody answers the phone</h1>
      </div>
      <div className="about">
        <div className="prose">
          <h2>Our story</h2>
          <p>
            Many families begin with a note on the fridge: who gave the drops, when is the next shot, what did the scale
            say? Notes fall down, and the second parent is at work. Fernling is the note that stays, for everyone who
            looks after the child.
          </p>
          <h2>Our mission</h2>
          <p>
            To give every family one calm place for the first two years: what is next, what it means, and where it says
            so. Without alarm, without scores, and without selling what parents write down.
          </p>
          <ul>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink look="primary" big href={account ? '/dashboard' : '/signup'}>
              {account ? 'Open the dashboard' : 'Create Free Account'}
            </ButtonLink>
          </p>
        </div>
        <div className="about-picture">
          <FernPair />
        </div>
      </div>
    </Page>
  );
}

const promises = [
  {
    title: 'Sources first.',
    text: 'Charts, doses and articles say where their facts come from. The texts are our own. No clinician has reviewed them.',
  },
  {
    title: 'Yours.',
    text: 'Export everything, delete everything, or run Fernling on a machine of your own. The code is open.',
  },
  { title: 'Essential features are free.', text: 'No credit card required.' },
];
