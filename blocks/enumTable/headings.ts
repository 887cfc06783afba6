import type { SectionHeading } from '../section-heading.ts'
import type { PageEnum } from './resolve.ts'

export const enumHeadings = (block: PageEnum): SectionHeading[] => [
  { anchor: block.enum.anchor, ...block.enum.title, level: 3 },
]
