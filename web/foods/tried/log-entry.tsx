import { Check, CircleAlert, Pencil } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { holdsByReaction, pauseByReaction, type Pauses } from '#domain/foods/pauses.ts';
import { heldText } from '#domain/foods/pause-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { ageText } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { shortDayNear } from '#web/client/text/day-near.ts';
import { clockText } from '#web/client/text/clock-text.ts';
import { nameOf } from '#web/client/text/history.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { useNamesOfAllowed } from '../allowed-data.ts';
import { foodHref } from '../food-guide-search.ts';
import { LikingButtons } from './liking-buttons.tsx';
import { PausedBadge } from './paused-badge.tsx';
import { ReactionFirst } from './reaction-first.tsx';
import { allowedText, isLikingOpen, likings, onText, reactionText, signsText } from './taste-texts.ts';

// Loaded as soon as the page is there. Where that did not come to pass, an emergency needs no line.
const ReactionNote = lazily(() => import('./reaction-note.tsx'), 'ReactionNote', ReactionFirst);

export type LogEntryProps = {
  taste: Taste;
  child: Child;
  me: Me;
  today: Day;
  isFirst: boolean;
  /** How it was liked is asked where it was saved. */
  isAskedAbove: boolean;
  onEdit: (taste: Taste) => void;
  /** Of all that was tried. */
  pauses: Pauses<Taste>;
  /** Opens where it can be noted that a doctor said yes. */
  onAllow: (asked: { readonly taste: Taste }) => void;
};

export function LogEntry(props: LogEntryProps) {
  const { taste, child, today, isFirst, isAskedAbove, onEdit } = props;
  const [isNoting, setNoting] = useState(false);
  const may = mayEdit(child);
  // How it went is asked in place while it is fresh.
  const isFresh = may && taste.triedOn === today && (taste.liking === null || taste.reaction === null);
  const isLikingAsked = isFresh && isLikingOpen(taste);
  const buttonId = `note-of-${taste.id}`;
  return (
    <li>
      <DayCell {...props} />
      <div className="stack tight">
        <p className="what">
          {taste.foodId === null ? taste.name : <a href={foodHref(taste.foodId)}>{taste.name}</a>}{' '}
          {isLikingAsked && (
            <Badge tone="done" icon={Check}>
              Saved
            </Badge>
          )}{' '}
          {isFirst && <Badge tone="next">First time</Badge>}
        </p>
        {isLikingAsked && !isAskedAbove && <LikingButtons taste={taste} child={child} nextId={buttonId} />}
        <Said {...props} />
        {isNoting ? (
          <WhenLoaded fallback={null}>
            <ReactionNote
              {...props}
              onClose={() => {
                setNoting(false);
                focusSoon(buttonId);
              }}
            />
          </WhenLoaded>
        ) : (
          isFresh && (
            <Button id={buttonId} look="quiet" className="at-start" onClick={() => setNoting(true)}>
              Reaction or note
            </Button>
          )
        )}
      </div>
      {may && !isNoting && (
        <IconButton
          icon={Pencil}
          label={`Edit ${taste.name}, ${onText(taste.triedOn, today)}`}
          onClick={() => onEdit(taste)}
        />
      )}
    </li>
  );
}

/** 'Today, 7:40 a.m.', 'Nov 20, 10 months' */
function DayCell({ taste: { triedOn, madeAt }, child, me, today }: LogEntryProps) {
  const isToday = triedOn === today;
  const at = new Date(madeAt);
  const isMadeThen = localDay(me.timeZone, at) === triedOn;
  return (
    <span className="day">
      <strong>{isToday ? 'Today' : shortDayNear(triedOn, today)}</strong>
      <br />
      <span className="xs faint">
        {isToday && isMadeThen ? clockText(at, me.timeZone) : ageText(child.bornOn, triedOn)}
      </span>
    </span>
  );
}

function Said({ taste, child, me, today, pauses, onAllow }: LogEntryProps) {
  const { liking, reaction, allowedOn, note, madeBy } = taste;
  const reacted = reactionText(taste);
  const held = holdsByReaction(taste, pauses);
  const pause = pauseByReaction(taste, pauses);
  return (
    <>
      <p className="said">
        {liking && (
          <span>
            <Icon of={likings[liking].icon} />
            {likings[liking].label}
          </span>
        )}{' '}
        {reaction === 'none' && (
          <span>
            <Icon of={Check} />
            {reacted}
          </span>
        )}
        {reacted && reaction !== 'none' && (
          <Badge tone={taste.isSerious ? 'late' : 'due'} icon={CircleAlert}>
            {reacted}
          </Badge>
        )}{' '}
        <span className="faint">
          by {nameOf(madeBy, me)}
          {note && ` · “${note}”`}
        </span>
      </p>
      {reaction !== 'none' && taste.signs.length > 0 && <p className="said">{signsText(taste)}</p>}
      {held.length > 0 && (
        <p className="said">
          <PausedBadge pause={pause} foodId={taste.foodId} name={taste.name} />
          {!pause && <span>Waiting for a doctor: {heldText(held)}</span>}{' '}
          {mayEdit(child) && (
            <Button look="quiet" onClick={() => onAllow({ taste })}>
              The doctor said yes
            </Button>
          )}
        </p>
      )}
      {allowedOn && (
        <p className="said">
          <span>
            <Icon of={Check} />
            The doctor said yes on {shortDayNear(allowedOn, today)}
            {held.length > 0 && <Allowed taste={taste} />}
          </span>
        </p>
      )}
    </>
  );
}

/** ': Pancake, milk' */
function Allowed({ taste }: { taste: Taste }) {
  return `: ${allowedText(taste, useNamesOfAllowed([taste]).nameOfFood)}`;
}
