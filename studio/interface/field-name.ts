import type { SchemaType } from 'sanity'

/**
 * What the form calls the field at a path, and what that is in: “Parameters › Description” for
 * `parameters[_key=="a"].description`. A field that the schema does not know keeps its name.
 */
export function fieldName(type: SchemaType | undefined, path: string): string {
  const names = path.replaceAll(/\[[^\]]*\]/g, '').split('.')
  let within = type ? [type] : []
  const titles = names.map((name) => {
    const fields = within.flatMap((one) => ('fields' in one ? one.fields : []))
    const found = fields.find((one) => one.name === name)?.type
    within = found && 'of' in found ? found.of : found ? [found] : []
    return found?.title ?? name
  })
  return titles.join(' › ')
}
