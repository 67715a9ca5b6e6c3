import { Check, Pencil, Ruler, Scale } from 'lucide';
import { ClosedDoor } from '../drawing/art/closed-door.tsx';
import { Cloud } from '../drawing/art/cloud.tsx';
import { FernPair } from '../drawing/art/fern-pair.tsx';
import { Mail } from '../drawing/art/mail.tsx';
import { NutritionBowl } from '../drawing/art/nutrition-bowl.tsx';
import { Avatar } from '../drawing/avatar.tsx';
import { Badge } from '../drawing/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../layout/card.tsx';
import { ChartFrame } from '../drawing/chart-frame.tsx';
import { Fold } from '../layout/fold.tsx';
import { Frond } from '../drawing/frond.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { PercentileBar } from '../drawing/percentile-bar.tsx';
import { Progress } from '../state/progress.tsx';
import { ScrollTable } from '../layout/scroll-table.tsx';
import { Body, Cell, ColumnHeads, Row } from '../layout/table-parts.tsx';
import { Tile } from '../layout/tile.tsx';

const rows = [
  { on: 'Nov 19, 2026', by: 'At the doctor', age: '4', weight: '6.94', height: '63.2', head: '41.0' },
  { on: 'Oct 22, 2026', by: 'Added Oct 24 by Daniel', age: '3', weight: '6.43', height: '61.1', head: '40.0' },
];

const heads = ['Age (mo)', 'Weight (kg)', 'Height (cm)', 'Head (cm)'];

export function TableCard() {
  return (
    <Card title="Table" className="c6">
      <ScrollTable label="Measurements, table" fit>
        <ColumnHeads texts={['Date Added']} numbers={[...heads, 'Actions']} />
        <Body>
          {rows.map(({ on, by, age, weight, height, head }) => (
            <Row
              key={on}
              head={
                <>
                  {on}
                  <span className="by">{by}</span>
                </>
              }
            >
              <Cell head={heads[0]}>{age}</Cell>
              <Cell head={heads[1]}>{weight}</Cell>
              <Cell head={heads[2]}>{height}</Cell>
              <Cell head={heads[3]}>{head}</Cell>
              <Cell>
                <IconButton icon={Pencil} label={`Edit the measurement of ${on}`} />
              </Cell>
            </Row>
          ))}
        </Body>
      </ScrollTable>
    </Card>
  );
}

export function PartsCard() {
  return (
    <Card title="Frond, bar, tiles, folds" aside={<strong className="num">3 of 12</strong>} className="c6">
      <div className="stack loose">
        <Frond total={12} done={3} next={3} label="3 of 12 milestones achieved" unfurl />
        <PercentileBar percentile={72} label="Weight 72nd percentile" />
        <Progress share={0.4}>Preparing your export, 2 of 5.</Progress>
        <div className="row wrap">
          <Avatar name="Maya" large />
          <Avatar name="Jonah" tone="b" />
          <Avatar name="Ada" tone="c" />
          <Tile icon={Scale} />
          <Tile icon={Check} tone="fern" />
          <Tile icon={Ruler} tone="sky" />
          <Tile icon={Scale} tone="amber" />
          <Tile icon={Scale} tone="clay" />
          <Tile icon={Scale} tone="apricot" />
          <Tile icon={Scale} tone="heather" />
        </div>
        <div>
          <Fold title="Weight" plain>
            <p className="sm soft">Undressed, without a diaper, on a baby scale.</p>
          </Fold>
          <Fold title="Height" plain open>
            <p className="sm soft">Lying on the back on a firm surface, one knee gently straight.</p>
          </Fold>
        </div>
      </div>
    </Card>
  );
}

export function ChartCard() {
  const legend = (
    <>
      <button type="button" aria-pressed="true">
        Maya
      </button>
      <button type="button" aria-pressed="false">
        50th percentile
      </button>
    </>
  );
  return (
    <div className="c6">
      <ChartFrame
        label="Weight chart"
        title="Growth Tracking"
        action={<Badge>Sample data</Badge>}
        legend={legend}
        source="Reference: WHO Child Growth Standards (2006), girls."
      >
        <svg className="chart sample" viewBox="0 0 340 132" role="img" aria-label="Sample: close to the middle line">
          <path className="z2" d="M8 91L288 14V66L8 117Z" />
          <path className="p3" d="M8 117L288 66" />
          <path className="p50" d="M8 105L288 43" />
          <path className="p97" d="M8 91L288 14" />
          <path className="me" d="M8 103L106 68L197 49" />
          <circle className="dot now" cx="197" cy="49" r="6" />
          <text className="t50" x="294" y="47">
            50th
          </text>
        </svg>
      </ChartFrame>
    </div>
  );
}

export function ArtCard() {
  return (
    <Card title="Art" aside={<Button look="quiet">Other picture</Button>} className="c6">
      <div className="three">
        <FernPair />
        <Mail />
        <Cloud />
        <ClosedDoor />
        <NutritionBowl />
      </div>
    </Card>
  );
}
