import { Frond } from '#web/ui/drawing/frond.tsx';

const marks = ['Birth', '6 months', '1 year', '18 months', '2 years'];

export function TwoYears() {
  return (
    <div className="page two-years">
      <div className="only-wide">
        <Frond
          total={24}
          done={4}
          label="A fern frond with twenty-four leaflets, one a month; the first four are open"
          width={1180}
          height={128}
          unfurl
        />
      </div>
      <div className="only-small">
        <Frond
          total={12}
          done={2}
          label="A fern frond with twelve leaflets, one for two months; the first two are open"
          width={420}
          height={104}
          unfurl
        />
      </div>
      <p className="months sm soft" aria-hidden>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}
