import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../layout/card.tsx';
import { CardLink } from '../layout/card-link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Segment } from '../form/segment.tsx';
import { Tabs } from '../layout/tabs.tsx';

export function ButtonsCard() {
  return (
    <Card title="Buttons and links" className="c6">
      <div className="stack">
        <div className="row wrap">
          <Button look="primary" icon={Plus}>
            Primary
          </Button>
          <Button look="waiting">Waiting</Button>
          <Button>Default</Button>
          <Button look="quiet">Quiet</Button>
          <Button look="danger">Remove</Button>
          <Button look="stop">Remove</Button>
        </div>
        <div className="row wrap">
          <Button look="primary" icon={Plus} busy>
            Busy with icon
          </Button>
          <Button busy>Busy</Button>
          <Button disabled>Disabled</Button>
          <IconButton icon={Pencil} label="Edit the sample" />
          <IconButton icon={Trash2} label="Delete the sample" look="danger" />
        </div>
        <div className="row wrap">
          <ButtonLink href="#buttons" look="primary" big>
            Big link
          </ButtonLink>
          <CardLink href="#buttons">Growth Tracking</CardLink>
          <CardLink href="#buttons" icon={Plus}>
            Add Measurement
          </CardLink>
        </div>
        <Button look="primary" big full disabledBecause="The security check is still running.">
          Log in
        </Button>
      </div>
    </Card>
  );
}

const tabs = [
  { id: 'overview', label: 'Overview', href: '#overview' },
  { id: 'growth', label: 'Growth', href: '#growth', count: 6 },
  { id: 'learning', label: 'Learning', href: '#learning' },
];
const measures = [
  { id: 'weight', label: 'Weight' },
  { id: 'height', label: 'Height' },
  { id: 'head', label: 'Head Circumference' },
] as const;
const units = [
  { id: 'metric', label: 'kg, cm' },
  { id: 'us', label: 'lb, in' },
] as const;

type Measure = (typeof measures)[number]['id'];
type Units = (typeof units)[number]['id'];

export function TabsCard() {
  const [tab, setTab] = useState('overview');
  const [measure, setMeasure] = useState<Measure>('weight');
  const [unit, setUnit] = useState<Units>('metric');
  return (
    <Card title="Tabs and segments" className="c6">
      <div className="stack">
        <Tabs label="Sample sections" tabs={tabs} current={tab} onPick={setTab} />
        <Segment label="Measure" items={measures} current={measure} onPick={setMeasure} panelId="panel" wideOnPhone />
        <p id="panel" role="tabpanel" aria-label="Measure" className="soft">
          {measures.find(({ id }) => id === measure)?.label}
        </p>
        <div>
          <Segment label="Units" items={units} current={unit} onPick={setUnit} />
        </div>
      </div>
    </Card>
  );
}
