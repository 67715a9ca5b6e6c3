import { describe, expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { aChild, aFamily, aMeasurement, aPerson } from '#testing/family.ts';
import { fhirFaults } from '#testing/fhir.ts';

describe('measurements as a file for a clinic', () => {
  test('are saved under the day of making, as FHIR says', async () => {
    const { parent, child } = await aFamily();

    const { status, headers } = await parent.ask(readMeasurementsAsFhir, { params: { childId: child.id } });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/fhir+json');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="fernling-measurements-2026-11-21.fhir.json"',
    );
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test('hold the child and every value, oldest first, as HL7 publishes the structure', async () => {
    const home = await aFamily();
    await aMeasurement(home, home.child, home.parent);
    await home.parent.call(measurementEndpoints.add, {
      params: { childId: home.child.id },
      body: { measuredOn: '2026-08-20', weightKg: 4.2 },
    });

    const { body } = await home.viewer.ask(readMeasurementsAsFhir, { params: { childId: home.child.id } });

    expect(fhirFaults(body)).toEqual([]);
    expect(body).toMatchObject({
      timestamp: home.clock.now().toISOString(),
      entry: [
        { fullUrl: `urn:uuid:${home.child.id}`, resource: { name: [{ text: 'Maya Brooks' }] } },
        { resource: { effectiveDateTime: '2026-08-20', valueQuantity: { value: 4.2, code: 'kg' } } },
        { resource: { effectiveDateTime: '2026-09-19', valueQuantity: { value: 5.1, code: 'kg' } } },
        { resource: { valueQuantity: { value: 57.2, code: 'cm' } } },
        { resource: { valueQuantity: { value: 38.3, code: 'cm' } } },
      ],
    });
  });

  test('give in kilograms and centimeters what was typed in pounds and inches', async () => {
    const home = await aFamily();
    const parent = await aPerson(home, 'Lin Sato', { units: 'us' });
    const child = await aChild(home, parent);
    const typed = { weightKg: 5.925, weightText: '13 lb 1 oz', heightCm: 60.96, heightText: '24 in' };
    await parent.call(measurementEndpoints.add, {
      params: { childId: child.id },
      body: { measuredOn: '2026-10-20', ...typed },
    });

    const { body, text } = await parent.ask(readMeasurementsAsFhir, { params: { childId: child.id } });

    expect(body).toMatchObject({
      entry: [
        {},
        { resource: { valueQuantity: { value: 5.925, unit: 'kg', code: 'kg' } } },
        { resource: { valueQuantity: { value: 60.96, unit: 'cm', code: 'cm' } } },
      ],
    });
    expect(text).not.toMatch(/lb|"in"/);
  });

  test('of a child without any contain only the child', async () => {
    const { parent, child } = await aFamily();

    const { body } = await parent.ask(readMeasurementsAsFhir, { params: { childId: child.id } });

    expect(fhirFaults(body)).toEqual([]);
    expect(body).toMatchObject({ entry: [{ resource: { resourceType: 'Patient' } }] });
  });
});
