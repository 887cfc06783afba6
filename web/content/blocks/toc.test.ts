import { expect, it } from 'vitest'
import type { PageHeading } from '../../../blocks/heading/resolve.ts'
import type { TocEntry } from '../model/page-data.ts'
import { tableOfContents } from './toc.ts'

const headings = (levels: number[]) =>
  levels.map(
    (level, index): PageHeading => ({
      _type: 'heading',
      _key: `${index}`,
      level,
      text: `h${level}`,
      anchor: `a${index}`,
      aliases: [],
    }),
  )

const outline = (entries: TocEntry[]): string =>
  entries
    .map(({ text, children }) => (children.length > 0 ? `${text}(${outline(children)})` : text))
    .join(' ')

it.each([
  [[2, 3, 4, 5, 2], 2, 5, 'h2(h3(h4(h5))) h2'],
  [[2, 4, 3], 2, 5, 'h2(h4 h3)'],
  [[2, 3, 4, 5, 3], 2, 3, 'h2(h3 h3)'],
  // A section between the two headings is outside the bounds.
  [[3, 2, 4], 3, 4, 'h3 h4'],
  [[2, 3, 2, 3], 3, 3, 'h3 h3'],
  [[6, 2], 2, 5, 'h2'],
  [[], 2, 5, ''],
])('tableOfContents makes a tree of levels %j from %i to %i', (levels, min, max, expected) => {
  expect(outline(tableOfContents(headings(levels), { min, max }))).toBe(expected)
})
