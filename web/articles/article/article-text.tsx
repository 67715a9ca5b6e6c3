import type { ArticleBlock, MarkedLine } from '#domain/articles/markup.ts';
import { inOrder } from '#web/ui/in-order.ts';
import { WithPhones } from '#web/ui/with-phones.tsx';

/** [ART-02] The text of an article as the specification's markup has it. */
export function ArticleText({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return inOrder(blocks.map(blockOf));
}

function blockOf(block: ArticleBlock) {
  if (block.kind === 'bullets')
    return (
      <ul>
        <Items of={block.lines} />
      </ul>
    );
  if (block.kind === 'steps')
    return (
      <ol start={block.first === 1 ? undefined : block.first}>
        <Items of={block.lines} />
      </ol>
    );
  const Line = block.kind === 'heading' ? 'h2' : 'p';
  return <Line>{marked(block.line)}</Line>;
}

/** Of a list. */
export function Items({ of: lines }: { of: readonly MarkedLine[] }) {
  return inOrder(lines.map(itemOf));
}

function itemOf(line: MarkedLine) {
  return <li>{marked(line)}</li>;
}

function marked(line: MarkedLine) {
  return inOrder(line.map(({ text, isStrong }) => (isStrong ? strong(text) : plain(text))));
}

function strong(text: string) {
  return (
    <strong>
      <WithPhones text={text} />
    </strong>
  );
}

function plain(text: string) {
  return <WithPhones text={text} />;
}
