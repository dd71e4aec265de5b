/** Why the registry (people, staff, bands, regimes, desks) refuses a command. */
export const REGISTRY_REJECTIONS = ['registry.staff-unknown'] as const;
export type RegistryRejection = (typeof REGISTRY_REJECTIONS)[number];
