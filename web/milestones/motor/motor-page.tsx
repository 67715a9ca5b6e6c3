import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { OfChosenChild, OfKnownChild } from '../of-known-child.tsx';
import { Windows } from './windows.tsx';

const title = 'From sitting to walking';

export function MotorPage() {
  return (
    <OfChosenChild title={title} titleOf={({ firstName }) => `${title}: ${firstName}`}>
      {(of) => (
        <OfKnownChild
          key={of.child.id}
          {...of}
          title={title}
          text={`When 98 of 100 healthy children did each of six things, and when ${of.child.firstName} did`}
          link={<ButtonLink href="/milestones">All milestones</ButtonLink>}
          needsAnswers
        >
          {(known) => <Windows known={known} />}
        </OfKnownChild>
      )}
    </OfChosenChild>
  );
}
