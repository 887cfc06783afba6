import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'

/** A literal value in a JavaScript, TypeScript, JSON or YAML file, with its location. */
export type LiteralNode = { file: string; line: number } & (
  | { kind: 'plain'; value: string | number | boolean | null }
  | { kind: 'list'; items: LiteralNode[] }
  | { kind: 'fields'; fields: ReadonlyMap<string, LiteralNode> }
  /** An expression whose value is known only at run time. */
  | { kind: 'program'; source: string }
)

/** The value at a path of field names. */
export function field(of: LiteralNode | undefined, ...names: string[]): LiteralNode | undefined {
  return names.reduce<LiteralNode | undefined>(
    (one, name) => (one?.kind === 'fields' ? one.fields.get(name) : undefined),
    of,
  )
}

/** The text of a value: a non-empty string or a number. */
export function textOf(value: LiteralNode | undefined): string | undefined {
  if (value?.kind !== 'plain' || value.value === null) return undefined
  if (typeof value.value === 'boolean') return undefined
  return String(value.value).trim() || undefined
}

export function textIn(of: LiteralNode | undefined, ...names: string[]): string | undefined {
  return textOf(field(of, ...names))
}

/** The entries of a list; empty for any other value. */
export function itemsOf(value: LiteralNode | undefined): LiteralNode[] {
  return value?.kind === 'list' ? value.items : []
}

/** A problem at a value's location. */
export function problemAt(
  { file, line }: Pick<LiteralNode, 'file' | 'line'>,
  kind: ImportProblem['kind'],
  message: string,
): ImportProblem {
  return { file, line, kind, message }
}

/** One problem for each part of a value that is known only at run time. */
export function programsIn(value: LiteralNode | undefined): ImportProblem[] {
  switch (value?.kind) {
    case 'program': {
      const [first = ''] = value.source.split('\n')
      const message = `"${first.slice(0, 80)}" is a program, which is not run. Write its value.`
      return [problemAt(value, 'lost', message)]
    }
    case 'list':
      return value.items.flatMap(programsIn)
    case 'fields':
      return [...value.fields.values()].flatMap(programsIn)
    default:
      return []
  }
}
