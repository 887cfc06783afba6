import type { SectionHeading } from '../section-heading.ts'
import type { PageOperation } from './resolve.ts'

export const operationHeadings = ({ operation }: PageOperation): SectionHeading[] =>
  operation.sections.map(({ anchor, text }) => ({ anchor, text, level: 2 }))
