/** A state of a machine in the Amazon States Language, as far as the runtime looks into it. */
export type StateDefinition = Record<string, unknown> & {
  Type: string;
  Resource?: string;
  Branches?: Definition[];
  ItemProcessor?: Definition;
  Iterator?: Definition;
};

/** A state machine, a branch or an item processor. */
export type Definition = Record<string, unknown> & {
  StartAt: string;
  States: Record<string, StateDefinition>;
};

/** One state with where it stands. */
export type Visit = { name: string; state: StateDefinition; insideMap: boolean; inside: boolean };

/** Every state of a definition, those of branches and item processors included. */
export const statesOf = (definition: Definition, outer?: Partial<Visit>): Visit[] =>
  Object.entries(definition.States).flatMap(([name, state]) => {
    const visit = {
      name,
      state,
      insideMap: outer?.insideMap ?? false,
      inside: outer?.inside ?? false,
    };
    const loop = state.ItemProcessor ?? state.Iterator;
    return [
      visit,
      ...(state.Branches ?? []).flatMap((branch) => statesOf(branch, { ...visit, inside: true })),
      ...(loop ? statesOf(loop, { insideMap: true, inside: true }) : []),
    ];
  });
