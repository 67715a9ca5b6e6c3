import { Arrow, Pieces, Quarters, type CutDrawing } from './cut-parts.tsx';

export const vegetableCuts: Readonly<Record<string, CutDrawing>> = {
  'cut-bell-pepper': {
    tone: 'gold',
    says: 'Bell pepper cooked soft and peeled, in strips',
    parts: (
      <>
        <path className="g" d="M31 18c0-6 2-8 6-10l2 4c-3 1-3 3-3 6z" />
        <path
          className="m ed"
          d="M34 18c-8-5-20 0-19 14 1 13 6 24 11 24 3 0 4-2 7-2s4 2 7 2c5 0 11-11 12-24 1-14-10-19-18-14z"
        />
        <path className="kn" d="M26 10v52M41 10v52" />
        <Arrow at="57 49 45" />
        <Pieces at="55 74 -80, 68 71 -84">
          <rect className="m ed" x="-15" y="-4" width="30" height="7" rx="3" />
        </Pieces>
        <g transform="translate(80 66) rotate(-90)">
          <rect className="m ed" x="-13" y="-4" width="26" height="7" rx="3" />
        </g>
      </>
    ),
  },
  'cut-brussels-sprouts': {
    tone: 'green',
    says: 'Brussels sprout cooked soft and quartered',
    parts: (
      <>
        <circle className="m ed" cx="32" cy="32" r="17" />
        <path className="tx thin" d="M32 49c-1-10-8-14-12-16M32 49c0-12 7-17 12-20M32 49V24" />
        <path className="kn" d="M32 8v48M10 32h44" />
        <Arrow at="52 50 45" />
        <Quarters at="48 72 0.68, 61 69 0.68, 73 65 0.68, 83 58 0.6" />
      </>
    ),
  },
  'cut-carrot': {
    tone: 'gold',
    says: 'Carrot cooked soft, in strips as long as a finger',
    parts: (
      <>
        <path className="g" d="M20 24c-8-2-11-8-9-13 6 0 9 3 10 7 0-6 4-9 9-9 0 6-3 11-8 14z" />
        <path className="m ed" d="M18 26c3-6 10-7 14-2l36 24c3 2 1 5-2 4L22 38c-6-2-7-8-4-12z" />
        <path className="kn" d="M10 23 76 55" />
        <path className="tx" d="M28 55c-3 3 3 5 0 8M40 58c-3 3 3 5 0 8" />
        <Pieces at="45 77 -6, 49 85 -6">
          <rect className="m ed" x="-25" y="-6" width="46" height="6.5" rx="3" />
        </Pieces>
      </>
    ),
  },
  'cut-celery': {
    tone: 'green',
    says: 'Celery cooked soft, strings off, in small bits',
    parts: (
      <>
        <path className="g" d="M26 22c-7-2-9-8-7-12 6 0 8 3 9 6 0-5 4-7 8-7 1 6-3 10-7 13z" />
        <path className="m ed" d="M22 24c4-5 11-3 13 2l28 26c-3 6-10 8-14 3L21 34c-3-3-2-7 1-10z" />
        <path className="tx thin" d="M28 28l28 26" />
        <path className="kn" d="M48 34 34 50M58 42 44 60M37 24 23 40" />
        <Arrow at="64 64 60" />
        <Pieces at="36 73 0, 45 78 20, 54 74 40, 63 80 60, 72 75 80, 50 85 100, 40 83 120">
          <path className="m ed" d="M-4-3c3 2 6 2 8 0v5c-3 2-6 2-8 0z" />
        </Pieces>
      </>
    ),
  },
  'cut-cherry-tomato': {
    tone: 'rust',
    says: 'Cherry tomato cut from top to tip into four',
    parts: (
      <>
        <circle className="m ed" cx="32" cy="34" r="17" />
        <path className="g" d="M32 20l-8-4 6-2 2-6 3 6 6 1-7 5z" />
        <path className="kn" d="M32 6v52" />
        <path className="kn" d="M20 20c-4 9-4 19 0 28" />
        <Arrow at="50 47 45" />
        <Quarters at="48 71 0.72, 61 68 0.72, 73 64 0.72, 83 57 0.64" />
      </>
    ),
  },
  'cut-cucumber': {
    tone: 'green',
    says: 'Cucumber in thin matchsticks',
    parts: (
      <>
        <g transform="translate(38 28) rotate(-12)">
          <rect className="m ed" x="-28" y="-11" width="56" height="22" rx="11" />
          <path className="kn" d="M-36-4h72M-36 4h72" />
        </g>
        <Arrow at="47 50 80" />
        <g transform="translate(30 74) rotate(-78)">
          <rect className="m" x="-12" y="-1.6" width="24" height="3.2" rx="1.4" />
        </g>
        <g transform="translate(38 70) rotate(-72)">
          <rect className="k" x="-12" y="-1.6" width="24" height="3.2" rx="1.4" />
        </g>
        <g transform="translate(46 74) rotate(-66)">
          <rect className="m" x="-12" y="-1.6" width="24" height="3.2" rx="1.4" />
        </g>
        <g transform="translate(54 70) rotate(-60)">
          <rect className="k" x="-12" y="-1.6" width="24" height="3.2" rx="1.4" />
        </g>
        <g transform="translate(62 74) rotate(-54)">
          <rect className="m" x="-12" y="-1.6" width="24" height="3.2" rx="1.4" />
        </g>
        <g transform="translate(70 70) rotate(-48)">
          <rect className="k" x="-12" y="-1.6" width="24" height="3.2" rx="1.4" />
        </g>
      </>
    ),
  },
};
