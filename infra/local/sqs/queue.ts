import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type Message, type QueueSettings, standingOf } from './message.ts';

/**
 * The messages of one queue in memory, in order of arrival. Choosing and hiding a message is one
 * step without a wait in it, so two receivers never get the same one.
 */
export class Queue {
  readonly settings: QueueSettings;
  readonly createdAt: number;
  readonly #messages = new Map<number, Message>();
  readonly #changes = new EventEmitter().setMaxListeners(0);

  constructor(settings: QueueSettings, createdAt: number) {
    this.settings = settings;
    this.createdAt = createdAt;
  }

  /** All messages, visible or not. */
  get messages(): readonly Message[] {
    return [...this.#messages.values()];
  }

  /** Adds a message, or replaces what is known of it, and wakes who waits. */
  put(message: Message): void {
    this.#messages.set(message.sequence, message);
    this.#changes.emit('change');
  }

  /** The message that came at this place, if it is still kept. */
  find(sequence: number): Message | undefined {
    return this.#messages.get(sequence);
  }

  remove(sequence: number): void {
    this.#messages.delete(sequence);
  }

  /** Hides up to `max` of the oldest visible messages for a time and gives them out. */
  take(max: number, visibilitySeconds: number, now: number): Message[] {
    const taken: Message[] = [];
    for (const message of this.#messages.values()) {
      if (taken.length === max) break;
      if (standingOf(message, now) !== 'visible') continue;
      taken.push({
        ...message,
        visibleAt: now + visibilitySeconds * 1000,
        receiveCount: message.receiveCount + 1,
        firstReceivedAt: message.firstReceivedAt ?? now,
        receipt: randomUUID(),
      });
    }
    for (const message of taken) this.#messages.set(message.sequence, message);
    return taken;
  }

  /** Waits until there may be something to take, `until` comes, or the signal says to give up. */
  async changed(until: number, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    // What came since the caller last looked has rung already.
    if (this.messages.some((message) => standingOf(message, now) === 'visible')) return;
    const wakes = this.messages.map(({ visibleAt }) => visibleAt).filter((at) => at > now);
    const milliseconds = Math.max(1, Math.min(until, ...wakes) - now);
    const timer = new AbortController();
    const alarm = setTimeout(() => timer.abort(), milliseconds);
    try {
      await once(this.#changes, 'change', { signal: AbortSignal.any([signal, timer.signal]) });
    } catch {
      // The time came, or nobody waits any more: the caller looks which.
    } finally {
      clearTimeout(alarm);
    }
  }
}
