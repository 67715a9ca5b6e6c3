import { Download, PackageCheck } from 'lucide';
import type { Transfer } from '#contract/accounts/transfers.ts';
import { monthAndDayText } from '#domain/time/day-text.ts';
import { scrollToAnchor } from '#web/client/page/scroll-to-anchor.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Progress } from '#web/ui/state/progress.tsx';
import { useMe } from '../data.ts';
import { ImportForm } from './import-form.tsx';
import { exporting, downloading, useTransfers, isUnderWay, sizeText } from './transfers.ts';

export function YourDataCard() {
  const query = useTransfers();
  const { data, error } = query;
  return (
    <div id="your-data" className="arrival" tabIndex={-1} ref={scrollToAnchor}>
      <Card title="Your data" caption="Everything you entered, for all your children." busy={!data && !error}>
        <Loaded query={query} failed="Failed to load your exports" loading="Loading your exports..." rows={1}>
          {(transfers) => (
            <div className="stack loose">
              <Export latest={transfers.export} ready={transfers.readyExport} />
              <hr className="hairline" />
              <ImportForm latest={transfers.import} />
            </div>
          )}
        </Loaded>
      </Card>
    </div>
  );
}

function Export({ latest, ready }: { latest: Transfer | null; ready: Transfer | null }) {
  const start = useChange(exporting);
  const download = useChange(downloading);
  return (
    <div className="stack">
      <div role="status" className="stack live">
        {latest && isUnderWay(latest) && (
          <Progress share={latest.total === null ? undefined : latest.done / latest.total}>
            {latest.total === null
              ? 'Preparing your export.'
              : `Preparing your export, ${latest.done} of ${latest.total}.`}
          </Progress>
        )}
        {ready && !isUnderWay(latest) && <Ready made={ready} />}
      </div>
      {latest?.status === 'failed' && (
        <Alert tone="clay" role="alert" title="The export could not be prepared.">
          {latest.refusal} Nothing you entered is lost.
        </Alert>
      )}
      {start.error && (
        <Alert tone="clay" role="alert" title="The export could not be started.">
          {problemText(start.error)}
        </Alert>
      )}
      {download.error && (
        <Alert tone="clay" role="alert" title="The export could not be downloaded.">
          {problemText(download.error)}
        </Alert>
      )}
      {!isUnderWay(latest) && (
        <div className="row wrap">
          {ready && (
            <Button icon={Download} busy={download.isPending} onClick={() => download.mutate(ready)}>
              Download
            </Button>
          )}
          <Button look={ready ? 'quiet' : 'default'} busy={start.isPending} onClick={() => start.mutate()}>
            {latest === null ? 'Prepare export' : latest.status === 'failed' ? 'Try again' : 'Prepare a new one'}
          </Button>
        </div>
      )}
    </div>
  );
}

function Ready({ made }: { made: Transfer }) {
  const { data: me } = useMe();
  const until = monthAndDayText(localDay(me?.timeZone, new Date(made.expiresAt)));
  return (
    <Alert tone="fern" icon={PackageCheck} title={`Export ready, ${sizeText(made.bytes ?? 0)}.`}>
      One ZIP with readable files and the pictures. It can be imported again. Kept until {until}.
    </Alert>
  );
}
