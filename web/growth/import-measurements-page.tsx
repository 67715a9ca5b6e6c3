import { ArrowLeft } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { CsvPreview } from '#contract/growth/csv.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { ViewerNotePanel } from '#web/children/viewer-note-panel.tsx';
import { useGo } from '#web/client/page/go.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Failed } from '#web/ui/state/failed.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Progress } from '#web/ui/state/progress.tsx';
import { ForOpenedChild } from './form/for-opened-child.tsx';
import { fileProblem, ImportFields } from './import/import-fields.tsx';
import { ImportPreview } from './import/import-preview.tsx';
import { addText, countsOf, notAddedTitle, summaryText, whyNotAdded } from './import/import-texts.ts';
import { useCsvImport, type CsvImport } from './import/use-csv-import.ts';

export function ImportMeasurementsPage() {
  return (
    <Page width="reading">
      <ForOpenedChild title="Import Measurements" shows={ImportTo} />
    </Page>
  );
}

export function ImportTo({ child, me }: { child: Child; me: Me }) {
  const title = `Import measurements for ${child.firstName}`;
  useTitle(title);
  return (
    <>
      <PageHead
        title={title}
        text="Nothing is added before you have seen it. What is added can be edited like any other measurement."
        actions={
          <ButtonLink look="quiet" icon={ArrowLeft} href="/measurements">
            Back to Measurements
          </ButtonLink>
        }
      />
      {mayEdit(child) ? <Import child={child} me={me} /> : <ViewerNotePanel child={child} what="measurements" />}
    </>
  );
}

function Import({ child, me }: { child: Child; me: Me }) {
  const csv = useCsvImport(child.id);
  const { data, error, isFetching, refetch } = csv.preview;
  const preview = csv.file === null ? undefined : data;
  const hasFailed = error !== null && fileProblem(csv) === undefined;
  return (
    <div className="stack">
      <Card>
        <ImportFields csv={csv} preview={preview} />
      </Card>
      <div role="status" className="stack live">
        {csv.file !== null && isFetching && <Progress>Reading your file.</Progress>}
        {preview && !isFetching && (
          <p>{preview.child === null ? 'Choose whose rows to take.' : summaryText(preview)}</p>
        )}
      </div>
      {hasFailed && (
        <Failed
          title="The file could not be read."
          busy={isFetching}
          requestId={error.requestId}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </Failed>
      )}
      {preview && (
        <Card title="Preview" busy={isFetching}>
          <ImportPreview preview={preview} child={child} units={me.units} ticked={csv.ticked} onTick={csv.tick} />
        </Card>
      )}
      <AddSeen csv={csv} preview={preview} child={child} />
    </div>
  );
}

type AddSeenProps = { csv: CsvImport; preview: CsvPreview | undefined; child: Child };

function AddSeen({ csv, preview, child }: AddSeenProps) {
  const go = useGo();
  const { add, ticked } = csv;
  const adding = preview ? countsOf(preview).fresh + ticked.size : 0;
  return (
    <>
      {add.error && (
        <Alert tone="clay" role="alert" title={notAddedTitle(add.error)}>
          {problemText(add.error)} What is there already is never added twice.
        </Alert>
      )}
      <div className="actions">
        <Button
          look="primary"
          big
          busy={add.isPending || (csv.file !== null && csv.preview.isFetching)}
          disabledBecause={preview ? whyNotAdded(preview, adding, child.firstName) : 'Choose a file first.'}
          onClick={() => preview && csv.addSeen(preview, () => go('/measurements'))}
        >
          {addText(adding)}
        </Button>
        <ButtonLink look="quiet" href="/measurements">
          Cancel
        </ButtonLink>
      </div>
    </>
  );
}
