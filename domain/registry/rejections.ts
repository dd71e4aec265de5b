/** Why the registry (people, staff, bands, regimes, desks) refuses a command. */
export const REGISTRY_REJECTIONS = [
  'registry.staff-unknown',
  'registry.text-missing',
  'registry.period-inverted',
  'registry.period-overlaps',
  // Profile of the operator
  'registry.change-hour-out-of-range',
  'registry.desk-invalid',
  'registry.venue-repeated',
  // Bands and regimes
  'registry.band-inverted',
  'registry.citation-missing',
  'registry.regime-of-the-law',
  'registry.shares-not-whole',
  'registry.beneficiary-repeated',
  'registry.confirmation-missing',
  'registry.export-hour-out-of-range',
  // Persons
  'registry.form-incomplete',
  'registry.birth-date-invalid',
  'registry.document-invalid',
  'registry.retention-running',
] as const;
export type RegistryRejection = (typeof REGISTRY_REJECTIONS)[number];
