import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { refreshPlan, useVaccinePlan } from '../data.ts';
import { More } from '../more.tsx';
import { VaccineSourceLine } from '../vaccine-source-line.tsx';

export function ScheduleFoot({ plan }: { plan: VaccinePlan }) {
  const client = useQueryClient();
  const { isFetching } = useVaccinePlan(plan.childId);
  return (
    <>
      <div className="row wrap">
        <Button icon={RefreshCw} busy={isFetching} onClick={() => void refreshPlan(client, plan.childId)}>
          Refresh
        </Button>
        <ButtonLink href={`/api/children/${plan.childId}/vaccine-plan/fhir`} download>
          Download for a clinic (FHIR)
        </ButtonLink>
      </div>
      <VaccineSourceLine plan={plan} />
      <More title="Where this comes from">
        <p className="xs faint">Days worked out with {plan.edition}.</p>
      </More>
      <p className="xs faint">The texts are Fernling&#39;s own and have not been reviewed by a clinician.</p>
    </>
  );
}
