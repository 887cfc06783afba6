import type { Page } from 'playwright-core'
import { latinWords } from '../../../studio/i18n/testing/latin-words.ts'
import { visibleTexts } from './visible-texts.ts'

/** Texts that stay English, with the reason. */
const LEFT = [
  // Hard-coded in Presentation, before the tool's name.
  'Open in 內容',
  // Hard-coded in Sanity, for the badge of a version.
  'Published',
  // The name of a key, in Sanity's translation for a list of tags.
  '輸入標籤後按 ENTER…',
  // Announced by @dnd-kit for any dragged element.
  'sortable',
  // Names of datasets, API versions and perspectives in the tool for queries are code.
  ...['production', 'raw', 'published', 'drafts'],
]
/** An API version, a revision, the id of an untitled document, or an email address. */
const CODE = /^(?:v(?:\d[\d-]*|X)|[0-9a-f]{8}(?:-[0-9a-f-]{27})?|\S+@\S+)$/

/** Length of a text's beginning that identifies it. */
const LONG = 40

/** Time in ms for which a list may show an outdated name. */
const STALE_MS = 5000

/** Collects English texts in the Chinese Studio, except names and document content. */
export class EnglishWords {
  readonly #page: Page
  readonly #people: ReadonlySet<string>
  readonly #documents: () => Promise<unknown>
  /** Texts of documents, including those that another test has deleted meanwhile. */
  readonly #known = new Set<string>()
  #found = new Set<string>()

  /** `documents` fetches all current documents; `people` are allowed names. */
  constructor(page: Page, people: unknown, documents: () => Promise<unknown>) {
    this.#page = page
    // Adds the program that fills the lake, whose name is shown like a person's.
    this.#people = textsIn([people, 'Scripts'])
    this.#documents = documents
  }

  /**
   * Records the English texts shown now, with the location `where`. A text that another test has renamed is shown for a
   * moment, so only texts that stay are recorded.
   */
  async look(where: string): Promise<void> {
    const until = performance.now() + STALE_MS
    let left: string[]
    do {
      left = (await visibleTexts(this.#page)).filter((text) => this.#isEnglish(text))
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

  /** Whether a document contains the text, as a path without its first slash; lists show the start of long texts. */
  #isWritten(text: string): boolean {
    return [text, text.replace(/^\//, '')].some((one) => this.#known.has(one.slice(0, LONG)))
  }

  /** Whether a text consists only of API names, such as the topic, message and field of a change. */
  #areNames(text: string): boolean {
    return text
      .replace(/。$/, '')
      .split(' ')
      .every((name) => this.#known.has(name))
  }

  /** Returns and clears the recorded texts. */
  found(): string[] {
    const found = [...this.#found]
    this.#found = new Set()
    return found
  }
}

/** Texts of documents without bodies: titles and API names. */
function textsIn(value: unknown, all = new Set<string>()): Set<string> {
  if (typeof value === 'string') all.add(value.replace(/\s+/g, ' ').trim().slice(0, LONG))
  if (typeof value !== 'object' || value === null) return all
  for (const [name, within] of Object.entries(value)) if (name !== 'body') textsIn(within, all)
  return all
}
