/**
 * Returns a function that translates English sentences by a table, and returns unknown sentences unchanged. `{}` in the
 * English is a gap; `{1}` in the translation inserts the text of the first gap, which is itself translated if the table
 * has it. A specific sentence must precede a more general one that also matches it.
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
