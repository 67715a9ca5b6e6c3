import { Download } from 'lucide';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Saves a child's measurements as a file that the software of a clinic reads. */
export function DownloadForClinic({ childId }: { childId: string }) {
  return (
    <div className="row wrap">
      <ButtonLink icon={Download} href={`/api/children/${childId}/measurements/fhir`} download>
        Download for a clinic (FHIR)
      </ButtonLink>
    </div>
  );
}
