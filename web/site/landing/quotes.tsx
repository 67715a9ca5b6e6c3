import { Avatar, type AvatarTone } from '#web/ui/drawing/avatar.tsx';

type Quote = { readonly name: string; readonly who: string; readonly words: string; readonly tone: AvatarTone };

/** Sample quotes, labeled as such until families provide theirs. */
const quotes: readonly Quote[] = [
  {
    name: 'Rosa',
    who: 'mother of a 9-month-old',
    words: 'I open it in the waiting room and I can answer every question. That alone is worth it.',
    tone: 'a',
  },
  {
    name: 'Tom',
    who: 'father of a 5-month-old',
    words: 'My night shift ends when hers begins. We both see what was done, without a single note on the fridge.',
    tone: 'b',
  },
];

export function Quotes() {
  return (
    <section className="page stack loose band">
      <h2 className="band-title">From parents</h2>
      <div className="grid">
        {quotes.map(({ name, who, words, tone }) => (
          <figure key={name} className="c6 quote">
            <blockquote>“{words}”</blockquote>
            <figcaption>
              <Avatar name={name} tone={tone} />
              <span>
                {name}, {who}
                <br />
                <span className="xs faint">Illustrative quote</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
