import { evaluateSync } from 'groq-js'
import type { Evaluation, Node } from './groq.ts'
import { isObject, NULL, type TracedValue } from './source-map-value.ts'

/** The inputs of an evaluation besides the query. */
export type Call = Evaluation & { timestamp: Date }

/** The values of `@` and `^`. A hidden scope gives `@` a value, but is no `^` for nested scopes. */
export class Scope {
  readonly value: TracedValue
  readonly parent: Scope | null
  readonly #isHidden: boolean

  constructor(value: TracedValue, parent: Scope | null, isHidden = false) {
    this.value = value
    this.parent = parent
    this.#isHidden = isHidden
  }

  nested(value: TracedValue): Scope {
    return new Scope(value, this.#isHidden ? this.parent : this)
  }

  hidden(value: TracedValue): Scope {
    return new Scope(value, this.#isHidden ? this.parent : this, true)
  }

  /** The value of `count` nested `^`. */
  outer(count: number): TracedValue {
    let scope: Scope | null = this
    for (let i = 0; i < count; i++) scope = scope?.parent ?? null
    return scope?.value ?? NULL
  }

  /** An expression with the value of `node` in this scope that can be evaluated outside of it. */
  around(node: Node, parameterOf: (data: unknown) => Node): Node {
    if (!this.parent) return node
    const { data } = this.value
    const inner: Node =
      isObject(data) && !this.#isHidden
        ? { type: 'Projection', base: parameterOf(data), expr: node }
        : {
            type: 'AccessElement',
            index: 0,
            base: { type: 'Map', base: parameterOf([data]), expr: node },
          }
    return this.parent.around(inner, parameterOf)
  }
}

/** Evaluates an expression in a scope with groq-js; `given` are further parameters. */
export function evaluateIn(
  scope: Scope,
  node: Node,
  evaluation: Call,
  given: Record<string, unknown> = {},
): unknown {
  const params: Record<string, unknown> = { ...evaluation.params, ...given }
  const tree = scope.around(node, (data) => {
    // A name that no query can contain.
    const name = ` ${Object.keys(params).length}`
    params[name] = data
    return { type: 'Parameter', name }
  })
  // groq-js accepts any value for a dereferenced document; its types require a document.
  const dereference = evaluation.dereference as (reference: { _ref: string }) => undefined
  const root = outermost(scope).value.data
  return evaluateSync(tree, { ...evaluation, root, dataset: [], params, dereference }).data
}

function outermost(scope: Scope): Scope {
  return scope.parent ? outermost(scope.parent) : scope
}
