const unsafe = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9_.~:@,;/?&=+%-]/gu

/**
 * An address or query string in which all characters are percent-encoded that would end a quoted string in some
 * language, or that some client would encode itself: the signed text must be the sent one.
 */
export function safeAddress(text: string): string {
  return text.toWellFormed().replaceAll(unsafe, (one) =>
    encodeURIComponent(one).replaceAll(
      // Characters that `encodeURIComponent` leaves unencoded.
      /[!'()*]/g,
      (left) => `%${left.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  )
}
