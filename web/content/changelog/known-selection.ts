import { nearestPaths } from '../../../schemas/nearest-paths.ts'
import { areaOf } from './area.ts'
import { type Selection, SelectionError } from './selection.ts'

interface PagePath {
  path: string
}

/** Throws a SelectionError with the nearest names for a page not in `pages`, or an area without a page. */
export function assertKnown({ areas, paths }: Selection, pages: readonly PagePath[]): void {
  const there = new Set(pages.map(({ path }) => path))
  for (const path of paths) if (!there.has(path)) throw unknown('page', path, pages)
  const known = new Set(pages.flatMap(({ path }) => areaOf(path) ?? []))
  const named = [...known].map((path) => ({ path }))
  for (const area of areas) if (!known.has(area)) throw unknown('area', area, named)
}

function unknown(what: 'page' | 'area', name: string, all: readonly PagePath[]): SelectionError {
  const near = nearestPaths(name, all).map(({ path }) => path)
  const hint = near.length > 0 ? `The nearest are ${near.join(', ')}.` : 'Nor is there one like it.'
  return new SelectionError(`There is no ${what} ${JSON.stringify(name)}. ${hint}`)
}
