import type { Page } from 'playwright-core'
import { latinWords } from '../../../studio/i18n/testing/latin-words.ts'
import { shownWords } from './shown-words.ts'

/** What stays English, and why. */
const LEFT = [
  // Written in the code of Presentation, before the name of the tool.
  'Open in 內容',
  // Written in the code of Sanity, of the badge of a version.
  'Published',
  // The name of a key, in the words of Sanity for a list of tags.
  '輸入標籤後按 ENTER…',
  // Said by @dnd-kit of whatever is dragged.
  'sortable',
  // What the tool for queries calls a dataset, an API version and a perspective is what code writes.
  ...['production', 'raw', 'published', 'drafts'],
]
/** A version of the API, a revision, the id of a document that has no title yet, an address of mail. */
const CODE = /^(?:v(?:\d[\d-]*|X)|[0-9a-f]{8}(?:-[0-9a-f-]{27})?|\S+@\S+)$/

/** The beginning of a text that nobody writes twice by chance, in letters. */
const LONG = 40

/** How long a list may show a former name. */
const STALE_MS = 5000

/** What the Studio shows in English while it is in Chinese, but for names and what documents hold. */
export class EnglishWords {
  readonly #page: Page
  readonly #people: ReadonlySet<string>
  readonly #documents: () => Promise<unknown>
  /** What documents say, also those that another test deleted meanwhile. */
  readonly #known = new Set<string>()
  #found = new Set<string>()

  /** `documents` asks for all, as they are now; `people` are those who may be named. */
  constructor(page: Page, people: unknown, documents: () => Promise<unknown>) {
    this.#page = page
    // And the program that fills the lake, which has a name as people have.
    this.#people = textsIn([people, 'Scripts'])
    this.#documents = documents
  }

  /**
   * Notes what is shown now; `where` it is, for whoever reads of it. What another test renames meanwhile is shown by
   * its former name for a moment: only what stays is noted.
   */
  async look(where: string): Promise<void> {
    const until = performance.now() + STALE_MS
    let left: string[]
    do {
      left = (await shownWords(this.#page)).filter((text) => this.#isEnglish(text))
      if (left.length > 0) textsIn(await this.#documents(), this.#known)
      left = left.filter((text) => this.#isEnglish(text))
    } while (left.length > 0 && performance.now() < until)
    for (const text of left) this.#found.add(`${where}: ${text}`)
  }

  #isEnglish(text: string): boolean {
    if (LEFT.includes(text) || CODE.test(text)) return false
    if (this.#isWritten(text)) return false
    const lists = text.split(/ [·›] |→ /).filter((part) => !this.#isWritten(part))
    const parts = lists
      .flatMap((part) => part.split(/: |：/))
      .filter((part) => !this.#isWritten(part) && !this.#areNames(part))
    return latinWords(parts.join(' ')).some((word) => !this.#people.has(word))
  }

  /** Whether a document has the text, a path without its first slash; of a long one a list shows the beginning. */
  #isWritten(text: string): boolean {
    return [text, text.replace(/^\//, '')].some((one) => this.#known.has(one.slice(0, LONG)))
  }

  /** Whether a text is names alone that code gives to things, as the topic, the message and the field of a change. */
  #areNames(text: string): boolean {
    return text
      .replace(/。$/, '')
      .split(' ')
      .every((name) => this.#known.has(name))
  }

  /** What was noted since this was last asked. */
  found(): string[] {
    const found = [...this.#found]
    this.#found = new Set()
    return found
  }
}

/** The texts of documents but for bodies: what they are called, and what code calls a thing. */
function textsIn(value: unknown, all = new Set<string>()): Set<string> {
  if (typeof value === 'string') all.add(value.replace(/\s+/g, ' ').trim().slice(0, LONG))
  if (typeof value !== 'object' || value === null) return all
  for (const [name, within] of Object.entries(value)) if (name !== 'body') textsIn(within, all)
  return all
}
