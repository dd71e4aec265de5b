/** What a situation asks for, as data: the wire schema and the types come from it. */
export type FactSpec =
  | { readonly kind: 'flag' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  /** Whole units of the table: chips in an event, centavos where chips are money. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'amounts' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'seats' }
  | { readonly kind: 'codes' }
  | { readonly kind: 'text' };

/** Not every regulation asks for it. */
export type OptionalSpec = FactSpec & { readonly isOptional: true };

export type FactSpecs = Readonly<Record<string, FactSpec>>;
export type FactValue = boolean | number | string | readonly number[] | readonly string[];
export type Facts = Readonly<Record<string, FactValue | undefined>>;

type ValueOf<Spec extends FactSpec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'count' | 'amount' }
    ? number
    : Spec extends { kind: 'amounts' | 'seats' }
      ? readonly number[]
      : Spec extends { kind: 'codes' }
        ? readonly string[]
        : Spec extends { options: readonly (infer Option)[] }
          ? Option
          : string;

/** The typed facts of a situation. */
export type FactsOf<Specs extends FactSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends OptionalSpec
    ? ValueOf<Specs[Name]> | undefined
    : ValueOf<Specs[Name]>;
};

export const flag = { kind: 'flag' } as const;
export const amount = { kind: 'amount' } as const;
/** Chips of each movement, in order. */
export const amounts = { kind: 'amounts' } as const;
export const seats = { kind: 'seats' } as const;
export const codes = { kind: 'codes' } as const;
export const text = { kind: 'text' } as const;

export const count = (min: number, max: number) => ({ kind: 'count', min, max }) as const;

export const choice = <const Options extends readonly string[]>(...options: Options) =>
  ({ kind: 'choice', options }) as const;

export const optional = <Spec extends FactSpec>(spec: Spec) =>
  ({ ...spec, isOptional: true }) as const;

export const street = choice('flop', 'turn', 'river');
