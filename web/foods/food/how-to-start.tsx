import { Utensils } from 'lucide';
import { HOW_TO_START } from '#domain/foods/reaction-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';

/** With a food to which children react. */
export function HowToStart() {
  return (
    <Alert tone="fern" icon={Utensils} title="The first times.">
      {HOW_TO_START}
    </Alert>
  );
}
