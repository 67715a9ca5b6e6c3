import { Arrow, Pieces, Quarters, type CutDrawing } from './cut-parts.tsx';

export const fruitCuts: Readonly<Record<string, CutDrawing>> = {
  'cut-apple': {
    tone: 'green',
    says: 'Apple in paper-thin slices',
    parts: (
      <>
        <path className="st" d="M34 18c0-5 2-8 6-9" />
        <path
          className="m ed"
          d="M34 20c-5-5-19-4-19 12 0 14 9 22 14 22 3 0 3-1 5-1s2 1 5 1c5 0 14-8 14-22 0-16-14-17-19-12z"
        />
        <path className="kn" d="M24 11v49M31 9v51" />
        <Arrow at="55 50 45" />
        <Pieces at="52 72, 65 67, 78 62">
          <path className="l ed" d="M-4-16C7-16 9 14-4 15C-7 6-7-7-4-16z" />
        </Pieces>
      </>
    ),
  },
  'cut-blueberry': {
    tone: 'blue',
    says: 'Berry pressed flat',
    parts: (
      <>
        <circle className="m ed" cx="48" cy="26" r="15" />
        <path
          className="k"
          d="M48 15l3 4 5-1-2 5 3 4-5 1-1 4-3-3-4 3-1-5-5-1 3-4-2-5 5 1z"
          transform="translate(9.6 3.2) scale(.8)"
        />
        <Arrow at="48 50 90" />
        <ellipse className="m ed" cx="30" cy="71" rx="16" ry="5.5" />
        <ellipse className="l" cx="30" cy="70" rx="9" ry="2.2" />
        <ellipse className="m ed" cx="65" cy="71" rx="16" ry="5.5" />
        <ellipse className="l" cx="65" cy="70" rx="9" ry="2.2" />
      </>
    ),
  },
  'cut-cherries': {
    tone: 'rust',
    says: 'Cherry without the pit, cut into four',
    parts: (
      <>
        <path className="st" d="M33 20C34 12 39 9 46 8" />
        <circle className="m ed" cx="32" cy="35" r="16" />
        <circle className="l" cx="32" cy="35" r="5" />
        <path className="kn" d="M32 12v48" />
        <path className="no fine" d="M59 17l9 9M68 17l-9 9" />
        <ellipse className="k" cx="63.5" cy="33" rx="4.5" ry="5.5" />
        <Arrow at="49 50 45" />
        <Quarters at="48 73 0.68, 61 70 0.68, 73 66 0.68, 83 59 0.6" />
      </>
    ),
  },
  'cut-dates': {
    tone: 'cream',
    says: 'Date without the pit, soaked and mashed',
    parts: (
      <>
        <g transform="translate(34 30) rotate(-25)">
          <ellipse className="m ed" cx="0" cy="0" rx="22" ry="12" />
          <ellipse className="l" cx="0" cy="0" rx="11" ry="4" />
          <path className="kn" d="M-30 0h60" />
        </g>
        <path className="no fine" d="M66 17l9 9M75 17l-9 9" />
        <ellipse className="k" cx="70.5" cy="34" rx="3.5" ry="7" />
        <Arrow at="48 50 80" />
        <path className="k" d="M26 68c-2-8 8-12 14-8 4-5 14-5 18 0 8-3 15 3 12 9-2 8-40 9-44-1z" />
        <path className="m" d="M33 67c4-3 9-1 13-3s10 0 14 2c-6 5-21 6-27 1z" />
      </>
    ),
  },
  'cut-grapes': {
    tone: 'green',
    says: 'Grape cut lengthwise into four',
    parts: (
      <>
        <path className="st" d="M31 15c0-4 2-6 5-7" />
        <ellipse className="m ed" cx="31" cy="33" rx="13" ry="18" />
        <path className="kn" d="M31 11v45" />
        <path className="kn" d="M18 33c8 5 18 5 26 0" transform="rotate(90 31 33)" />
        <Arrow at="47 46 45" />
        <Quarters at="47 68 0.8, 59 66 0.8, 71 63 0.8, 82 58 0.72" />
      </>
    ),
  },
  'cut-grapes-whole-no': {
    tone: 'green',
    says: 'Grape, whole, crossed out',
    parts: (
      <>
        <path className="st" d="M48 20c0-5 3-7 7-8" />
        <ellipse className="m ed" cx="48" cy="49" rx="20" ry="27" />
        <path className="no" d="M17 79 79 17" />
      </>
    ),
  },
  'cut-raisins': {
    tone: 'blue',
    says: 'Raisins soaked and chopped',
    parts: (
      <>
        <path className="m ed" d="M22 26c6-10 22-10 26-1 4 10-8 20-18 17-9-2-12-9-8-16z" />
        <path className="tx thin" d="M27 26c5 2 9 0 14 2M27 33c5-2 8 2 13 0" />
        <path className="kn" d="M28 12v38M40 10v38" />
        <Arrow at="52 48 45" />
        <Pieces at="48 68 0, 57 64 25, 66 68 50, 75 62 75, 53 77 100, 63 78 125, 73 72 150, 82 66 175">
          <rect className="m ed" x="-3.5" y="-2.5" width="7" height="5" rx="2" />
        </Pieces>
      </>
    ),
  },
};
