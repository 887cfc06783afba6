import { property } from './property.ts'

/** An entry of the changelog with the page that holds it. */
export interface PartedChange {
  /** Address of the page. */
  page: string
  id: string
  month: string
  kind: string
  breaking: boolean
  areas: readonly string[]
}

const known = new Map<string, Promise<PartedChange[]>>()

/** The entries of all parts of the changelog, fetched once; rejects when that fails. */
export function partIndex(href: string): Promise<PartedChange[]> {
  const request =
    known.get(href) ??
    fetch(href)
      .then((response) => response.json())
      .then(changesIn)
      .catch((error) => {
        // The next call fetches again.
        known.delete(href)
        throw error
      })
  known.set(href, request)
  return request
}

function changesIn(answer: unknown): PartedChange[] {
  return listOf(answer, 'parts').flatMap((part) =>
    listOf(part, 'changes').map((change) => ({
      page: String(property(part, 'href')),
      id: String(property(change, 'id')),
      month: String(property(change, 'month')),
      kind: String(property(change, 'kind')),
      breaking: property(change, 'breaking') === true,
      areas: listOf(change, 'areas').map(String),
    })),
  )
}

function listOf(value: unknown, name: string): unknown[] {
  const found = property(value, name)
  return Array.isArray(found) ? found : []
}
