import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, Line } from './markdown.ts';

type Fill = Readonly<Record<string, ReactNode>>;

type ProseProps = { blocks: readonly Block[]; fill: Fill };

export function ProseBlocks({ blocks, fill }: ProseProps) {
  return blocks.map((block, index) => <ProseBlock key={keyOf(block, index)} block={block} fill={fill} />);
}

function keyOf(block: Block, index: number): string {
  return block.kind === 'heading' ? block.id : `${block.kind} ${index}`;
}

function ProseBlock({ block, fill }: { block: Block; fill: Fill }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <ProseLine line={block.line} fill={fill} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading id={block.id}>{block.text}</Heading>;
  }
  const List = block.kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List>
      {block.lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <ProseLine line={line} fill={fill} />
        </li>
      ))}
    </List>
  );
}

function ProseLine({ line, fill }: { line: Line; fill: Fill }) {
  return line.map((piece) => <Fragment key={JSON.stringify(piece)}>{nodeOf(piece, fill)}</Fragment>);
}

/** @throws RangeError for a blank without content */
function nodeOf(piece: Inline, fill: Fill): ReactNode {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>;
  if (piece.kind === 'link') return <a href={piece.href}>{piece.text}</a>;
  const filled = fill[piece.text];
  if (filled === undefined) throw new RangeError(`no content for blank '${piece.text}'`);
  return filled;
}
