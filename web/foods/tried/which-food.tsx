import type { Taste } from '#contract/foods/tastes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FoodField } from './food-field.tsx';
import type { FoodFinder } from './food-finder.ts';
import { OwnMeal } from './own-meal.tsx';
import type { FoodChoice } from './use-food-choice.ts';

type Props = {
  /** Before the ids of its fields. */
  id: string;
  choice: FoodChoice;
  finder: FoodFinder;
  /** What was had lately. */
  offered: readonly Taste[];
  /** Which of these it was. */
  target: Taste | null;
  onChoose: (taste: Taste | null) => void;
  /** Another food was picked from the list, or nobody knows it. */
  onPicked: () => void;
  hint: string | undefined;
  error: string | undefined;
};

/** What was eaten before a reaction: one of the latest, or any other food. */
export function WhichFood({ id, choice, finder, offered, target, onChoose, onPicked, hint, error }: Props) {
  const isUnlisted = !choice.isEmpty && choice.food === null && !choice.isUnknown;
  const notKnown = () => {
    onChoose(null);
    if (choice.isUnknown && !target) return choice.clear();
    choice.asUnknown();
    onPicked();
  };
  return (
    <div className="stack tight" role="group" aria-label="Which food was it?">
      <FoodField
        id={`${id}-food`}
        label="Which food was it?"
        finder={finder}
        text={target ? target.name : choice.text}
        noteOf={() => null}
        onType={(text) => {
          onChoose(null);
          choice.type(text);
        }}
        onPick={(food) => {
          onChoose(null);
          choice.pick(food);
          onPicked();
        }}
        hint={hint}
        error={error}
      />
      <div className="chips" role="group" aria-label="Had lately, or another answer">
        {offered.map((taste) => (
          <button
            key={taste.id}
            type="button"
            className="chip"
            aria-pressed={target?.id === taste.id}
            onClick={() => onChoose(target?.id === taste.id ? null : taste)}
          >
            {taste.name}
          </button>
        ))}
        <button type="button" className="chip" aria-pressed={choice.isUnknown && !target} onClick={notKnown}>
          I do not know which
        </button>
      </div>
      {isUnlisted && !target && choice.allergens === null && (
        <div>
          <Button onClick={() => choice.asMeal([])}>It is not in the list</Button>
        </div>
      )}
      {isUnlisted && !target && choice.allergens && (
        <OwnMeal id={id} chosen={choice.allergens} onChange={choice.asMeal} />
      )}
    </div>
  );
}
