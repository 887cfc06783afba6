/** A list entry with its title and further words by which it is found. */
export interface Searchable {
  title: string
  words: readonly string[]
}

/** Returns the entries that match `keyword`, best match first; all entries for an empty keyword. */
export function search<T extends Searchable>(all: readonly T[], keyword: string): T[] {
  const wanted = plain(keyword).trim()
  if (wanted === '') return [...all]
  return all
    .map((one) => ({ one, distance: distance(one, wanted) }))
    .filter(({ distance }) => distance < FAR)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one)
}

const FAR = 5

function distance({ title, words }: Searchable, wanted: string): number {
  const name = plain(title)
  const others = words.map(plain)
  if (name.startsWith(wanted) || others.includes(wanted)) return 0
  if (hasWord(name, wanted)) return 1
  if (others.some((word) => word.startsWith(wanted))) return 2
  if (others.some((word) => hasWord(word, wanted))) return 3
  // One or two letters occur inside too many words.
  if (/^[a-z]{1,2}$/.test(wanted)) return FAR
  const all = [name, ...others].join(' ')
  return wanted.split(/\s+/).every((part) => all.includes(part)) ? 4 : FAR
}

const hasWord = (text: string, start: string): boolean => text.includes(` ${start}`)

/** Ignores case and width: Chinese input methods also type full-width letters such as Ａ. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
