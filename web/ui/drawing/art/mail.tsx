export function Mail() {
  return (
    <svg className="art" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="e" width="400" height="225" />
      <rect className="f" x="96" y="62" width="208" height="126" rx="14" />
      <path className="b" d="M96 80l104 70 104-70v94a14 14 0 0 1-14 14H110a14 14 0 0 1-14-14z" />
      <path className="c" d="M104 66c2-3 6-4 10-4h172c4 0 8 1 10 4l-88 62a14 14 0 0 1-16 0z" />
      <path className="d" d="M200 112C185.73 113.25 177.9 94.84 183.35 75.63C198.17 82.05 207.65 101.9 200 112Z" />
      <path className="m" d="M200 112C191.16 102.92 199.3 87.99 215.42 81.7C219.35 95.14 211.15 111.95 200 112Z" />
    </svg>
  );
}
