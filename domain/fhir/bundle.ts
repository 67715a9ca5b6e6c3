export type Bundle<Resource> = {
  readonly resourceType: 'Bundle';
  readonly type: 'collection';
  readonly timestamp: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
};

/** To a resource, or the name of something without one. */
export type Reference = {
  readonly reference?: string;
  readonly identifier?: { readonly system: string; readonly value: string };
  readonly display?: string;
};

/**
 * @param madeAt ISO 8601 in UTC
 *
 * Source: HL7 FHIR 4.0.1, Bundle.
 */
export function bundleOf<Resource extends { readonly id: string }>(
  resources: readonly Resource[],
  madeAt: string,
): Bundle<Resource> {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: madeAt,
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource), resource })),
  };
}

export function urnOf({ id }: { readonly id: string }): string {
  return `urn:uuid:${id}`;
}
