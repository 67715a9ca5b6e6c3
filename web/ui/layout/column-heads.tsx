import { ColumnHead, Head } from './table-parts.tsx';

/** The header row of a table: columns of text, then of numbers. */
export function ColumnHeads({ texts, numbers }: { texts: readonly string[]; numbers: readonly string[] }) {
  return (
    <Head>
      {texts.map((head) => (
        <ColumnHead key={head}>{head}</ColumnHead>
      ))}
      {numbers.map((head) => (
        <ColumnHead key={head} isNumber>
          {head}
        </ColumnHead>
      ))}
    </Head>
  );
}
