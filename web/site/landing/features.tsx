import { Check, Clock, Syringe, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { NutritionBowl } from '#web/ui/drawing/art/nutrition-bowl.tsx';
import { Badge, type BadgeTone } from '#web/ui/drawing/badge.tsx';
import { Frond } from '#web/ui/drawing/frond.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Tile, type TileTone } from '#web/ui/layout/tile.tsx';
import { SampleSparkline } from './sample-chart.tsx';

type Feature = {
  readonly title: string;
  readonly text: string;
  readonly look: string;
  readonly piece: ReactNode;
  /** The page that shows it, without an account. */
  readonly preview: string;
  readonly says?: string;
};

const features: readonly Feature[] = [
  {
    title: 'Growth tracking',
    text: 'Weight, height and head size on WHO and CDC charts, with each line explained in words.',
    look: 'of-growth',
    preview: '/preview/growth-tracking',
    piece: <SampleSparkline />,
  },
  {
    title: 'Vaccine schedule',
    text: 'Every dose with its date, what it protects against and which edition of the schedule it comes from.',
    look: 'of-vaccines',
    preview: '/preview/vaccine-scheduler',
    piece: (
      <>
        <Dose name={'DTaP, dose\u00a02'} icon={Syringe} tile="amber" tone="due" badgeIcon={Clock} badge="Due now" />
        <Dose
          name={'Hepatitis B (HepB), dose\u00a02'}
          icon={Check}
          tile="fern"
          tone="done"
          badgeIcon={Check}
          badge="Completed"
        />
      </>
    ),
  },
  {
    title: 'Milestones',
    text: 'Physical, cognitive, social and language skills, so you know what to look for and when to ask.',
    look: 'of-milestones',
    preview: '/preview/milestone-tracking',
    piece: (
      <>
        <strong>Laughs out loud</strong>
        <Frond total={9} done={5} next={5} label="" width={260} height={84} />
      </>
    ),
  },
  {
    title: 'Expert guidance',
    text: 'What health authorities advise, in short articles that name their sources. Written for one hand and little sleep.',
    look: 'of-guidance',
    preview: '/preview/educational-content',
    says: 'Read the articles',
    piece: <NutritionBowl />,
  },
];

export function Features() {
  return (
    <section className="page stack loose band">
      <h2 className="band-title">What a young fern needs, and you too</h2>
      <ul className="features">
        {features.map(({ title, text, look, piece, preview, says = 'See it with sample data' }) => (
          <li key={title} className="feature">
            <div className={`vignette ${look}`} aria-hidden>
              {piece}
            </div>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            <CardLink href={preview}>{says}</CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DoseProps = {
  name: string;
  icon: IconNode;
  tile: TileTone;
  tone: BadgeTone;
  badgeIcon: IconNode;
  badge: string;
};

function Dose({ name, icon, tile, tone, badgeIcon, badge }: DoseProps) {
  return (
    <div className="row sm">
      <Tile icon={icon} tone={tile} />
      <span>
        <strong>{name}</strong>
        <br />
        <Badge tone={tone} icon={badgeIcon}>
          {badge}
        </Badge>
      </span>
    </div>
  );
}
