import { QuestionRow } from './question-row.tsx';
import type { Shown } from '../visit/shown.ts';

export function QuestionList({ checkup, ...shown }: Shown) {
  return (
    <ul className="list">
      {checkup.questions.map((question) => (
        <QuestionRow key={question.id} {...shown} checkup={checkup} question={question} />
      ))}
    </ul>
  );
}
