/** What the Studio's presence reads: `i` is whom it is about. */
type PresenceEvent =
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }
  | { type: 'rollCall'; i: string; session: string }

/** One socket's side of the room. */
export type Member = { push: (event: PresenceEvent) => void }
type Session = { member: Member; userId: string; state: PresenceEvent }

/**
 * Who is where. It passes on what everyone says of themselves, remembers the last of it for who
 * comes later, and says goodbye for those whose socket closed without a word.
 */
export class Room {
  readonly #subscribers = new Set<Member>()
  readonly #sessions = new Map<string, Session>()

  /** From now on the member hears of everyone, also of those who are there already. */
  subscribe(member: Member): void {
    this.#subscribers.add(member)
    for (const { state } of this.#sessions.values()) member.push(state)
  }

  announce(member: Member, userId: string, sessionId: string, locations: unknown[]): void {
    const state: PresenceEvent = { type: 'state', i: userId, m: { sessionId, locations } }
    this.#sessions.set(sessionId, { member, userId, state })
    this.#tell(state)
  }

  /** Asks everyone to say where they are. */
  rollCall(userId: string, session: string): void {
    this.#tell({ type: 'rollCall', i: userId, session })
  }

  disconnect(userId: string, session: string): void {
    if (this.#sessions.delete(session))
      this.#tell({ type: 'disconnect', i: userId, m: { session } })
  }

  /** The member's socket is closed. A session that went on in another socket stays. */
  leave(member: Member): void {
    this.#subscribers.delete(member)
    for (const [session, { member: last, userId }] of [...this.#sessions])
      if (last === member) this.disconnect(userId, session)
  }

  #tell(event: PresenceEvent): void {
    for (const subscriber of [...this.#subscribers]) subscriber.push(event)
  }
}
