import { Undo2 } from 'lucide';
import type { GuideVersion } from '#contract/foods/guide.ts';
import type { Day } from '#domain/time/day.ts';
import { capital } from '#domain/text/capital.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { whenText } from '#web/client/text/when-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { guideDifferences } from './guide-differences.ts';
import { useGuideHistory } from './history-data.ts';
import type { TypedEntry } from './read-guide-entry.ts';

type Props = { entryId: string; reader: Reader; today: Day; busyWith: number | null; onBack: (of: number) => void };

/** Who changed what, the latest first, with the way back. */
export function GuideHistory({ entryId, reader, today, busyWith, onBack }: Props) {
  const query = useGuideHistory(entryId);
  return (
    <Card title="History">
      <Loaded query={query} failed="Unable to load the history." loading="Loading the history..." rows={2}>
        {(versions) => (
          <ul className="hist">
            {versions.map((version, at) => (
              <li key={version.version}>
                <span>
                  <strong>{capital(nameOf(version.changedBy, reader))}</strong>{' '}
                  <span className="faint">
                    {whenText(version.changedAt, reader, today)} · version {version.version}
                  </span>
                </span>
                <What version={version} before={versions[at + 1]} />
                {at > 0 && version.content && !version.isRemoved && (
                  <Button
                    look="quiet"
                    className="at-start"
                    icon={Undo2}
                    busy={busyWith === version.version}
                    onClick={() => onBack(version.version)}
                  >
                    Back to version {version.version}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function What({ version, before }: { version: GuideVersion; before: GuideVersion | undefined }) {
  if (!version.content) return <span>This version cannot be read.</span>;
  if (!before) return <span>Made this entry</span>;
  if (version.isRemoved) return <span>Deleted this entry</span>;
  const differences = before.content ? guideDifferences(typedIn(before.content), typedIn(version.content)) : [];
  return (
    <>
      {before.isRemoved && <span>Brought this entry back</span>}
      {differences.map(({ name, before: was, now }) => (
        <span key={name}>
          {name}: <del>{was}</del> <ins>{now}</ins>
        </span>
      ))}
    </>
  );
}

function typedIn({ tips, allergyWarnings, ...content }: NonNullable<GuideVersion['content']>): TypedEntry {
  return { ...content, tips: tips.join('\n'), allergyWarnings: allergyWarnings.join('\n') };
}
