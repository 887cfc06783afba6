/** What the Studio's presence reads: `i` is whom it is about. */
export type PresenceEvent =
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }
  | { type: 'rollCall'; i: string; session: string }

/** One socket's side of the room. */
export type Member = { push: (eventJson: string) => void }

type Session = { member: Member; userId: string; stateJson: string }

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
    for (const { stateJson } of this.#sessions.values()) member.push(stateJson)
  }

  unsubscribe(member: Member): void {
    this.#subscribers.delete(member)
  }

  /** False when the session is another user's. */
  announce(member: Member, userId: string, sessionId: string, locations: unknown[]): boolean {
    if (!this.#isFree(sessionId, userId)) return false
    const stateJson = this.#tell({ type: 'state', i: userId, m: { sessionId, locations } })
    this.#sessions.set(sessionId, { member, userId, stateJson })
    return true
  }

  /** Asks everyone to say where they are. */
  rollCall(userId: string, session: string): void {
    this.#tell({ type: 'rollCall', i: userId, session })
  }

  /** False when the session is another user's. */
  disconnect(userId: string, session: string): boolean {
    if (!this.#isFree(session, userId)) return false
    if (this.#sessions.delete(session))
      this.#tell({ type: 'disconnect', i: userId, m: { session } })
    return true
  }

  /** The member's socket is closed. A session that went on in another socket stays. */
  leave(member: Member): void {
    this.#subscribers.delete(member)
    for (const [session, { member: last, userId }] of [...this.#sessions])
      if (last === member) this.disconnect(userId, session)
  }

  #isFree(session: string, userId: string): boolean {
    const known = this.#sessions.get(session)
    return known === undefined || known.userId === userId
  }

  #tell(event: PresenceEvent): string {
    const json = JSON.stringify(event)
    for (const subscriber of [...this.#subscribers]) subscriber.push(json)
    return json
  }
}
