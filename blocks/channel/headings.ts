import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { PageChannel } from './resolve.ts'

export const channelHeadings = ({ channel }: PageChannel): SectionHeading[] =>
  channel.sections.map(({ anchor, text, lang }) => omitUndefined({ anchor, text, level: 2, lang }))
