import { parseDocument } from 'yaml'
import { dereference } from './dereference.ts'
import { type SpecFile, specSchema } from './spec.ts'
import { specError } from './spec-error.ts'

export interface Spec extends SpecFile {
  /** Name of the file without its ending: `market`. */
  name: string
  file: string
}

/** Parses one OpenAPI file; throws, with file and JSON pointer, on the first thing it cannot use. */
export function readSpec(file: string, name: string, text: string): Spec {
  const yaml = parseDocument(text)
  const [broken] = yaml.errors
  if (broken) throw new Error(`${file} is not YAML: ${broken.message}`, { cause: broken })
  const parsed = specSchema.safeParse(dereference(yaml.toJS(), file))
  if (parsed.success) return { ...parsed.data, name, file }
  const [issue] = parsed.error.issues
  throw specError(file, issue?.path ?? [], issue?.message ?? 'unusable.')
}
