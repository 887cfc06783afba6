/**
 * Says English sentences as a table has them in another language; unknown words stay as they are. `{}` in the
 * English is a gap, which `{1}` fills with the words of the first. What fills a gap may be a sentence itself. The more
 * exact sentence comes before one that it would fit as well.
 */
export function bySentence(table: Readonly<Record<string, string>>): (sentence: string) => string {
  const exact = new Map(Object.entries(table))
  const withGaps = Object.entries(table)
    .filter(([english]) => english.includes('{}'))
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }))

  return function say(sentence: string): string {
    const whole = exact.get(sentence)
    if (whole !== undefined) return whole
    for (const { pattern, translation } of withGaps) {
      const found = pattern.exec(sentence)
      if (!found) continue
      return translation.replace(/\{(\d)\}/g, (_gap, at: string) => say(found[Number(at)] ?? ''))
    }
    return sentence
  }
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('([\\s\\S]*?)')}$`)
}
