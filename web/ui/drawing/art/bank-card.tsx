export function BankCard() {
  return (
    <svg className="art" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="a" width="400" height="225" />
      <rect className="c" x="92" y="60" width="216" height="130" rx="18" />
      <rect className="i" x="92" y="88" width="216" height="24" />
      <rect className="m" x="114" y="136" width="70" height="12" rx="6" />
      <rect className="b" x="114" y="158" width="44" height="10" rx="5" />
      <path className="d" d="M262 168C250.75 150.8 268.15 130.14 295.57 125.7C297.72 148.09 279.66 171.68 262 168Z" />
      <path className="m" d="M262 168C249.15 172.01 238.97 157.16 240.81 138.89C255.42 141.62 267.34 157.43 262 168Z" />
    </svg>
  );
}
