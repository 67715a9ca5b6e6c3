export function NutritionBowl() {
  return (
    <svg className="art" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="e" width="400" height="225" />
      <ellipse className="f" cx="200" cy="186" rx="140" ry="12" />
      <path className="d" d="M110 112h180c0 46-38 76-90 76s-90-30-90-76z" />
      <path className="c" d="M126 112c18-26 44-34 74-30s58 8 74 30z" />
      <path className="b" d="M160 112c10-18 30-24 48-18s26 10 34 18z" />
      <g transform="rotate(28 300 70)">
        <rect className="i" x="296" y="58" width="8" height="96" rx="4" />
        <ellipse className="i" cx="300" cy="46" rx="17" ry="24" />
      </g>
    </svg>
  );
}
