import { CalendarHeart, Check, Leaf } from 'lucide';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { SampleChart } from './sample-chart.tsx';
import { sampleWords } from '#web/growth/preview/sample.ts';

const promises = ['Free access to essential features', 'No credit card required'];

export function Hero() {
  return (
    <div className="page hero">
      <div className="hero-text stack loose">
        <h1>Two years of firsts, kept in one calm place.</h1>
        <p className="lead">
          Track your baby's development, plan vaccinations and get guidance you can trust. One place for both parents,
          at 3&nbsp;p.m. and at 3&nbsp;a.m.
        </p>
        <div className="row wrap">
          <ButtonLink look="primary" big href="/signup">
            Get Started
          </ButtonLink>
          <ButtonLink big href="/login">
            Sign In
          </ButtonLink>
        </div>
        <ul className="promises">
          {promises.map((promise) => (
            <li key={promise}>
              <Icon of={Check} />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <LookInside />
    </div>
  );
}

function LookInside() {
  return (
    <section className="look-inside" aria-label="A look inside, with sample data">
      <Card
        title="Weight"
        caption="Maya, 4 months · sample data · WHO 2006"
        aside={
          <Badge tone="done" icon={Leaf}>
            {sampleWords().percentile}
          </Badge>
        }
      >
        <SampleChart />
      </Card>
      <div className="card float">
        <Tile icon={CalendarHeart} tone="amber" />
        <div>
          <p className="xs faint">Next Checkup</p>
          <p>
            <strong>4 Month Well-Child Checkup</strong>
          </p>
          <p className="sm soft">3 days from now</p>
        </div>
      </div>
    </section>
  );
}
