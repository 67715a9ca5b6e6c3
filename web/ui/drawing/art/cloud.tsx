export function Cloud() {
  return (
    <svg className="art" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="g" width="400" height="225" />
      <path className="f" d="M128 138a36 36 0 0 1 6-71 54 54 0 0 1 102-14 44 44 0 0 1 46 85z" />
      <path d="M150 160l-8 22M190 160l-8 22M230 160l-8 22M270 160l-8 22" className="rain" />
      <path className="c" d="M330 206C314.77 210.56 302.3 192.42 304.11 170.43C321.58 174.04 336.14 193.37 330 206Z" />
      <path className="b" d="M330 206C320.15 195.6 329.7 178.02 348.14 170.35C352.33 185.95 342.67 205.71 330 206Z" />
    </svg>
  );
}
