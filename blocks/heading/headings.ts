import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { PageHeading } from './resolve.ts'

export const headingHeadings = ({ anchor, text, level, lang }: PageHeading): SectionHeading[] => [
  omitUndefined({ anchor, text, level, lang }),
]
