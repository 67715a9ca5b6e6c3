import { Plus } from 'lucide';
import { useState } from 'react';
import type { CallRule } from '#contract/articles.ts';
import { MOST_CALLS } from '#contract/articles/editing.ts';
import { URGENCIES, type Urgency } from '#domain/articles/red-flag.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { FieldNote } from '#web/ui/form/field.tsx';
import { useCallRules } from './drafts-data.ts';
import { tellForm } from './tell-form.ts';

const ID = 'redFlags';
const PICK = 'add-rule';

const urgencyTexts: Readonly<Record<Urgency, string>> = {
  emergency: 'Call 911',
  call_now: 'Call the doctor now',
  call_soon: 'Call within a day',
};

type Props = {
  opened: readonly string[];
  typed: readonly string[];
  /** Whose words the text holds, as it was last saved; null if it never was. */
  suggested: readonly string[] | null;
  error: string | undefined;
};

/** Which rules the 'When to call' box shows: those whose words are in the text, and any other. */
export function CallRulesField({ opened, typed, suggested, error }: Props) {
  const { data: rules = [] } = useCallRules();
  const [added, setAdded] = useState(opened);
  const listed = rules.filter(({ id }) => added.includes(id) || suggested?.includes(id));
  const others = rules.filter((rule) => !listed.includes(rule));
  const add = () => {
    const pick = document.getElementById(PICK);
    if (!(pick instanceof HTMLSelectElement) || pick.value === '') return;
    setAdded([...added, pick.value]);
    tellForm(ID);
    focusSoon(`${ID}-${pick.value}`);
  };
  return (
    <fieldset className="field" id={ID} tabIndex={-1} aria-describedby={`${ID}-note`}>
      <legend className="sr">Rules that the box shows</legend>
      {/* A rule that is chosen stays while the rules load. */}
      {rules.length === 0 && typed.map((id) => <input key={id} type="hidden" name={ID} value={id} />)}
      {listed.map((rule) => (
        <RuleCheck
          key={rule.id}
          rule={rule}
          isChosen={added.includes(rule.id)}
          isSuggested={suggested?.includes(rule.id) === true}
          onPick={() => setAdded((known) => [...known, rule.id])}
        />
      ))}
      <FieldNote id={ID} hint={hintOf(suggested, typed.length)} error={error} />
      <div className="row wrap">
        <select className="input grow" id={PICK} aria-label="Another rule" defaultValue="">
          <option value="">Another rule</option>
          {URGENCIES.map((urgency) => (
            <optgroup key={urgency} label={urgencyTexts[urgency]}>
              {others
                .filter((rule) => rule.urgency === urgency)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Button icon={Plus} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}

type RuleProps = { rule: CallRule; isChosen: boolean; isSuggested: boolean; onPick: () => void };

function RuleCheck({ rule: { id, title, urgency }, isChosen, isSuggested, onPick }: RuleProps) {
  return (
    <Check id={`${ID}-${id}`} name={ID} value={id} defaultChecked={isChosen} onChange={onPick}>
      {title}{' '}
      <span className="sm soft">
        {urgencyTexts[urgency]}
        {isSuggested && ' · words of it are in the text'}
      </span>
    </Check>
  );
}

function hintOf(suggested: Props['suggested'], chosen: number): string {
  if (chosen >= MOST_CALLS) return `The box shows at most ${MOST_CALLS} rules.`;
  if (suggested === null) return 'Saving looks for emergency words in the text.';
  return suggested.length > 0
    ? 'Choose the rules that a reader of this article needs.'
    : 'No emergency words found; “When to call” is not needed.';
}
