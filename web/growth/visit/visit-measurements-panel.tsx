import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { childValues, type PlottedValue } from '#domain/growth/chart/chart-points.ts';
import type { Units } from '#domain/growth/units.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';
import { ageInMonthsAndDays } from '#domain/time/age-text.ts';
import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { capital } from '#domain/text/capital.ts';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { SheetPart } from '#web/ui/layout/sheet-part.tsx';
import { BIRTH_ID } from '#domain/growth/line/charted.ts';
import { shortAgeUsedText } from '#domain/growth/chart/chart-source.ts';
import { headsIn, lengthCell, weightCell } from '../list/measurement-table.tsx';
import { newestFirst } from '../list/newest-first.ts';
import type { Charted } from '../chart/series.ts';
import { NotMeasured } from '../overview/not-measured.tsx';
import { useVisitGrowth } from './use-visit-growth.ts';
import type { VisitGrowth } from './visit-growth.ts';
import { StandingCells } from './visit-standing.tsx';

type Judged = PlottedValue<Charted>;

/** Rows on the whole sheet, which is one page. */
const MOST_ROWS = 5;

type Props = {
  child: Child;
  today: Day;
  /** As a part of the whole sheet, which has only the latest. */
  isAmongOthers: boolean;
};

/** What could not be loaded is said beside the latest values. */
export function VisitMeasurementsPanel({ child, today, isAmongOthers }: Props) {
  const { growth } = useVisitGrowth(child, today);
  if (!growth || growth.charted.length === 0) return null;
  const most = isAmongOthers ? MOST_ROWS : Infinity;
  const left = growth.charted.length - most;
  return (
    <SheetPart title={<Title left={left} />} className="measurements">
      <Table {...growth} isNamed={!isAmongOthers} most={most} />
    </SheetPart>
  );
}

function Title({ left }: { left: number }) {
  return (
    <>
      Measurements{' '}
      {left > 0 && (
        <small>
          {left} older {left === 1 ? 'one' : 'ones'} in Fernling
        </small>
      )}
    </>
  );
}

type TableProps = VisitGrowth & {
  most: number;
  /** Whether the head, which repeats on each page, has the child's name. */
  isNamed: boolean;
};

function Table({ most, isNamed, ...growth }: TableProps) {
  const { child, charted, measurements, units } = growth;
  const rows = newestFirst(measurements).slice(0, most);
  const judged = MEASURES.map((measure) => ({ measure, values: valuesById(growth, measure) }));
  const hasConverted = judged.some(({ values }) => [...values.values()].some(isConverted));
  return (
    <div className="stack tight">
      <ScrollTable label={`${isNamed ? 'All' : 'Latest'} measurements, table`}>
        <thead>
          {isNamed && (
            <tr>
              <th className="what whose" colSpan={3 + 3 * MEASURES.length} scope="colgroup">
                <span>
                  All measurements of {child.fullName}, born {longDayText(child.bornOn)}
                </span>
              </th>
            </tr>
          )}
          <Heads units={units} />
        </thead>
        <tbody>
          {rows.map((measurement) => (
            <tr key={measurement.id}>
              <th scope="row">{shortDayText(measurement.measuredOn)}</th>
              <td>
                {ageInMonthsAndDays(child.bornOn, measurement.measuredOn)}{' '}
                {correctedOn(child, measurement.measuredOn, isNamed)}
              </td>
              <td className="how">{isNamed ? howText(measurement) : whereText(measurement)}</td>
              {judged.map(({ measure, values }) => (
                <ValueCells key={measure} measure={measure} units={units} judged={values.get(measurement.id)} />
              ))}
            </tr>
          ))}
          {charted.length > measurements.length && rows.length < most && (
            <BirthWeightRow child={child} units={units} values={judged[0]?.values} />
          )}
        </tbody>
      </ScrollTable>
      {hasConverted && (
        <p className="xs faint">
          In parentheses: the height that the percentile is read by, as if lying before 24 months and as if standing
          after.
        </p>
      )}
    </div>
  );
}

function BirthWeightRow({ child: { bornOn }, units, values }: BirthWeightProps) {
  return (
    <tr>
      <th scope="row">{shortDayText(bornOn)}</th>
      <td>{ageInMonthsAndDays(bornOn, bornOn)}</td>
      <td className="how">Birth weight</td>
      {MEASURES.map((measure) => (
        <ValueCells
          key={measure}
          measure={measure}
          units={units}
          judged={measure === 'weight' ? values?.get(BIRTH_ID) : undefined}
        />
      ))}
    </tr>
  );
}

type BirthWeightProps = Pick<VisitGrowth, 'child' | 'units'> & { values: ReadonlyMap<string, Judged> | undefined };

/** A preterm child's corrected age, shown after the chronological age; briefly on the whole sheet. */
function correctedOn(child: VisitGrowth['child'], measuredOn: Day, isInFull: boolean) {
  const used = ageUsed(child, measuredOn);
  const text = shortAgeUsedText(measuredOn, used);
  return used.isCorrected && <span className="by">{isInFull ? text : abbreviated(text)}</span>;
}

/** 'corrected 4 mo 15 d' */
function abbreviated(age: string): string {
  return age.replaceAll(/ months?\b/g, ' mo').replaceAll(/ days?\b/g, ' d');
}

function Heads({ units }: { units: Units }) {
  const [, ...measured] = headsIn[units];
  return (
    <>
      <tr>
        {['Date', 'Age', 'Measured'].map((head) => (
          <th key={head} scope="col" rowSpan={2}>
            {head}
          </th>
        ))}
        {measured.map((head) => (
          <th key={head} scope="colgroup" colSpan={3} className="of">
            {head}
          </th>
        ))}
      </tr>
      <tr>
        {MEASURES.flatMap((measure) =>
          ['Value', 'Percentile', 'z'].map((head) => (
            <th key={`${measure} ${head}`} scope="col" className="n">
              {head}
            </th>
          )),
        )}
      </tr>
    </>
  );
}

type CellsProps = { measure: Measure; units: Units; judged: Judged | undefined };

function ValueCells({ measure, units, judged }: CellsProps) {
  if (!judged) {
    return (
      <td className="mid" colSpan={3}>
        <NotMeasured />
      </td>
    );
  }
  const cell = measure === 'weight' ? weightCell : lengthCell;
  const [, ...heads] = headsIn[units];
  return (
    <>
      <td className="n first" data-of={heads[MEASURES.indexOf(measure)]}>
        {cell(judged.value, units)}
        {isConverted(judged) && <span className="by">({cell(judged.drawnValue, units)})</span>}
      </td>
      <StandingCells score={judged.score} />
    </>
  );
}

/** Whether the height was converted between lying and standing. */
function isConverted({ value, drawnValue }: Judged): boolean {
  return value !== drawnValue;
}

function valuesById(growth: VisitGrowth, measure: Measure): ReadonlyMap<string, Judged> {
  const values = childValues({ ...growth, measurements: growth.charted, measure });
  return new Map(values.flatMap((value) => (value.measurement ? [[value.measurement.id, value] as const] : [])));
}

const placeText = { home: 'Home', doctor: 'Doctor' } as const;

/** 'Home'; empty if unknown. */
function whereText({ place }: Measurement): string {
  return place === null ? '' : placeText[place];
}

/** 'Home, lying'; empty if unknown. */
function howText({ place, position, ageGivenInMonthsOnly, heightCm }: Measurement): string {
  const parts = [
    place && placeText[place],
    heightCm !== null && position,
    ageGivenInMonthsOnly && 'age given in months only',
  ].filter((part) => typeof part === 'string');
  return capital(parts.join(', '));
}
