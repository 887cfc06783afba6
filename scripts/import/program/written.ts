import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'

/** A value that a file of JavaScript, TypeScript, JSON or YAML writes out, and where. */
export type Written = { file: string; line: number } & (
  | { kind: 'plain'; value: string | number | boolean | null }
  | { kind: 'list'; items: Written[] }
  | { kind: 'fields'; fields: ReadonlyMap<string, Written> }
  /** What only running the file would tell. */
  | { kind: 'program'; source: string }
)

/** What a value has under a name. */
export function field(of: Written | undefined, ...names: string[]): Written | undefined {
  return names.reduce<Written | undefined>(
    (one, name) => (one?.kind === 'fields' ? one.fields.get(name) : undefined),
    of,
  )
}

/** The words of a value: of a text that is not empty, or of a number. */
export function textOf(value: Written | undefined): string | undefined {
  if (value?.kind !== 'plain' || value.value === null) return undefined
  if (typeof value.value === 'boolean') return undefined
  return String(value.value).trim() || undefined
}

export function textIn(of: Written | undefined, ...names: string[]): string | undefined {
  return textOf(field(of, ...names))
}

/** The entries of a list; none of anything else. */
export function itemsOf(value: Written | undefined): Written[] {
  return value?.kind === 'list' ? value.items : []
}

/** A problem at the place of a value. */
export function problemAt(
  { file, line }: Pick<Written, 'file' | 'line'>,
  kind: ImportProblem['kind'],
  message: string,
): ImportProblem {
  return { file, line, kind, message }
}

/** A problem for each part of a value that only running it would tell. */
export function programsIn(value: Written | undefined): ImportProblem[] {
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
