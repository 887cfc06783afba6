/** What a translator is told about words that are in English only; undefined if nothing is. */
export function translationMissing(
  english: string | undefined,
  translated: string | undefined,
): string | undefined {
  if (!english?.trim() || translated?.trim()) return undefined
  return 'Not translated yet: readers of 繁體中文 see the English words.'
}
