import { Leaf } from 'lucide';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';

const benefits = [
  {
    title: 'One clear next step',
    text: 'The next checkup, the next dose, the next skill to look for. Nothing flashing for your attention.',
  },
  {
    title: 'Both parents, same page',
    text: 'Invite a co-parent or guardian. Everyone sees the same dates and notes.',
  },
  {
    title: 'An answer at three in the morning',
    text: 'Once you are logged in, ask in your own words. The chat says first when to call the doctor or 911, and answers from our library, with its sources.',
  },
  {
    title: 'Facts that say where they come from',
    text: 'Every chart, dose and tip names its source, its edition and its date.',
  },
  {
    title: 'Yours to keep or to delete',
    text: 'Print it for the doctor, export it, or remove it all.',
  },
];

export function Benefits() {
  return (
    <section className="deep">
      <div className="page grid band">
        <div className="c5 stack loose">
          <h2 className="deep-title">Know what is next. Leave the rest for tomorrow.</h2>
          <ButtonLink className="on-band" big href="/signup">
            Start Tracking Today
          </ButtonLink>
        </div>
        <ul className="c7 benefits">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <Icon of={Leaf} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
