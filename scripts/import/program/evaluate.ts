import type { parse } from '@babel/parser'
import type { LiteralNode } from './literal-node.ts'

export type Statement = ReturnType<typeof parse>['program']['body'][number]
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type Template = Extract<Expression, { type: 'TemplateLiteral' }>
type Elements = Extract<Expression, { type: 'ArrayExpression' }>['elements']
type Property = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number]
type Call = Extract<Expression, { type: 'CallExpression' }>
/** Syntax nodes that occur where a value is expected; patterns and types have no value. */
type Value =
  | Expression
  | Template['expressions'][number]
  | Extract<Property, { type: 'ObjectProperty' }>['value']

/** Context for evaluating an expression. */
export interface Scope {
  file: string
  text: string
  /** Values of the top-level names of the file. */
  names: ReadonlyMap<string, () => LiteralNode | undefined>
  /** Loads the value that another file exports, such as `./sidebars.js`. */
  load: (name: string) => LiteralNode | undefined
  /** Number of values that may still be read: nested references between names could multiply without bound. */
  budget: { left: number }
}

/** Reads the literal value of an expression without running code. Throws above the budget of values. */
export function evaluate(scope: Scope, node: Value): LiteralNode {
  if (--scope.budget.left < 0) throw new Error('it holds too many values.')
  const at = { file: scope.file, line: node.loc?.start.line ?? 1 }
  const plain = (value: string | number | boolean | null): LiteralNode => ({
    ...at,
    kind: 'plain',
    value,
  })
  const program = (): LiteralNode => ({
    ...at,
    kind: 'program',
    source: scope.text.slice(node.start ?? 0, node.end ?? 0),
  })
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return plain(node.value)
    case 'NullLiteral':
      return plain(null)
    case 'ArrayExpression':
      return { ...at, kind: 'list', items: node.elements.flatMap((one) => elements(scope, one)) }
    case 'ObjectExpression':
      return {
        ...at,
        kind: 'fields',
        fields: new Map(node.properties.flatMap((one) => fields(scope, one))),
      }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return evaluate(scope, node.expression)
    case 'Identifier':
      return scope.names.get(node.name)?.() ?? program()
    case 'TemplateLiteral': {
      const parts = node.quasis.flatMap((quasi, index) => {
        const inner = node.expressions[index]
        return [quasi.value.cooked ?? '', inner ? words(evaluate(scope, inner)) : '']
      })
      return parts.every((part) => part !== undefined) ? plain(parts.join('')) : program()
    }
    case 'BinaryExpression': {
      if (node.operator !== '+' || node.left.type === 'PrivateName') return program()
      const both = [words(evaluate(scope, node.left)), words(evaluate(scope, node.right))]
      return both.every((part) => part !== undefined) ? plain(both.join('')) : program()
    }
    case 'UnaryExpression': {
      const value = evaluate(scope, node.argument)
      if (value.kind !== 'plain') return program()
      if (node.operator === '-' && typeof value.value === 'number') return plain(-value.value)
      return node.operator === '!' ? plain(!value.value) : program()
    }
    case 'LogicalExpression': {
      // `given.url ?? 'https://…'`: with nothing set, the literal holds.
      const [left, right] = [evaluate(scope, node.left), evaluate(scope, node.right)]
      return left.kind === 'program' && node.operator !== '&&' ? right : program()
    }
    case 'MemberExpression': {
      if (node.property.type === 'PrivateName') return program()
      const value = evaluate(scope, node.object)
      const name =
        node.property.type === 'Identifier' && !node.computed
          ? node.property.name
          : words(evaluate(scope, node.property))
      const inner = value.kind === 'fields' ? value.fields.get(name ?? '') : undefined
      if (inner) return inner
      return value.kind !== 'program' && name === 'default' ? value : program()
    }
    case 'CallExpression':
      return called(scope, node) ?? program()
    default:
      return program()
  }
}

function words(value: LiteralNode): string | undefined {
  return value.kind === 'plain' ? String(value.value) : undefined
}

function elements(scope: Scope, node: Elements[number]): LiteralNode[] {
  if (node === null) return []
  if (node.type !== 'SpreadElement') return [evaluate(scope, node)]
  const spread = evaluate(scope, node.argument)
  return spread.kind === 'list' ? spread.items : [spread]
}

function fields(scope: Scope, node: Property): [string, LiteralNode][] {
  const at = { file: scope.file, line: node.loc?.start.line ?? 1 }
  const source = scope.text.slice(node.start ?? 0, node.end ?? 0)
  if (node.type === 'SpreadElement') {
    const spread = evaluate(scope, node.argument)
    return spread.kind === 'fields'
      ? [...spread.fields]
      : [[source, { ...at, kind: 'program', source }]]
  }
  const { key } = node
  const name =
    key.type === 'Identifier' && !node.computed
      ? key.name
      : key.type === 'StringLiteral' || key.type === 'NumericLiteral'
        ? String(key.value)
        : source
  if (node.type === 'ObjectMethod') return [[name, { ...at, kind: 'program', source }]]
  return [[name, evaluate(scope, node.value)]]
}

/** Evaluates `require('./x')`, `require.resolve('./x')` and the current year; undefined for other calls. */
function called(scope: Scope, node: Call): LiteralNode | undefined {
  const source = scope.text.slice(node.start ?? 0, node.end ?? 0)
  const at = { file: scope.file, line: node.loc?.start.line ?? 1 }
  if (/^new Date\(\)\.getFullYear\(\)$/.test(source)) {
    return { ...at, kind: 'plain', value: new Date().getFullYear() }
  }
  const [, resolve, , name] = /^require(\.resolve)?\((["'`])([^"'`\n]+)\2\)$/.exec(source) ?? []
  if (name === undefined) return undefined
  return resolve ? { ...at, kind: 'plain', value: name } : scope.load(name)
}
