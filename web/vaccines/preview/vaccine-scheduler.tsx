import type { PageRequest } from '#contract/pages.ts';
import type { SampleSchedule } from '#contract/vaccines/sample.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PreviewFrame } from '#web/ui/layout/preview-frame.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { StandingBadge, StandingTile } from '../dose/dose-badge.tsx';
import { doseName, standingText } from '../dose/dose-text.ts';
import { vaccineSourceText } from '../vaccine-source-line.tsx';

type Props = { request: Pick<PageRequest, 'account'>; data: SampleSchedule };

/** What a visitor sees of the vaccines, by the plan of a made-up child. */
export function VaccineScheduler({ request: { account }, data }: Props) {
  const { firstName, bornOn, asOf, visits } = data;
  return (
    <PreviewFrame
      title="Every dose, on its day"
      text="Enter a birthday and Fernling plans the visits, from birth to two years and beyond. Based on CDC recommendations."
      isVisitor={account === null}
      benefits={benefits}
      start={{ title: 'Start with a birthday', text: 'The whole schedule appears at once.' }}
      own={{ href: '/vaccines', label: 'Open Vaccines' }}
    >
      <Card
        title={`${firstName}, born ${longDayText(bornOn)}`}
        caption={`As it looks on ${longDayText(asOf)}`}
        aside={<Badge>Sample data</Badge>}
      >
        <div className="stack">
          <ol className="visit-line" aria-label="Visits">
            {visits.map((visit) => (
              <Visit key={visit.name} {...visit} />
            ))}
          </ol>
          <SourceLine>
            {vaccineSourceText(data)} US authorities differ since January 2026: you choose the schedule that your doctor
            uses.
          </SourceLine>
        </div>
      </Card>
    </PreviewFrame>
  );
}

/** Its doses under what is to be said of them, once for all of which it is true. */
function Visit({ name, doses }: SampleSchedule['visits'][number]) {
  const said = [...Map.groupBy(doses, (dose) => standingText(dose.standing, dose, null))];
  const [first] = doses;
  return (
    <li className={doses.every(({ standing }) => standing === 'completed') ? 'done' : undefined}>
      <span aria-hidden>{first && <StandingTile standing={first.standing} />}</span>
      <div className="stack tight">
        <h3>{name}</h3>
        {said.map(([text, alike]) => (
          <div key={text} className="said">
            {alike[0] && <StandingBadge standing={alike[0].standing}>{text}</StandingBadge>}
            <ul className="row wrap" aria-label={`${name}: ${text}`}>
              {alike.map((dose) => (
                <li key={dose.id} className="chip-dose">
                  {doseName(dose)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
}

const benefits = [
  {
    title: 'Plain words',
    text: 'What each dose protects from, what is common the day after, when to call.',
  },
  {
    title: 'Missed one? It catches up',
    text: 'A missed dose moves the plan by itself. Nothing starts over.',
  },
  { title: 'One page for the doctor', text: 'Doses given, doses due and your questions, ready to print.' },
];
