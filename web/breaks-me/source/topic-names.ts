import { WILD } from '../topics/topic-match.ts'
import { stringLiterals } from './string-literals.ts'

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
}

/** Texts of a line that may be topics. `before`: the lines before it, which may begin the subscription. */
export function topicNames(line: string, before: string): WrittenTopic[] {
  return stringLiterals(line).flatMap(({ text, at, rest }) => {
    const name = text.replace(FILLED, WILD)
    if (!TOPIC.test(name)) return []
    const context = `${before}\n${line.slice(0, at)}`.slice(-REACH)
    const subscribed = (LIST.test(context) && /subscribe/i.test(context)) || CALL.test(context)
    const open = name.endsWith('.')
    // A key of what is sent, not a topic of it.
    if (subscribed && /^\s*(?:=>|:)/.test(rest)) return []
    if (!subscribed && !open && !name.includes('.')) return []
    return [{ name: open ? name.slice(0, -1) : name, open, subscribed }]
  })
}
