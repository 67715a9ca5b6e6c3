import { ChevronDown, Lightbulb, Plus } from 'lucide';
import { useId, useRef } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { addingIdea } from './question-changes.ts';

type Props = { childId: string; checkup: Checkup; title: string };

export function QuestionIdeas({ childId, checkup: { id: checkupId, ideas, questions }, title }: Props) {
  const add = useChange(addingIdea, { childId, checkupId });
  const titleId = useId();
  // Stable for each idea, so that a retry never duplicates it.
  const ids = useRef(new Map<string, string>());
  const addIdea = (text: string) => {
    const id = ids.current.get(text) ?? newId();
    ids.current.set(text, id);
    add.mutate({ id, text }, { onSuccess: () => focusSoon(titleId) });
  };
  const left = ideas.filter((idea) => !questions.some(({ text }) => text === idea));
  if (ideas.length === 0) return null;
  return (
    <details className="ideas">
      <summary className="link" id={titleId}>
        <Icon of={Lightbulb} />
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {left.length === 0 && <p className="sm soft">All of these are already among your questions.</p>}
      <ul>
        {left.map((idea) => (
          <li key={idea}>
            <Button
              look="quiet"
              icon={Plus}
              busy={add.isPending && add.variables.text === idea}
              onClick={() => !add.isPending && addIdea(idea)}
            >
              {idea}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
