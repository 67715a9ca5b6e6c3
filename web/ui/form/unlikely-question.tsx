import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';

export type UnlikelyQuestionProps = {
  /** 'Is 69.4 kg right?' */
  question: string;
  /** Why it is asked, without reproach. */
  children: ReactNode;
  onChange: () => void;
  onKeep: () => void;
};

/** Asks about an unlikely value, below its field. It refuses nothing: 'Change' comes first, 'Keep it' stays possible. */
export function UnlikelyQuestion({ question, children, onChange, onKeep }: UnlikelyQuestionProps) {
  const questionId = useId();
  return (
    <div className="ask-q" role="group" aria-labelledby={questionId}>
      <p id={questionId}>
        <strong>{question}</strong> {children}
      </p>
      <div className="row wrap">
        <Button onClick={onChange}>Change</Button>
        <Button look="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
