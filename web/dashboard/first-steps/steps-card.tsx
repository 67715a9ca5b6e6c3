import { Plus, X } from 'lucide';
import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import type { FirstStep } from '#web/children/first-steps.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { inviteHref } from '#web/client/page/settings-hrefs.ts';
import { useMeasurements } from '#web/growth/data.ts';
import { useInvitations, useParents } from '#web/sharing/data.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const AddWeightDialog = lazily(() => import('#web/growth/form/add-weight-dialog.tsx'), 'AddWeightDialog');

type Props = {
  child: Child;
  today: Day;
  steps: readonly FirstStep[];
  onPutAway: (step: FirstStep) => void;
};

/** After a child is added: each is gone once it is done or put away. */
export function StepsCard({ child, today, steps, onPutAway }: Props) {
  const { data: measurements } = useMeasurements(child.id);
  const { data: parents } = useParents(child.id);
  const { data: invitations } = useInvitations(child);
  const open = useOpen();
  const isOpen: Readonly<Record<FirstStep, boolean>> = {
    weight: measurements?.length === 0,
    parent: parents?.length === 1 && !invitations?.some(({ status }) => status === 'pending'),
  };
  const actions: Readonly<Record<FirstStep, ReactNode>> = {
    weight: (
      <Button
        icon={Plus}
        onClick={() => open((close) => <AddWeightDialog child={child} today={today} onClose={close} />)}
      >
        Weight
      </Button>
    ),
    parent: <ButtonLink href={inviteHref(child.id)}>Invite</ButtonLink>,
  };
  const left = steps.filter((step) => isOpen[step]);
  if (left.length === 0) return null;
  return (
    <Card className="first-steps" title={`First steps for ${child.firstName}`}>
      <ul className="list">
        {left.map((step) => (
          <li key={step} className="wrap">
            <div className="grow">
              <strong>{texts[step].title}</strong>
              <p className="sm soft">{texts[step].text}</p>
            </div>
            {actions[step]}
            <IconButton icon={X} label={`Put away: ${texts[step].title}`} onClick={() => onPutAway(step)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const texts: Readonly<Record<FirstStep, { title: string; text: string }>> = {
  weight: { title: "Today's weight", text: 'One number, and the growth chart begins.' },
  parent: { title: 'Invite the other parent', text: 'Both of you see and write the same.' },
};
