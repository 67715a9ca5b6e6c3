import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Empty } from '#web/ui/state/empty.tsx';

export function NotAnEditor({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Card>
        <Empty
          title="You cannot edit articles."
          action={<ButtonLink href="/education">Back to the articles</ButtonLink>}
        >
          The person who runs this server chooses who can edit.
        </Empty>
      </Card>
    </>
  );
}
