/** What the keys of an operator begin with, for who takes all of them: no question is answered by it. */
export const BACKUP_KEYS = {
  /** Everything of the operator but what stands under no operator. */
  of: (operator: string): string => `${operator}#`,
  /** One kind of thing: `STREAM`, `PERSON` … */
  kindOf: (operator: string, kind: string): string => `${operator}#${kind}#`,
} as const;
