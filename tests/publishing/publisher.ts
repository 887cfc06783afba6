export const PUBLISHER = 'publisher-token-0123456789'

/** The site's robot that publishes on schedule and records failures. */
export const publisher = {
  id: 'publisher',
  name: 'Publisher',
  email: 'publisher@exchange.example',
  role: 'publisher' as const,
  robot: true as const,
  token: PUBLISHER,
}
