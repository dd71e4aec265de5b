type Seat = { readonly table: number; readonly seat: number };
type Seated = Seat & { readonly entryNumber: number };

/** What the floor knows without the system: who sits where, with how many chips. */
export class Notebook {
  readonly #seats = new Map<number, Seat>();
  readonly #chips = new Map<number, number>();
  readonly #away = new Set<number>();

  /** New seats of some: of a draw, a move, a table that broke. */
  seat(seats: readonly Seated[]): void {
    for (const { entryNumber, table, seat } of seats) this.#seats.set(entryNumber, { table, seat });
  }

  /** Chips come to a player: a stack, a rebuy, what a race gives or takes. */
  give(player: number, chips: number): void {
    this.#chips.set(player, this.chipsOf(player) + chips);
  }

  /** One wins chips from another, all of them unless said. */
  win(winner: number, loser: number, chips = this.chipsOf(loser)): number {
    this.give(loser, -chips);
    this.give(winner, chips);
    return chips;
  }

  /** Leaves the event; answers the chips that go with the player. */
  leave(player: number): number {
    const chips = this.chipsOf(player);
    this.#seats.delete(player);
    this.#chips.delete(player);
    this.#away.delete(player);
    return chips;
  }

  away(player: number, isAway = true): void {
    if (isAway) this.#away.add(player);
    else this.#away.delete(player);
  }

  chipsOf(player: number): number {
    return this.#chips.get(player) ?? 0;
  }

  placeOf(player: number): Seat {
    const place = this.#seats.get(player);
    if (!place) throw new Error(`The entry ${player} has no seat.`);
    return place;
  }

  players(): number[] {
    return [...this.#seats.keys()];
  }

  /** By seat; those who have not come are not there. */
  at(table: number): number[] {
    return this.seatedAt(table).filter((player) => !this.#away.has(player));
  }

  /** Everybody with a stack at a table, by seat. */
  seatedAt(table: number): number[] {
    return this.players()
      .filter((player) => this.placeOf(player).table === table)
      .sort((one, other) => this.placeOf(one).seat - this.placeOf(other).seat);
  }

  freeAt(table: number, seats: number): number[] {
    const taken = this.seatedAt(table).map((player) => this.placeOf(player).seat);
    return Array.from({ length: seats }, (_, index) => index + 1).filter(
      (seat) => !taken.includes(seat),
    );
  }

  tables(): number[] {
    return [...new Set([...this.#seats.values()].map(({ table }) => table))].sort(
      (one, other) => one - other,
    );
  }

  fullest(): number {
    return this.#extreme((one, other) => other - one);
  }

  emptiest(): number {
    return this.#extreme((one, other) => one - other);
  }

  total(): number {
    return [...this.#chips.values()].reduce((total, chips) => total + chips, 0);
  }

  #extreme(order: (one: number, other: number) => number): number {
    const sizes = this.tables().map((table) => [table, this.seatedAt(table).length] as const);
    return sizes.sort(([, one], [, other]) => order(one, other))[0]?.[0] ?? 0;
  }
}
