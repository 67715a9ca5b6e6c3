import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';

export function CallToAction() {
  return (
    <section className="page">
      <div className="call-to-action">
        <div className="stack">
          <h2 className="deep-title">Begin with a name and a birthday.</h2>
          <p>Essential features are free, and no credit card is asked for.</p>
          <div className="row wrap">
            <ButtonLink look="primary" big href="/signup">
              Create Free Account
            </ButtonLink>
          </div>
        </div>
        <FernPair />
      </div>
    </section>
  );
}
