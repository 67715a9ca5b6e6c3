import { askingWords } from '#domain/growth/line/asking-words.ts';
import { lineInput, type LineFacts } from '#domain/growth/line/line-input.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { changeBeside, gainWords } from '#domain/growth/summary/gain-words.ts';
import { GainStatement } from './gain-statement.tsx';
import { LineWords } from './line-words.tsx';

/** What the latest weight gained, with its source; beside what is not calm only what has changed, after that. */
export function GrowthLead(facts: LineFacts) {
  const input = lineInput(facts);
  const asking = askingWords(input);
  if (!asking) return <GainStatement gain={gainWords(facts, input)} />;
  return (
    <>
      <LineWords words={asking} />
      <GainStatement gain={changeBeside(asking, facts)} />
    </>
  );
}

/** One calm sentence about the child's line; nothing if there is none. */
export function CalmStatement(facts: LineFacts) {
  const words = lineWords(lineInput(facts));
  return words?.tone === 'fern' ? <LineWords words={words} /> : null;
}
