import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** The location of a page. */
export interface Route {
  /** Path without `/docs/`. */
  path: string
  sidebar?: string
  /** English labels of the categories around it in its sidebar. */
  below: string[]
}

const file = z.record(
  z.string(),
  z.array(z.object({ path: z.string(), below: z.array(z.string()).default([]) })),
)
const text = readFileSync(join(import.meta.dirname, '../routes.yaml'), 'utf8')

/** The locations of all pages but the landing page and the search results, in order. */
export const routes: Route[] = Object.entries(file.parse(parse(text))).flatMap(
  ([sidebar, listed]) =>
    listed.map((route) => ({ ...route, ...(sidebar === 'none' ? {} : { sidebar }) })),
)

/** Each page path once. */
export const pagePaths = [...new Set(routes.map(({ path }) => path))].toSorted()
