import { parseDocument } from 'yaml'
import { dereference } from './dereference.ts'
import { type SpecFile, specSchema } from './spec.ts'
import { specError } from './spec-error.ts'

export interface Spec extends SpecFile {
  /** Name of the file without its ending: `market`. */
  name: string
  file: string
}

/** Parses a YAML file; throws on invalid YAML, and on a document that is no tree. `file` is for error messages. */
export function parseYaml(file: string, text: string): unknown {
  const yaml = parseDocument(text)
  const [broken] = yaml.errors
  if (broken) throw new Error(`${file} is not YAML: ${broken.message}`, { cause: broken })
  try {
    const value: unknown = yaml.toJS()
    // Fails for an alias that contains itself, which would be followed for ever.
    JSON.stringify(value)
    return value
  } catch (cause) {
    throw new Error(
      `${file} is no tree: an alias (*name) in it is unknown, holds itself, or stands for too much. Write it out.`,
      { cause },
    )
  }
}

/** Reads an OpenAPI file from its text. */
export const readSpec = (
  file: string,
  name: string,
  text: string,
  siblings: Record<string, unknown> = {},
): Spec => specOf(file, name, parseYaml(file, text), siblings)

/**
 * Validates a parsed OpenAPI file, whose refs may lead into the `siblings` by name: `common.yaml`. Throws, with file
 * and JSON pointer, on the first error.
 */
export function specOf(
  file: string,
  name: string,
  document: unknown,
  siblings: Record<string, unknown>,
): Spec {
  const parsed = specSchema.safeParse(dereference(document, file, siblings))
  if (parsed.success) return { ...parsed.data, name, file }
  const [issue] = parsed.error.issues
  throw specError(file, issue?.path ?? [], issue?.message ?? 'unusable.')
}
