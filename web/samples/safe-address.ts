const unsafe = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9_.~:@,;/?&=+%-]/gu

/**
 * An address or query string in which everything is percent-encoded that would end a quoted string of
 * some language, or that some client would encode itself: what is signed must be what is sent.
 */
export function safeAddress(text: string): string {
  return text.toWellFormed().replaceAll(unsafe, (one) =>
    encodeURIComponent(one).replaceAll(
      // These it leaves as they are.
      /[!'()*]/g,
      (left) => `%${left.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  )
}
