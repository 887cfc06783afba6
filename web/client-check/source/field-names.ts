/** A quoted name, with what stands before and after it. */
const QUOTED =
  /(?<before>[\w.@$[({,]?\s{0,200})(?<quote>["'`])(?<name>[A-Za-z]\w{1,40})\k<quote>(?<after>\s*(?:=>|[:\])=,]))?/g
/** A key of an object without quotes, in JavaScript and its like. */
const BARE = /(?:[{,]|^)\s*(?<name>[a-z]\w{2,40})\s*:(?!:)/g
/** Methods that are given the name of a parameter. */
const SETS =
  /(?:set|put|add|append|param|params|query|field|get|with|insert|push|form|body|arg|opt)\w*\s*!?\(\s*$/i
const WITH_BARE_KEYS = /\.(?:[cm]?[jt]sx?|vue|svelte|dart)$/i

/** Names that a line of source code uses as keys: of an object, a map, a query. */
export function fieldNames(line: string, file: string): string[] {
  const found: string[] = []
  for (const match of line.matchAll(QUOTED)) {
    const { name = '', after = '' } = match.groups ?? {}
    const head = line.slice(0, match.index + (match.groups?.['before']?.length ?? 0))
    if (isKey(head, after.trim())) found.push(name)
  }
  if (WITH_BARE_KEYS.test(file))
    for (const { groups } of line.matchAll(BARE)) found.push(groups?.['name'] ?? '')
  return found
}

function isKey(head: string, after: string): boolean {
  if (after === ':' || after === '=>') return !/\?\s*$|\bcase\s*$/.test(head)
  if (after === ']') return /[\w)\]]\[\s*$/.test(head)
  return (after === ',' || after === ')') && SETS.test(head)
}
