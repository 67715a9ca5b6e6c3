import { Plus } from 'lucide';
import { FernPair } from '../drawing/art/fern-pair.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../layout/card.tsx';
import { CardLink } from '../layout/card-link.tsx';
import { Empty } from '../state/empty.tsx';
import { Failed } from '../state/failed.tsx';
import { Loading } from '../state/loading.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { Spinner } from '../state/spinner.tsx';

export function StatesCards() {
  return (
    <>
      <Card className="c6">
        <Empty
          art={<FernPair />}
          title="No children added yet"
          action={
            <ButtonLink href="#add" look="primary" icon={Plus}>
              Add Your First Child
            </ButtonLink>
          }
        >
          Add a name and a birthday. The growth charts follow by themselves.
        </Empty>
      </Card>
      <Card title="Measurements" busy className="c6">
        <Loading text="Loading measurements..." />
      </Card>
      <Card title="Measurements" className="c6">
        <Failed
          title="Error loading measurements: the server did not answer."
          onRetry={() => {}}
          action={<CardLink href="#contact">Contact Us</CardLink>}
        />
      </Card>
      <Card title="Growth" busy className="c6">
        <Loading text="Loading the chart...">
          <Skeleton shape="title" />
          <Skeleton shape="picture" />
        </Loading>
        <Spinner>Loading...</Spinner>
      </Card>
    </>
  );
}
