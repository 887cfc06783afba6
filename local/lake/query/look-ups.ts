import { randomUUID } from 'node:crypto'
import type { Node } from './groq.ts'
import type { View } from './view.ts'

/** Maps the string that a query computed, or undefined for another type, to a value. */
type Answer = (value: string | undefined) => unknown

const ATTRIBUTE = { type: 'ObjectAttributeValue', name: '_ref' }

/**
 * Lets groq-js ask the store during evaluation. groq-js follows references with a given function, so a fake reference
 * with a secret that no document can contain names any other question to the store.
 */
export class LookUps {
  readonly secret = `lake:${randomUUID()}:`
  readonly #view: View
  readonly #answers: Answer[] = []

  constructor(view: View) {
    this.#view = view
  }

  /** An expression whose value is `answer` applied to the value of another expression. */
  call(value: Node, answer: Answer): Node {
    const number = this.#answers.push(answer) - 1
    const text = (name: string): Node => ({
      type: 'Value',
      value: `${this.secret}${number}:${name}`,
    })
    const computed: Node = { type: 'OpCall', op: '+', left: text('='), right: value }
    const args = [computed, text('?')]
    const target: Node = { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
    const base: Node = { type: 'Object', attributes: [{ ...ATTRIBUTE, value: target }] }
    return { type: 'Deref', base }
  }

  dereference({ _ref }: { _ref: string }): unknown {
    if (_ref.startsWith(this.secret)) return this.#answer(_ref.slice(this.secret.length))
    return this.#view.get(_ref)
  }

  #answer(call: string): unknown {
    const colon = call.indexOf(':')
    const answer = this.#answers[Number(call.slice(0, colon))]
    return answer?.(call[colon + 1] === '=' ? call.slice(colon + 2) : undefined)
  }
}
