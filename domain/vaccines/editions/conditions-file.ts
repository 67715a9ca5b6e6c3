import {
  also,
  among,
  dayText,
  duration,
  exactly,
  fault,
  inside,
  listOf,
  matching,
  namedIn,
  noneTwice,
  object,
  shown,
  text,
  yesOrNo,
  type Check,
  type Fault,
} from './checks.ts';
import type { DayText, DurationText, ObservationCode, SupportingData } from '../supporting-data.ts';

/** A fact about a child, in parents' words, that the engine knows as one or several observations. */
export type Condition = {
  readonly id: string;
  readonly title: string;
  /** What it includes, and what it does not. */
  readonly means?: string;
  /** Left out where CDSi has no rule for children. */
  readonly changes?: string;
  /** What to ask the doctor at an age for which CDSi has no rule. */
  readonly ask?: string;
  /** The age from which that is asked; otherwise it is from birth. */
  readonly askFrom?: DurationText;
  /** What to ask the doctor at every age. */
  readonly askAlways?: string;
  /** What to ask in place of `ask`, by how a vaccine group stands. */
  readonly askOf?: {
    readonly group: string;
    /** It must not be given. */
    readonly contraindicated: string;
    /** A doctor is asked before the next one. */
    readonly askFirst: string;
    /** No dose counts yet. */
    readonly first: string;
  };
  /** Ours: a treatment, after which the note is taken out. */
  readonly isForATime?: boolean;
  /** Ours: any fever is a reason to call at once. */
  readonly isFeverUrgent?: boolean;
  readonly observations: readonly {
    readonly code: ObservationCode;
    /** CDC's. */
    readonly title: string;
    /** The age from which the condition is this observation; otherwise it is from birth. */
    readonly from?: DurationText;
  }[];
};

export type ConditionTopic = { readonly title: string; readonly conditions: readonly Condition[] };

type ConditionsFile = {
  readonly layout: 'vaccine-conditions/1';
  readonly asOf: DayText;
  readonly source: string;
  readonly wording: string;
  readonly topics: readonly ConditionTopic[];
  /** Every other observation for which CDSi has a rule for children. */
  readonly leftOut: readonly {
    readonly what: string;
    readonly why: string;
    readonly observations: readonly ObservationCode[];
  }[];
};

const CONDITION_ID = /^[a-z][a-z-]{2,39}$/;

export function conditionsCheck({ observations }: Pick<SupportingData, 'observations'>): Check<ConditionsFile> {
  const code = namedIn(new Set(Object.keys(observations)), 'observation');
  const observation = object<Condition['observations'][number]>({ code, title: text }, { from: duration });
  const askOf = object<NonNullable<Condition['askOf']>>(
    { group: text, contraindicated: text, askFirst: text, first: text },
    {},
  );
  const condition = object<Condition>(
    { id: matching(CONDITION_ID, 'an id'), title: text, observations: listOf(observation) },
    {
      means: text,
      changes: text,
      ask: text,
      askFrom: duration,
      askAlways: text,
      askOf,
      isForATime: yesOrNo,
      isFeverUrgent: yesOrNo,
    },
  );
  const file = object<ConditionsFile>(
    {
      layout: exactly('vaccine-conditions/1'),
      asOf: dayText,
      source: text,
      wording: text,
      topics: listOf(object<ConditionTopic>({ title: text, conditions: listOf(condition) }, {})),
      leftOut: listOf(
        object<ConditionsFile['leftOut'][number]>({ what: text, why: text, observations: listOf(code) }, {}),
      ),
    },
    {},
  );
  return also(file, ({ topics }) => faultInIds(topics) ?? faultInTitles(topics, observations));
}

function faultInIds(topics: readonly ConditionTopic[]): Fault | null {
  const all = topics.flatMap(({ conditions }) => conditions);
  return noneTwice('topics.conditions', all, 'id', 'a second condition of this id');
}

/** With CDC's title beside the code, a slip in the code is seen. */
function faultInTitles(topics: readonly ConditionTopic[], known: SupportingData['observations']): Fault | null {
  return among('topics', topics, ({ conditions }) =>
    among('conditions', conditions, (condition) =>
      among('observations', condition.observations, ({ code, title }) => {
        const published = known[code]?.title;
        return title === published ? null : inside('title', fault(`${shown(title)} in place of ${shown(published)}`));
      }),
    ),
  );
}
