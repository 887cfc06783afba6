import path from 'node:path'
import { parse, parseExpression } from '@babel/parser'
import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { type Expression, evaluate, type Scope, type Statement } from './evaluate.ts'
import type { LiteralNode } from './literal-node.ts'
import { readText } from './read-text.ts'

const ENDINGS = [
  '',
  '.js',
  '.ts',
  '.mjs',
  '.cjs',
  '.mts',
  '.cts',
  '.json',
  '/index.js',
  '/index.ts',
]

/** Most values in one file, far above any written by hand or generated. */
const MOST_VALUES = 200_000

/**
 * Reads the literal value that a file of a folder exports, without running it. Undefined when the file is missing or
 * rejected; `problems` then has the reason.
 */
export function readProgram(
  folder: string,
  file: string,
  problems: ImportProblem[],
): LiteralNode | undefined {
  return read({ folder, problems, budget: { left: MOST_VALUES }, open: [] }, file)
}

interface Run {
  folder: string
  problems: ImportProblem[]
  budget: { left: number }
  /** Chain of the files being read, each required by the one before it. */
  open: string[]
}

function read(run: Run, name: string): LiteralNode | undefined {
  for (const ending of ENDINGS) {
    const file = path.posix.normalize(`${name}${ending}`)
    if (!/\.(?:[cm]?[jt]s|json)$/.test(file)) continue
    try {
      const text = readText(run.folder, file)
      if (text !== undefined) return exported({ ...run, open: [...run.open, file] }, file, text)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      run.problems.push({ file, line: lineOf(error), kind: 'refused', message: refusal(error) })
      return undefined
    }
  }
  return undefined
}

function refusal(error: Error): string {
  const reason = error instanceof RangeError ? 'it is nested too deeply.' : error.message
  return `the file is not taken: ${reason}`
}

function lineOf(error: Error & { loc?: { line?: number } }): number {
  return error.loc?.line ?? 1
}

function exported(run: Run, file: string, text: string): LiteralNode | undefined {
  const names = new Map<string, () => LiteralNode | undefined>()
  const load = (name: string) => {
    const other = path.posix.join(path.posix.dirname(file), name)
    // Packages and circular requires cannot be evaluated.
    return /^\.\.?\//.test(name) && !run.open.includes(other) && run.open.length < 20
      ? read(run, other)
      : undefined
  }
  const scope: Scope = { file, text, names, load, budget: run.budget }
  if (file.endsWith('.json')) return evaluate(scope, parseExpression(text))
  const { body } = parse(text, {
    sourceType: 'unambiguous',
    plugins: ['typescript', 'jsx'],
  }).program
  let result: Expression | undefined
  const open = new Set<string>()
  const named = (name: string, node: Expression) => {
    names.set(name, () => {
      // A name defined by itself has no value.
      if (open.has(name)) return undefined
      open.add(name)
      try {
        return evaluate(scope, node)
      } finally {
        open.delete(name)
      }
    })
  }
  for (const statement of body) {
    result = exportOf(statement) ?? result
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        if (id.type === 'Identifier' && init) named(id.name, init)
      }
    }
    if (declared?.type === 'FunctionDeclaration') {
      const value = returned(declared.body.body)
      if (declared.id && value) named(declared.id.name, value)
    }
    if (statement.type === 'ImportDeclaration') {
      const name = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')
      if (name) names.set(name.local.name, () => load(statement.source.value))
    }
  }
  for (const statement of body) note(run, file, text, statement, names)
  return result && evaluate(scope, result)
}

/** The expression that a statement exports by default; for a function, its return value. */
function exportOf(statement: Statement): Expression | undefined {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement
    if (declaration.type === 'FunctionDeclaration') return returned(declaration.body.body)
    return declaration.type === 'ClassDeclaration' || declaration.type === 'TSDeclareFunction'
      ? undefined
      : called(declaration)
  }
  if (statement.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  const isExports =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.object.name === 'module'
  return isExports ? called(right) : undefined
}

/** The return value of a function; any other expression unchanged. */
function called(node: Expression): Expression | undefined {
  if (node.type === 'FunctionExpression') return returned(node.body.body)
  if (node.type !== 'ArrowFunctionExpression') return node
  return node.body.type === 'BlockStatement' ? returned(node.body.body) : node.body
}

function returned(body: Statement[]): Expression | undefined {
  const last = body.at(-1)
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined
}

/** Reports a statement that changes the value of a name at run time. */
function note(
  run: Run,
  file: string,
  text: string,
  statement: Statement,
  names: ReadonlyMap<string, unknown>,
): void {
  if (statement.type !== 'ExpressionStatement') return
  const source = text.slice(statement.start ?? 0, statement.end ?? 0)
  const [, name = ''] = /^([\w$]+)\s*[.[]/.exec(source) ?? []
  if (!names.has(name)) return
  const message = `"${source.split('\n')[0]?.slice(0, 80)}" changes "${name}" when it is run, which it is not. Write its value.`
  run.problems.push({ file, line: statement.loc?.start.line ?? 1, kind: 'lost', message })
}
