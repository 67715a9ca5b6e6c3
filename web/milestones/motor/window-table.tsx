import { Pencil, Plus } from 'lucide';
import { useState } from 'react';
import { firstSeenText, lostText } from '#domain/milestones/answer-text.ts';
import { ageSeenText, readingSentence, exactWindowText, windowText } from '#domain/milestones/motor-words.ts';
import { capital } from '#domain/text/capital.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { Body, Cell, ColumnHeads, Row } from '#web/ui/layout/table-parts.tsx';
import { UNSAVED_VERSION } from '../answer-changes/shown-at-once.ts';
import { notedOn, undatedText } from '../answer-texts.ts';
import type { KnownChild } from '../known-child.ts';
import type { WindowOfChild } from './window-of-child.ts';

const WhenForm = lazily(() => import('../row/when-form.tsx'), 'WhenForm');
const AddWhenForm = lazily(() => import('./add-when-form.tsx'), 'AddWhenForm');

type Props = { known: KnownChild; windows: readonly WindowOfChild[] };

/** The drawing in words, where days are added and changed. */
export function WindowTable({ known, windows }: Props) {
  const { child, mayAnswer } = known;
  const [opened, open] = useState<WindowOfChild | null>(null);
  const close = () => {
    open(null);
    if (opened) focusSoon(buttonId(opened));
  };
  return (
    <Card title="The same as a table">
      <ScrollTable label="Six motor milestones" fit>
        <ColumnHeads
          texts={['Milestone', '98 of 100 children', child.firstName, ...(mayAnswer ? ['Day'] : [])]}
          numbers={[]}
        />
        <Body>
          {windows.map((one) => (
            <Row key={one.span.milestoneId} head={one.span.name}>
              <Cell isNumber={false} head="98 of 100">
                {exactWindowText(one.span)}
              </Cell>
              <Cell isNumber={false} head={child.firstName}>
                <OfChild known={known} one={one} />
              </Cell>
              {mayAnswer && (
                <Cell isNumber={false}>
                  <IconButton
                    id={buttonId(one)}
                    icon={'months' in one.reading ? Pencil : Plus}
                    label={`${'months' in one.reading ? 'Change' : 'Add'} the day: ${one.span.name}`}
                    aria-expanded={opened?.span.milestoneId === one.span.milestoneId}
                    onClick={() => one.answer?.version !== UNSAVED_VERSION && open(one)}
                  />
                </Cell>
              )}
            </Row>
          ))}
        </Body>
      </ScrollTable>
      {opened && mayAnswer && (
        <div className="ms">
          <h3>{opened.span.name}</h3>
          <p className="sm soft">{capital(windowText(opened.span))}.</p>
          <WhenLoaded key={opened.span.milestoneId} fallback={null} onFailed={() => open(null)}>
            <WhenOf known={known} one={opened} onClose={close} />
          </WhenLoaded>
        </div>
      )}
    </Card>
  );
}

function buttonId({ span }: WindowOfChild): string {
  return `day-${span.milestoneId}`;
}

type OneProps = { known: KnownChild; one: WindowOfChild };

function WhenOf({ known, one: { span, answer }, onClose }: OneProps & { onClose: () => void }) {
  const milestone = { id: span.milestoneId, description: span.name, ageId: null, categoryId: null };
  const form = { known, milestone, onClose };
  if (answer?.answer === 'achieved') return <WhenForm {...form} answer={answer} />;
  return <AddWhenForm {...form} before={answer} />;
}

const UNDATED = { lost: 'Day not known', none: 'Not noted yet' };

/** 'Jul 18, 2026, at 6.2 months', 'Not noted yet' */
function OfChild({ known: { child, me }, one: { span, answer, reading } }: OneProps) {
  const sentence = readingSentence(span, reading, child.firstName);
  return (
    <div className="stack tight">
      {answer && 'months' in reading ? (
        <span>
          {firstSeenText(answer)}
          <br />
          <span className="xs soft">{ageSeenText(reading)}</span>
        </span>
      ) : (
        <span className="soft">{undatedText(answer, UNDATED)}</span>
      )}
      {answer?.lostOn && <strong className="sm">{lostText(answer.lostOn, notedOn(answer, me))}</strong>}
      {sentence && <span className="sm">{sentence}</span>}
    </div>
  );
}
