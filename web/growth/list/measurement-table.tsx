import { Pencil } from 'lucide';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { childAgeParts } from '#domain/children/child-age.ts';
import { NBSP, type Units } from '#domain/growth/units.ts';
import { lengthNumberText, weightNumberText, valueText } from '#domain/growth/value-text.ts';
import { mayEdit } from '#domain/sharing/rights.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ScrollTable } from '#web/ui/layout/scroll-table.tsx';
import { Body, Cell, ColumnHeads, Row } from '#web/ui/layout/table-parts.tsx';
import { originText } from './measurement-origin.ts';
import { NotMeasured } from '../overview/not-measured.tsx';

export type MeasurementTableProps = {
  measurements: readonly Measurement[];
  child: Child;
  me: Me;
  today: Day;
  onEdit: (measurement: Measurement) => void;
};

export const headsIn: Readonly<Record<Units, readonly string[]>> = {
  metric: ['Age (mo)', 'Weight (kg)', 'Height (cm)', 'Head (cm)'],
  us: ['Age (mo)', 'Weight (lb, oz)', 'Height (in)', 'Head (in)'],
};

export function MeasurementTable({ measurements, onEdit, ...seen }: MeasurementTableProps) {
  return (
    <ScrollTable label="Measurements, table" fit>
      <ColumnHeads
        texts={['Date Added']}
        numbers={[...headsIn[seen.me.units], ...(mayEdit(seen.child) ? ['Actions'] : [])]}
      />
      <Body>
        {measurements.map((measurement) => (
          <MeasuredRow
            key={measurement.id}
            measurement={measurement}
            {...seen}
            onEdit={mayEdit(seen.child) ? () => onEdit(measurement) : null}
          />
        ))}
      </Body>
    </ScrollTable>
  );
}

type RowProps = { measurement: Measurement; child: Child; me: Me; today: Day; onEdit: (() => void) | null };

function MeasuredRow({ measurement, child, me, today, onEdit }: RowProps) {
  const { measuredOn, weightKg, heightCm, headCm, note } = measurement;
  const day = shortDayText(measuredOn);
  const origin = originText(measurement, me, today);
  const [age, weight, height, head] = headsIn[me.units];
  return (
    <Row
      head={
        <>
          {day}
          {origin && <span className="by">{origin}</span>}
          {note && <span className="by note as-typed">{note}</span>}
        </>
      }
    >
      <Cell head={age}>
        <AgeCell measurement={measurement} child={child} />
      </Cell>
      <Cell head={weight}>{weightKg === null ? <NotMeasured /> : weightCell(weightKg, me.units)}</Cell>
      <Cell head={height}>{heightCm === null ? <NotMeasured /> : lengthCell(heightCm, me.units)}</Cell>
      <Cell head={head}>{headCm === null ? <NotMeasured /> : lengthCell(headCm, me.units)}</Cell>
      {onEdit && (
        <Cell>
          <IconButton icon={Pencil} label={`Edit the measurement of ${day}`} onClick={onEdit} />
        </Cell>
      )}
    </Row>
  );
}

type AgeCellProps = { measurement: Measurement; child: Child };

/** In months, which the header says; in the first month in days. */
function AgeCell({ measurement: { measuredOn, ageMonths, ageGivenInMonthsOnly }, child }: AgeCellProps) {
  const [age = '', ...more] = childAgeParts(child, measuredOn);
  return (
    <>
      {ageGivenInMonthsOnly ? ageMonths : age.includes('day') ? age : monthsSaid(child.bornOn, measuredOn)}
      {!ageGivenInMonthsOnly &&
        more.map((text) => (
          <span key={text} className="by">
            {text}
          </span>
        ))}
    </>
  );
}

/** Kilograms without their unit, which the header shows; pounds and ounces may wrap. */
export function weightCell(weightKg: number, units: Units): string {
  if (units === 'metric') return weightNumberText(weightKg);
  return valueText('weight', weightKg, units).replace(`lb${NBSP}`, 'lb ');
}

/** Without the unit, which the header shows. */
export function lengthCell(lengthCm: number, units: Units): string {
  if (units === 'metric') return lengthNumberText(lengthCm);
  return valueText('height', lengthCm, units).replace(`${NBSP}in`, '');
}
