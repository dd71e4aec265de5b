/**
 * The roles of the API, as OAuth scopes. A token is of a desk, a system or a person who signed in: who
 * did it is the `by` of each command, checked against the staff registry.
 */
export const SCOPES = [
  'tapete/floor',
  'tapete/cage',
  'tapete/supervisor',
  'tapete/director',
  'tapete/accounting',
  'tapete/fiscal',
  'tapete/admin',
] as const;
export type Scope = (typeof SCOPES)[number];

/** `cage` of `tapete/cage`: the name of the group whose members may act in the role. */
export const roleOf = (scope: Scope): string => scope.slice(scope.indexOf('/') + 1);

/** Reads without personal data are open to every role. */
export const READERS: readonly Scope[] = SCOPES;

/** Who sees names and documents: the desks that check them, and who controls. */
export const PERSONAL_DATA_READERS: readonly Scope[] = [
  'tapete/floor',
  'tapete/cage',
  'tapete/supervisor',
  'tapete/director',
  'tapete/fiscal',
];

/** Who records what happens on the floor and at the cage. */
export const RECORDERS: readonly Scope[] = [
  'tapete/floor',
  'tapete/cage',
  'tapete/supervisor',
  'tapete/director',
];
