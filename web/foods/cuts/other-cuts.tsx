import { Arrow, Pieces, type CutDrawing } from './cut-parts.tsx';

export const otherCuts: Readonly<Record<string, CutDrawing>> = {
  'cut-cheese-stick': {
    tone: 'cream',
    says: 'Cheese stick pulled into thin strands',
    parts: (
      <>
        <g transform="translate(32 34) rotate(-38)">
          <rect className="l ed" x="-25" y="-8" width="50" height="16" rx="7" />
          <path className="kn" d="M-32-2.6h64M-32 2.8h64" />
        </g>
        <Arrow at="50 48 45" />
        <path className="tx thick" d="M40 80c8-6 4-12 12-20" />
        <path className="tx thick" d="M47 76c8-6 4-12 12-20" />
        <path className="tx thick" d="M54 73c8-6 4-12 12-20" />
        <path className="tx thick" d="M61 71c8-6 4-12 12-20" />
        <path className="tx thick" d="M68 70c8-6 4-12 12-20" />
      </>
    ),
  },
  'cut-hot-dog': {
    tone: 'rust',
    says: 'Hot dog or sausage cut lengthwise into thin strips, then into small pieces',
    parts: (
      <>
        <g transform="translate(48 27) rotate(-8)">
          <rect className="m ed" x="-33" y="-10" width="66" height="20" rx="10" />
          <path className="kn" d="M-40-3.5H40M-40 3.5H40" />
        </g>
        <Arrow at="48 47 90" />
        <g transform="translate(33 66) rotate(-8)">
          <rect className="m ed" x="-21" y="-9" width="42" height="4.6" rx="2.3" />
          <rect className="m ed" x="-21" y="-1" width="42" height="4.6" rx="2.3" />
          <rect className="m ed" x="-21" y="7" width="42" height="4.6" rx="2.3" />
        </g>
        <Pieces at="61 57, 70 57, 79 57, 61 65, 70 65, 78 65, 61 73, 69 73">
          <rect className="k" width="5.5" height="4.6" rx="1.5" />
        </Pieces>
      </>
    ),
  },
  'cut-mash': {
    tone: 'green',
    says: 'A bowl of mash',
    parts: (
      <>
        <path className="m" d="M24 50c4-14 14-15 19-11 4-9 16-9 19-1 7-3 13 2 14 12z" />
        <path className="k" d="M18 50h60c0 18-12 30-30 30S18 68 18 50z" />
        <path className="to" d="M66 40 80 20" />
        <ellipse className="k" cx="81" cy="18" rx="5" ry="7" transform="rotate(35 81 18)" />
      </>
    ),
  },
  'cut-meat-strips': {
    tone: 'rust',
    says: 'Meat cut across the grain into thin soft strips',
    parts: (
      <>
        <path className="m ed" d="M16 24c8-12 34-14 46-6 8 6 6 20-4 24-14 5-32 6-41-2-5-5-5-11-1-16z" />
        <path className="tx thin" d="M24 27c10-5 24-6 33-2M22 34c11-4 25-5 36-2" />
        <path className="kn" d="M30 10v40M41 9v42M52 10v39" />
        <Arrow at="44 57 90" />
        <Pieces at="32 76 -70, 47 77 -80, 62 76 -95">
          <rect className="m ed" x="-13" y="-4" width="26" height="7" rx="3" />
        </Pieces>
        <g transform="translate(76 72) rotate(-105)">
          <rect className="m ed" x="-11" y="-3" width="20" height="6" rx="3" />
        </g>
      </>
    ),
  },
  'cut-nut-butter': {
    tone: 'cream',
    says: 'Nut butter spread thin on toast, never a spoonful',
    parts: (
      <>
        <path className="k" d="M20 34c-8-12 8-18 20-17h22c14 0 22 8 14 18v37c0 4-2 6-6 6H27c-4 0-7-2-7-6z" />
        <path className="l" d="M25 35c-6-9 5-13 15-13h21c11 0 17 6 10 13v34c0 3-1 4-4 4H29c-3 0-4-1-4-4z" />
        <path
          className="m"
          d="M31 40c6-5 12 1 18-2s12-2 15 2c3 5-2 7 0 12s-1 10-8 9-9 3-15 1-9 1-10-5 2-6 0-10 0-5 0-7z"
        />
        <path className="to" d="M38 47c6-2 13-2 19 0M38 54c6-2 13-2 19 0" />
      </>
    ),
  },
  'cut-popcorn': {
    tone: 'cream',
    says: 'Popcorn, crossed out: not before age 4',
    parts: (
      <>
        <path
          className="l ed"
          d="M34 62c-12 2-17-12-7-17-7-11 7-20 14-13 4-11 20-9 21 2 12-3 17 12 8 17 8 9-1 19-11 15-4 9-19 8-25-4z"
        />
        <path className="k" d="M44 52c2-6 10-6 12-1 1 5-10 8-12 1z" />
        <path className="no" d="M17 79 79 17" />
      </>
    ),
  },
  'cut-scallops': {
    tone: 'cream',
    says: 'Scallops and clams cooked and finely chopped',
    parts: (
      <>
        <rect className="l ed" x="18" y="16" width="32" height="28" rx="10" />
        <path className="tx thin" d="M26 22v16M42 22v16" />
        <path className="kn" d="M12 25h44M12 34h44" />
        <Arrow at="52 50 45" />
        <Pieces at="45.5 64, 53.5 61, 61.5 65, 69.5 60, 77.5 63, 49.5 72, 58.5 73, 67.5 70, 74.5 72, 54.5 80, 64.5 79">
          <rect className="k" width="5" height="4" rx="1.5" />
        </Pieces>
      </>
    ),
  },
  'cut-shrimp': {
    tone: 'gold',
    says: 'Shellfish cooked through and minced very fine',
    parts: (
      <>
        <path
          className="m ed"
          d="M20 44c-8-14 2-31 20-31 14 0 23 8 22 15-1 5-7 6-10 2-3-5-16-7-20 2-2 6 2 9 2 13 0 6-10 7-14-1z"
        />
        <path className="tx thin" d="M27 21l7 8M40 13l1 12M18 35l10-1" />
        <Arrow at="50 50 45" />
        <Pieces at="48 64, 55 61, 62 65, 69 61, 76 64, 51 71, 58 69, 65 72, 72 69, 55 78, 63 78, 79 57">
          <rect className="k" width="4" height="4" rx="1.4" />
        </Pieces>
      </>
    ),
  },
  'cut-teething-biscuit': {
    tone: 'gold',
    says: 'Toast squares in place of a hard biscuit',
    parts: (
      <>
        <rect className="m ed" x="14" y="18" width="44" height="18" rx="8" />
        <path className="no fine" d="M16 44 58 12" />
        <Arrow at="52 50 45" />
        <Pieces at="32 55, 48 55, 64 53, 40 69, 56 69">
          <rect className="l ed" width="12" height="11" rx="2.5" />
        </Pieces>
      </>
    ),
  },
};
