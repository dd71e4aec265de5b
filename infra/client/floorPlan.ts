const SEATS = 10;
const FINAL_TABLE_PLAYERS = 9;

export type FloorSeat = { readonly entry: number; readonly table: number; readonly seat: number };

/** Who sits where, as the floor keeps it on paper: the first free seat is the one to take. */
export class FloorPlan {
  readonly #seats = new Map<number, FloorSeat>();
  #isFinal = false;

  sit(entry: number, table: number): FloorSeat {
    this.leave(entry);
    const taken = new Set(this.at(table).map(({ seat }) => seat));
    const seats = this.#isFinal ? FINAL_TABLE_PLAYERS : SEATS;
    const seat = Array.from({ length: seats }, (_, index) => index + 1).find(
      (one) => !taken.has(one),
    );
    if (seat === undefined) throw new Error(`Table ${table} has no free seat.`);
    const place = { entry, table, seat };
    this.#seats.set(entry, place);
    return place;
  }

  leave(entry: number): void {
    this.#seats.delete(entry);
  }

  /** Moves some at once: whoever swaps finds the other's seat free. */
  move(moves: readonly { readonly entry: number; readonly toTable: number }[]): FloorSeat[] {
    for (const { entry } of moves) this.leave(entry);
    return moves.map(({ entry, toTable }) => this.sit(entry, toTable));
  }

  /** Everybody sits anew at the one table left; null while there are others, or ten and more. */
  formFinalTable(): FloorSeat[] | null {
    const [first] = this.all();
    const few = this.#seats.size <= FINAL_TABLE_PLAYERS;
    if (this.#isFinal || !first || !few || this.at(first.table).length < this.#seats.size)
      return null;
    this.#isFinal = true;
    const entries = [...this.#seats.keys()];
    this.#seats.clear();
    return entries.map((entry) => this.sit(entry, first.table));
  }

  all(): FloorSeat[] {
    return [...this.#seats.values()];
  }

  tables(): number[] {
    return [...new Set(this.all().map(({ table }) => table))];
  }

  at(table: number): FloorSeat[] {
    return this.all().filter((one) => one.table === table);
  }
}
