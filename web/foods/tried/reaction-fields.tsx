import { REACTIONS, SIGNS, type Sign } from '#domain/foods/food.ts';
import { SIGN_TEXTS } from '#domain/foods/reaction-advice.ts';
import { Check } from '#web/ui/form/check.tsx';
import { FieldNote, noteIdOf } from '#web/ui/form/field.tsx';
import { PickGroup } from '#web/ui/form/pick-group.tsx';
import { ReactionAnswer, type AnswerProps } from './reaction-answer.tsx';
import { reactionNames } from './taste-texts.ts';
import type { TasteFormState } from './use-taste-form.ts';
import type { ReactionState } from './use-reaction.ts';

type Props = {
  /** Before the names of its fields, which stand once on the page. */
  id: string;
  reaction: ReactionState;
  onEmergency: () => void;
  error: string | undefined;
};

/** Every reaction but None is answered below, and asks for the signs that need 911 before it is saved. */
export function ReactionFields(props: Props & Pick<TasteFormState, 'lacks'> & Pick<AnswerProps, 'isCallBelow'>) {
  const { id, reaction, lacks, isCallBelow } = props;
  const hint = reaction.isAsked ? undefined : 'A reaction first asks for the signs that need 911.';
  return (
    <>
      <ReactionPicks id={id} reaction={reaction} lacks={lacks} hint={hint} />
      <ReactionAnswer advice={reaction.advice} isCallBelow={isCallBelow} />
      {reaction.isAsked && <SignFields {...props} />}
    </>
  );
}

type PicksProps = Pick<Props, 'id' | 'reaction'> &
  Pick<TasteFormState, 'lacks'> & {
    /** There was one. */
    isSure?: boolean;
    hint?: string | undefined;
    error?: string | undefined;
  };

export function ReactionPicks({ id, reaction, lacks, isSure = false, hint, error }: PicksProps) {
  const groupId = `${id}-reaction`;
  const lowerId = `${id}-lower`;
  const lowerError = lacks.lower && reaction.isNotSevereAsked ? "Check 'It was not severe' to save this." : undefined;
  const [first, ...others] = REACTIONS;
  return (
    <>
      <fieldset className="field" role="radiogroup" aria-describedby={noteIdOf(groupId, { hint, error })}>
        <legend>Reaction</legend>
        <div className="feel">
          {(isSure ? others : [first, ...others]).map((one, index) => (
            <label key={one} className="pick">
              <input
                type="radio"
                id={index === 0 ? groupId : undefined}
                name={groupId}
                value={one}
                checked={reaction.picked === one}
                onChange={() => reaction.pick(one)}
              />
              <span>{reactionNames[one]}</span>
            </label>
          ))}
        </div>
        <FieldNote id={groupId} hint={hint} error={error} />
      </fieldset>
      {reaction.isRashAsked && (
        <PickGroup
          name={`${id}-raised`}
          label="Is it raised, itchy or moving?"
          options={raised}
          value={reaction.isRaised === null ? '' : raisedValue(reaction.isRaised)}
          onPick={(value) => reaction.sayRaised(value === raisedValue(true))}
          error={lacks.raised && reaction.isRaised === null ? 'Say whether it is raised, itchy or moving.' : undefined}
        />
      )}
      {reaction.isLower && (
        <div className="stack tight">
          <Check
            name={lowerId}
            id={lowerId}
            aria-describedby={noteIdOf(lowerId, { hint: undefined, error: lowerError })}
            checked={reaction.wasNotSevere}
            onChange={({ target }) => reaction.sayNotSevere(target.checked)}
          >
            It was not severe. Only check this if what was noted before was a mistake.
          </Check>
          <FieldNote id={lowerId} error={lowerError} />
        </div>
      )}
    </>
  );
}

const raised = [
  { value: raisedValue(true), label: 'Yes, or not sure: that is hives' },
  { value: raisedValue(false), label: 'No: flat redness where food touched skin' },
];

function raisedValue(is: boolean): string {
  return is ? 'hives' : 'flat';
}

const SPIT_UP = 'Spitting up a little is not vomiting.';

export function SignFields({ id, reaction, onEmergency, error }: Props) {
  const groupId = `${id}-signs`;
  const signs = SIGNS.filter((sign) => sign !== 'vomited-once' || reaction.picked !== 'vomiting' || isSeen(sign));
  function isSeen(sign: Sign) {
    return reaction.signs.includes(sign);
  }
  return (
    <fieldset className="field" aria-describedby={noteIdOf(groupId, { hint: SPIT_UP, error })}>
      <legend>What do you see? Check what fits.</legend>
      <div className="feel seen">
        {signs.map((sign, index) => (
          <label key={sign} className="pick">
            <input
              type="checkbox"
              id={index === 0 ? groupId : undefined}
              value={sign}
              checked={isSeen(sign)}
              onChange={({ target }) => reaction.see(sign, target.checked) && onEmergency()}
            />
            <span>{SIGN_TEXTS[sign]}</span>
          </label>
        ))}
        <label className="pick">
          <input
            type="checkbox"
            value="none"
            checked={reaction.hasNone}
            onChange={({ target }) => reaction.seeNone(target.checked)}
          />
          <span>None of these</span>
        </label>
      </div>
      <FieldNote id={groupId} hint={SPIT_UP} error={error} />
    </fieldset>
  );
}
