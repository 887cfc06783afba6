import type { SectionHeading } from '../section-heading.ts'
import type { PageChangelog } from './resolve.ts'

export const changelogHeadings = ({ months }: PageChangelog): SectionHeading[] =>
  months.flatMap(({ anchor, text, entries }) => [
    { anchor, text, level: 2 },
    ...entries.map((entry) => ({ anchor: entry.anchor, text: entry.title.text, level: 3 })),
  ])
