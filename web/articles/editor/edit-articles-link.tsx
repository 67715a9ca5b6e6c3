import { Pencil } from 'lucide';
import { useMe } from '#web/accounts/data.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { editorHref } from './editor-hrefs.ts';

/** Nothing for whoever is no editor. */
export function EditArticlesLink() {
  const { data: me } = useMe();
  if (me?.isEditor !== true) return null;
  return (
    <ButtonLink icon={Pencil} href={editorHref}>
      Edit articles
    </ButtonLink>
  );
}
