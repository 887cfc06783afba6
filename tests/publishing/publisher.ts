export const PUBLISHER = 'publisher-token-0123456789'

/** The program of the site that publishes at a time, and writes down what failed. */
export const publisher = {
  id: 'publisher',
  name: 'Publisher',
  email: 'publisher@exchange.example',
  role: 'publisher' as const,
  robot: true as const,
  token: PUBLISHER,
}
