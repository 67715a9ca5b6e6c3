import { CircleAlert, CircleQuestionMark, Plus } from 'lucide';
import { memo, useMemo } from 'react';
import type { Child } from '#contract/children.ts';
import type { CsvLine, CsvPreview } from '#contract/growth/csv.ts';
import type { Units } from '#domain/growth/units.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { count } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { ColumnHeads } from '#web/ui/layout/table-parts.tsx';
import { lineValueText, placeText, questionText } from './import-texts.ts';
import { NotMeasured } from '../overview/not-measured.tsx';

export type ImportPreviewProps = {
  preview: CsvPreview;
  child: Child;
  units: Units;
  ticked: ReadonlySet<number>;
  onTick: (line: number, isRight: boolean) => void;
};

export function ImportPreview({ preview, child, units, ticked, onTick }: ImportPreviewProps) {
  const { lines, children, child: taken, isNamesake, unread } = preview;
  const name = children.find(({ number }) => number === taken)?.name;
  return (
    <div className="stack loose">
      {!isNamesake && name !== undefined && (
        <Alert tone="amber" title={`These rows are of ${name}.`}>
          They will be added to {child.firstName}.
        </Alert>
      )}
      <Problems lines={lines.filter(({ status }) => status === 'problem')} />
      <Questions
        lines={lines.filter(({ status }) => status === 'unlikely')}
        units={units}
        ticked={ticked}
        onTick={onTick}
      />
      {lines.length > 0 && <Lines lines={lines} units={units} ticked={ticked} />}
      {unread.length > 0 && <p className="sm soft wrap-anywhere">Columns that are not read: {unread.join(', ')}.</p>}
    </div>
  );
}

/** Nobody reads more sentences than this; the table below has them all. */
const maxListed = 20;

function Problems({ lines }: { lines: readonly CsvLine[] }) {
  if (lines.length === 0) return null;
  const problems = lines.flatMap(({ line, said: all }) =>
    all.map((one) => ({ ...one, place: placeText(line, one.column) })),
  );
  return (
    <Alert
      tone="clay"
      title={`${count(lines.length, 'row')} cannot be added as ${lines.length === 1 ? 'it is' : 'they are'}.`}
    >
      <ul>
        {problems.slice(0, maxListed).map(({ place, message }) => (
          <li key={`${place} ${message}`} className="wrap-anywhere">
            {place}: {message}
          </li>
        ))}
      </ul>
      {problems.length > maxListed && <p>And {problems.length - maxListed} more, in the table.</p>}
    </Alert>
  );
}

type QuestionsProps = Pick<ImportPreviewProps, 'units' | 'ticked' | 'onTick'> & { lines: readonly CsvLine[] };

function Questions({ lines, units, ticked, onTick }: QuestionsProps) {
  if (lines.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Some values look unusual</legend>
      <p className="sm soft">Tick those that are right. The others are left out.</p>
      <div className="stack tight">
        {lines.map((line) => (
          <Question key={line.line} line={line} units={units} isTicked={ticked.has(line.line)} onTick={onTick} />
        ))}
      </div>
    </fieldset>
  );
}

type LineProps = { line: CsvLine; units: Units; isTicked: boolean };

// Memoized: a tick changes only one of up to 2,000 rows.
const Question = memo(function Question({
  line,
  units,
  isTicked,
  onTick,
}: LineProps & Pick<ImportPreviewProps, 'onTick'>) {
  return (
    <Check
      name={`keep-${line.line}`}
      checked={isTicked}
      onChange={({ currentTarget }) => onTick(line.line, currentTarget.checked)}
    >
      {line.measuredOn && shortDayText(line.measuredOn)}: <strong>{questionText(line, units)}</strong>{' '}
      <span className="sm soft">Line {line.line}</span>
    </Check>
  );
});

const order: readonly CsvLine['status'][] = ['problem', 'unlikely', 'new', 'duplicate', 'left-out'];

type LinesProps = Pick<ImportPreviewProps, 'units' | 'ticked'> & { lines: readonly CsvLine[] };

function Lines({ lines, units, ticked }: LinesProps) {
  const sorted = useMemo(
    () => lines.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status)),
    [lines],
  );
  return (
    <ScrollTable label="Rows of the file, table">
      <ColumnHeads texts={['Date', 'What becomes of it']} numbers={['Weight', 'Height', 'Head']} />
      <tbody>
        {sorted.map((line) => (
          <Line key={line.line} line={line} units={units} isTicked={ticked.has(line.line)} />
        ))}
      </tbody>
    </ScrollTable>
  );
}

const Line = memo(function Line({ line, units, isTicked }: LineProps) {
  const says = line.status === 'unlikely' ? [] : line.said.map(({ message }) => message);
  return (
    <tr>
      <th scope="row">
        {line.measuredOn ? shortDayText(line.measuredOn) : 'No date'}
        <span className="by">Line {line.line}</span>
      </th>
      <td>
        <Outcome status={isTicked ? 'new' : line.status} />
        {says.length > 0 && <span className="by problems">{says.join(' ')}</span>}
      </td>
      {MEASURES.map((measure) => (
        <td key={measure} className="n">
          {lineValueText(line, measure, units) ?? <NotMeasured />}
        </td>
      ))}
    </tr>
  );
});

function Outcome({ status }: { status: CsvLine['status'] }) {
  switch (status) {
    case 'new':
      return (
        <Badge tone="done" icon={Plus}>
          Will be added
        </Badge>
      );
    case 'unlikely':
      return (
        <Badge tone="due" icon={CircleQuestionMark}>
          Please check
        </Badge>
      );
    case 'problem':
      return (
        <Badge tone="late" icon={CircleAlert}>
          Problem
        </Badge>
      );
    case 'duplicate':
      return <Badge>Already there</Badge>;
    case 'left-out':
      return <Badge>Not imported</Badge>;
  }
}
