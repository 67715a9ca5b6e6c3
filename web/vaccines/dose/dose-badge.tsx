import {
  CalendarDays,
  Check,
  CircleAlert,
  CircleQuestionMark,
  Clock,
  Info,
  Minus,
  Pause,
  Syringe,
  type IconNode,
} from 'lucide';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { isDayMissing, standingOf, type DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';
import { Badge, type BadgeTone } from '#web/ui/drawing/badge.tsx';
import { Tile, type TileTone } from '#web/ui/layout/tile.tsx';
import { decisionOf } from '../known-vaccines.ts';
import { standingText } from './dose-text.ts';

type Look = { readonly tone: BadgeTone; readonly icon: IconNode; readonly tile: TileTone };

const looks: Readonly<Record<DoseStanding, Look>> = {
  completed: { tone: 'done', icon: Check, tile: 'fern' },
  'not-counted': { tone: 'due', icon: Info, tile: 'amber' },
  due: { tone: 'due', icon: Clock, tile: 'amber' },
  overdue: { tone: 'late', icon: CircleAlert, tile: 'clay' },
  upcoming: { tone: 'next', icon: CalendarDays, tile: 'sky' },
  contraindicated: { tone: 'plain', icon: CircleAlert, tile: 'plain' },
  'ask-first': { tone: 'plain', icon: CircleQuestionMark, tile: 'plain' },
  declined: { tone: 'plain', icon: Minus, tile: 'plain' },
  deferred: { tone: 'plain', icon: Pause, tile: 'plain' },
  'not-needed': { tone: 'plain', icon: Minus, tile: 'plain' },
  unanswered: { tone: 'plain', icon: CircleQuestionMark, tile: 'plain' },
};

/** Beside these it says nothing more, or the contrary, for whom the vaccine is. */
const WITHOUT_CATEGORY: ReadonlySet<DoseStanding> = new Set(['ask-first', 'contraindicated', 'not-needed']);

type Props = { row: PlannedDose; plan: VaccinePlan };

/** Status of a dose, and whether the authority leaves the vaccine to shared decision-making. */
export function DoseBadge({ row, plan }: Props) {
  const standing = standingOf(row, plan);
  const category = WITHOUT_CATEGORY.has(standing) ? null : row.category;
  return (
    <>
      {category === 'ask-your-doctor' && <Badge>Ask your doctor</Badge>}
      {category === 'risk' && <Badge>For children at risk</Badge>}
      <StandingBadge standing={standing}>
        {isDayMissing(row, plan) ? 'Completed, day missing' : standingText(standing, row, decisionOf(row, plan))}
      </StandingBadge>
    </>
  );
}

export function StandingBadge({ standing, children }: { standing: DoseStanding; children: string }) {
  const { tone, icon } = looks[standing];
  return (
    <Badge tone={tone} icon={icon}>
      {children}
    </Badge>
  );
}

export function StandingTile({ standing }: { standing: DoseStanding }) {
  const { tile, icon } = looks[standing];
  return <Tile tone={tile} icon={icon} />;
}

export function DoseTile({ row, plan }: Props) {
  const { tile, icon } = looks[standingOf(row, plan)];
  return <Tile tone={tile} icon={row.status === 'overdue' || row.status === 'upcoming' ? Syringe : icon} />;
}
