import { ChevronLeft, Search } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Checkup, Question } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupDay } from '#domain/checkups/status.ts';
import { count } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { useToday } from '#web/accounts/data.ts';
import { OfActiveChildPanel } from '#web/children/of-active-child-panel.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useCheckups } from '../data.ts';
import { askedText, checkupDayText } from '../visit/checkup-texts.ts';
import { questionsWith } from './question-search.ts';

const states = {
  loading: 'Loading appointments...',
  failed: 'Failed to load appointment data. Please refresh the page.',
};

export function QuestionsPage() {
  const today = useToday();
  return (
    <Page width="reading">
      <OfActiveChildPanel
        title="Questions and Answers"
        titleOf={({ firstName }) => `Questions and Answers of ${firstName}`}
        {...states}
        noChild={{ text: 'Questions belong to the checkups of a child. A name, a birthday and a gender are enough.' }}
      >
        {(child, me) => <Questions key={child.id} child={child} me={me} today={today} />}
      </OfActiveChildPanel>
    </Page>
  );
}

type Props = { child: Child; me: Me; today: Day };

export function Questions({ child, me, today }: Props) {
  const query = useCheckups(child.id);
  return (
    <>
      <PageHead
        title="Questions and Answers"
        text={`What was asked at ${child.firstName}'s checkups, and what the doctor said`}
        actions={
          <ButtonLink icon={ChevronLeft} href="/appointments">
            Appointments
          </ButtonLink>
        }
      />
      <Loaded query={query} {...states}>
        {(checkups) => <QuestionSearch checkups={checkups} me={me} today={today} />}
      </Loaded>
    </>
  );
}

export function QuestionSearch({
  checkups,
  me,
  today,
  startsWith = '',
}: Omit<Props, 'child'> & { checkups: readonly Checkup[]; startsWith?: string }) {
  const [search, setSearch] = useState(startsWith);
  const all = checkups.flatMap(({ questions }) => questions).length;
  const found = visitsWith(checkups, search);
  const shown = found.flatMap(({ questions }) => questions).length;
  if (all === 0) {
    return (
      <Empty title="No questions yet">
        What you ask at a checkup, and what the doctor says, is kept here. Add questions under Appointments.
      </Empty>
    );
  }
  return (
    <div className="stack">
      <div className="search" role="search">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          placeholder="Search questions and answers..."
          aria-label="Search questions and answers"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <p className="sm soft" role="status">
        {search.trim() === '' ? count(all, 'question') : `${shown} of ${count(all, 'question')}`}
      </p>
      {found.map(({ checkup, questions }) => (
        <Card key={checkup.id} title={checkupTitle(checkup.checkupType)} caption={checkupDayText(checkup)}>
          <ul className="list">
            {questions.map((question) => (
              <Asked key={question.id} question={question} me={me} today={today} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** The latest visit first; without those at which nothing that is searched for was asked. */
function visitsWith(checkups: readonly Checkup[], search: string) {
  const all = checkups.flatMap(({ questions }) => questions);
  const found = new Set(questionsWith(all, search));
  return checkups
    .toSorted((one, other) => checkupDay(other).localeCompare(checkupDay(one)))
    .map((checkup) => ({ checkup, questions: checkup.questions.filter((one) => found.has(one)) }))
    .filter(({ questions }) => questions.length > 0);
}

function Asked({ question, me, today }: Omit<Props, 'child'> & { question: Question }) {
  return (
    <li className="question">
      <div className="grow">
        <p className="as-typed">{question.text}</p>
        <span className="by">{askedText(question, me, today)}</span>
        {question.answer === null ? (
          <p className="sm soft">No answer yet</p>
        ) : (
          <p className="sm as-typed">
            <strong>The doctor said:</strong> {question.answer}
          </p>
        )}
      </div>
    </li>
  );
}
