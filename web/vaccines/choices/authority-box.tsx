import type { VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from '../dialogs/vaccine-action.ts';

export function AuthorityBox({ plan, act }: { plan: VaccinePlan; act: Act }) {
  const { authority, source } = plan;
  return (
    <Alert title={authority.title}>
      <p>
        {authority.label && <>This list was {authority.label}. </>}
        {source.title}, {source.edition} edition, as of {longDayText(source.on)}. US authorities differ since January
        2026.
      </p>
      {act && (
        <button type="button" className="link" onClick={() => act({ kind: 'authority' })}>
          Choose the one your doctor uses
        </button>
      )}
    </Alert>
  );
}
