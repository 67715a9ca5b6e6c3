import { listText } from '#domain/text/list-text.ts';
import { capital } from '#domain/text/capital.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { doseInList } from '../dose/dose-text.ts';
import type { Filled } from './use-given-form.ts';

type Props = { filled: readonly Filled[]; reader: Pick<Reader, 'id'> };

export function FilledMeanwhile({ filled, reader }: Props) {
  if (filled.length === 0) return null;
  const byPerson = [...Map.groupBy(filled, ({ by }) => nameOf(by, reader))];
  const sentences = byPerson.map(
    ([who, rows]) =>
      `${capital(who)} marked ${listText(rows.map(({ row }) => doseInList(row)))} while this was open here.`,
  );
  return (
    <Alert tone="amber" role="alert" title={sentences.join(' ')}>
      What is marked already is no longer checked. What you typed stays.
    </Alert>
  );
}
