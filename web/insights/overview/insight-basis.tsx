import * as z from 'zod/mini';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { ChildData, type Insight } from '#contract/insights.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { basisOf, madeByText } from './insight-texts.ts';

type Props = { insight: Insight; child: Child; me: Me };

/** What an insight was based on, who wrote it, and what it is not. */
export function InsightBasis({ insight, child, me }: Props) {
  const { success, data } = z.safeParse(ChildData, parsed(insight.requestText));
  const isOfGuide = insight.writer === 'guide';
  return (
    <>
      <Fold title="What it was based on" titleLevel={4} plain>
        <div className="stack tight">
          {success && (
            <dl className="facts">
              {basisOf(data, me.units).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="sm soft">
            Also read: {child.firstName}'s vaccine plan, checkups, milestones and foods.
            {!isOfGuide &&
              ` Sentences without ${child.firstName}'s name were given to a language model, which worded some: no name, no birthday, no notes.`}
          </p>
          <p className="sm soft">{madeByText(insight, me)}</p>
        </div>
      </Fold>
      <SourceLine>
        Written by {isOfGuide ? 'the built-in guide' : 'a language model'} from Fernling's library, edition{' '}
        {insight.edition}. It can be wrong and is not a diagnosis. Worried? Ask the doctor; in danger call 911.
      </SourceLine>
    </>
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
