import type { Question } from '#contract/articles.ts';
import { classes } from '#web/ui/classes.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { articleHref, type Place } from '#domain/articles/addresses.ts';
import { WithPhones } from '#web/ui/with-phones.tsx';
import { AnswerOrigin } from './answer-origin.tsx';

type Props = {
  questions: readonly Question[];
  place: Place;
  /** The article on the same page, to which no answer links; on paper it has its own questions alone. */
  articleId?: string;
  /** Which of the two on a page. */
  kind?: keyof typeof TITLES;
};

const TITLES = { questions: 'Questions parents ask', everyday: 'Everyday care' } as const;

/** [ART-03] The questions of a category. A link to the id of one opens it. Nothing without a question. */
export function QuestionsPanel({ questions, place, articleId, kind = 'questions' }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className="questions stack" id={kind} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{TITLES[kind]}</h2>
      <div>
        {questions.map((question, at) => (
          <Fold key={question.id} title={question.question} open={kind === 'questions' && at === 0}>
            <Answer question={question} place={place} articleId={articleId} />
          </Fold>
        ))}
      </div>
    </section>
  );
}

type AnswerProps = { question: Question; place: Place; articleId: string | undefined };

/** The id stands inside the fold, which a browser opens for it. */
function Answer({ question: { id, question, answer, articleId: more, origin }, place, articleId }: AnswerProps) {
  return (
    <div id={id} className={classes('answer', more === articleId && 'own')}>
      <p>
        <WithPhones text={answer} />
      </p>
      {origin && <AnswerOrigin origin={origin} />}
      {!origin && more !== null && more !== articleId && (
        <a className="link" href={articleHref(place, more)}>
          Read the article<span className="sr"> about: {question}</span>
        </a>
      )}
    </div>
  );
}
