import { UNKNOWN_SEGMENT } from '../topics/topic-match.ts'
import { type Literal, stringLiterals } from './string-literals.ts'

/** What a program puts into a text: `${symbol}`, `{}`, `%s`, `#{symbol}`, `\(symbol)`, `$symbol`. */
const FILLED = /[$#]?\{[^{}]*\}|%[sdv]|\\\([^()]*\)|\$\w+/g
const TOPIC = /^[A-Za-z][\w-]*(?:\.[\w*-]+)*\.?$/
const LIST = /\bargs["']?\s*(?:=>|[:=])[^\])}]*$/
const CALL = /subscribe\w*\s*[([{][^(){};]*$/i
/** How much before a topic may say that it is one. */
const REACH = 300

export interface WrittenTopic {
  name: string
  open: boolean
  subscribed: boolean
  /** It stands in the list that is sent, where nothing but topics is. */
  listed: boolean
}

/**
 * Texts of a line that may be topics. `before`: the lines before it, which may begin the subscription.
 * `isKnown` tells a topic of the API: what stands in one list with it is subscribed to as well, as is the
 * line where `isBesideKnown` says that its neighbours are.
 */
export function topicNames(
  line: string,
  before: string,
  isKnown: (name: string) => boolean = () => false,
  isBesideKnown = false,
): WrittenTopic[] {
  const found = literalsOf(line).flatMap(({ text, at, rest }) => {
    const name = text.replace(FILLED, UNKNOWN_SEGMENT)
    if (!TOPIC.test(name)) return []
    const context = `${before}\n${line.slice(0, at)}`.slice(-REACH)
    const listed = LIST.test(context) && /subscribe/i.test(context)
    const open = name.endsWith('.')
    const isKey = /^\s*(?:=>|:)/.test(rest)
    return [{ name: open ? name.slice(0, -1) : name, open, at, listed, isKey, context }]
  })
  const inList = new Set(
    found
      .filter(({ name, at }) => name.includes('.') && isKnown(name) && listAt(line, at) >= 0)
      .map(({ at }) => listAt(line, at)),
  )
  return found.flatMap(({ at, isKey, context, ...topic }) => {
    const { name, open, listed } = topic
    const beside = name.includes('.') && (isBesideKnown || inList.has(listAt(line, at)))
    const subscribed = listed || beside || CALL.test(context)
    // A key of what is sent, not a topic of it.
    if (subscribed && isKey) return []
    return subscribed || open || name.includes('.') ? [{ ...topic, subscribed }] : []
  })
}

/** Where the list begins that the place is in; -1 where it is in none. */
function listAt(line: string, at: number): number {
  const head = line.slice(0, at)
  const from = head.lastIndexOf('[')
  return from > head.lastIndexOf(']') ? from : -1
}

/** The texts in quotes, and those of JSON that is itself in quotes: `"{\"args\":[\"tickers.A\"]}"`, `"""…"""`. */
function literalsOf(line: string): Literal[] {
  const whole = line.replace(/"""|'''/g, '   ')
  const plain = stringLiterals(whole)
  if (!whole.includes('\\"')) return plain
  const inner = whole.replace(/(?<!\\)"/g, ' ').replaceAll('\\"', ' "')
  // Each place stays what it was, so that the mark before a quote is a space at the end of its text.
  return [...plain, ...stringLiterals(inner).map((each) => ({ ...each, text: each.text.trim() }))]
}
