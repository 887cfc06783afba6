/**
 * Attributes of an element whose words are put there by the server's last step or by the
 * enhancements. One object, so that React keeps what it finds and never empties it.
 */
export const filledByScript = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const
