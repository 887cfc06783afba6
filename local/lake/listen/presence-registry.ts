/** Events of the Studio's presence; `i` is the user. */
type PresenceEvent =
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }
  | { type: 'rollCall'; i: string; session: string }

/** One socket's side of the room. */
export type PresenceSubscriber = { push: (event: PresenceEvent) => void }
type Session = { member: PresenceSubscriber; userId: string; state: PresenceEvent }

/**
 * The presence of all users. Forwards the state of each session, stores the latest for later subscribers, and announces
 * sessions whose socket closed without a message.
 */
export class PresenceRegistry {
  readonly #subscribers = new Set<PresenceSubscriber>()
  readonly #sessions = new Map<string, Session>()

  /** Sends a member all future events, and the current states first. */
  subscribe(member: PresenceSubscriber): void {
    this.#subscribers.add(member)
    for (const { state } of this.#sessions.values()) member.push(state)
  }

  announce(
    member: PresenceSubscriber,
    userId: string,
    sessionId: string,
    locations: unknown[],
  ): void {
    const state: PresenceEvent = { type: 'state', i: userId, m: { sessionId, locations } }
    this.#sessions.set(sessionId, { member, userId, state })
    this.#send(state)
  }

  /** Asks every session to send its state. */
  rollCall(userId: string, session: string): void {
    this.#send({ type: 'rollCall', i: userId, session })
  }

  disconnect(userId: string, session: string): void {
    if (this.#sessions.delete(session))
      this.#send({ type: 'disconnect', i: userId, m: { session } })
  }

  /** Called when a member's socket is closed. A session that has moved to another socket stays. */
  leave(member: PresenceSubscriber): void {
    this.#subscribers.delete(member)
    for (const [session, { member: last, userId }] of [...this.#sessions])
      if (last === member) this.disconnect(userId, session)
  }

  #send(event: PresenceEvent): void {
    for (const subscriber of [...this.#subscribers]) subscriber.push(event)
  }
}
