import { slowConnection } from './slow-connection.ts'

/** The rules by which a browser fetches pages ahead apply where this attribute stands. */
export function fetchAhead(): void {
  const { dataset } = document.documentElement
  // The framework fetches what it shows in place.
  if (slowConnection() || dataset.hasHydrated === 'true') delete dataset.ahead
  else dataset.ahead = ''
}
