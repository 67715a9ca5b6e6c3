export function ClosedDoor() {
  return (
    <svg className="art" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="h" width="400" height="225" />
      <path className="b" d="M122 200V104a78 78 0 0 1 156 0v96z" />
      <path className="c" d="M134 200v-94a66 66 0 0 1 132 0v94z" />
      <circle className="d" cx="246" cy="130" r="8" />
      <rect className="i" x="104" y="194" width="192" height="12" rx="6" />
      <path className="b" d="M200 150C174.51 141.58 175.55 106.58 200.06 80C220.44 101.02 221.09 139.52 200 150Z" />
    </svg>
  );
}
