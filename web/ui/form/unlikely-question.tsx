import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';

export type UnlikelyQuestionProps = {
  question: string;
  children: ReactNode;
  onChange: () => void;
  onKeep: () => void;
};

/** Questions an unlikely value below its field without refusing it: 'Change' or 'Keep it'. */
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
