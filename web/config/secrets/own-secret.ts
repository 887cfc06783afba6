import { randomUUID } from 'node:crypto'

// The server around Next and Next's bundles are one process with several copies of this module, so
// what they share has a name on the global object.
const shared: { [key: symbol]: string | undefined } = globalThis
const name = Symbol.for('docs.ownSecret')

/** What this process bears when it asks itself; nobody else knows it, and no restart keeps it. */
export function ownSecret(): string {
  const secret = shared[name] ?? randomUUID()
  shared[name] = secret
  return secret
}

/** What the process sends with what it asks itself. */
export const ownAuthorization = (): string => `Bearer ${ownSecret()}`
