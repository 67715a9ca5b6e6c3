import { Download, Upload } from 'lucide';
import type { Child } from '#contract/children.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';

export function MeasurementFiles({ child }: { child: Child }) {
  return (
    <div className="row wrap">
      <ButtonLink icon={Download} href={`/api/children/${child.id}/measurements/csv`} download>
        Download CSV
      </ButtonLink>
      <ButtonLink icon={Download} href={`/api/children/${child.id}/measurements/fhir`} download>
        Download for a clinic (FHIR)
      </ButtonLink>
      {mayEdit(child) && <ImportLink />}
    </div>
  );
}

export function ImportLink() {
  return (
    <ButtonLink icon={Upload} href="/import-measurements">
      Import CSV
    </ButtonLink>
  );
}
