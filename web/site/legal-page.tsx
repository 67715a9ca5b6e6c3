import { ArrowLeft } from 'lucide';
import type { PageRequest } from '#contract/pages.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { day } from '#domain/time/day.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import type { Block, Prose } from './markdown.ts';
import { OperatorContact, SourceOffer, operatorHere } from './operator.tsx';
import { ProseBlocks } from './prose.tsx';

type Props = { text: Prose } & Pick<PageRequest, 'operator' | 'source'>;

/** @throws RangeError without an effective date */
export function LegalPage({ text: { facts, blocks }, operator, source }: Props) {
  const effectiveOn = day(facts.get('effectiveOn') ?? '');
  const fill = {
    operator: operatorHere(operator),
    contact: <OperatorContact operator={operator} />,
    source: <SourceOffer source={source} operator={operator} />,
  };
  return (
    <Page width="narrow">
      <a className="link" href="/">
        <Icon of={ArrowLeft} flip />
        Back to home
      </a>
      <header className="legal-head">
        <h1>{facts.get('title')}</h1>
        <p className="soft">
          In force since <time dateTime={effectiveOn}>{longDayText(effectiveOn)}</time>
        </p>
      </header>
      <div className="prose legal">
        <Contents blocks={blocks} />
        <ProseBlocks blocks={numbered(blocks)} fill={fill} />
      </div>
    </Page>
  );
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  return (
    <nav className="toc" aria-labelledby="toc">
      <strong id="toc">On this page</strong>
      <ol>
        {blocks.filter(isPart).map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Part = Extract<Block, { kind: 'heading' }>;

function isPart(block: Block): block is Part {
  return block.kind === 'heading' && block.level === 2;
}

function numbered(blocks: readonly Block[]): readonly Block[] {
  const parts = blocks.filter(isPart);
  return blocks.map((block) =>
    isPart(block) ? { ...block, text: `${parts.indexOf(block) + 1}. ${block.text}` } : block,
  );
}
