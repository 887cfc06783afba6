import type { AnnouncementEntry } from '../../seed/announcement-document.ts'
import { field, problemAt, textIn, type Written } from '../program/written.ts'
import { plainText } from './plain-text.ts'
import { type Targets, targetOf } from './targets.ts'

/** The announcement of a site; none where it has no words. */
export function announcements(config: Written | undefined, targets: Targets): AnnouncementEntry[] {
  const bar = field(config, 'themeConfig', 'announcementBar')
  const content = textIn(bar, 'content')
  if (!bar || content === undefined) return []
  const links = [...content.matchAll(/<a\s[^>]*?href\s*=\s*(["'])(.*?)\1/gi)]
  const [url, more] = links.map(([, , href]) => href)
  if (more !== undefined) {
    targets.problems.push(
      problemAt(bar, 'lost', `an announcement has one link, so "${more}" is left out.`),
    )
  }
  const linked: Written | undefined =
    url === undefined
      ? undefined
      : { ...bar, kind: 'fields', fields: new Map([['to', { ...bar, kind: 'plain', value: url }]]) }
  const closeable = field(bar, 'isCloseable')
  return [
    {
      name: textIn(bar, 'id') ?? 'bar',
      level: 'notice',
      text: { en: plainText(content) },
      ...(linked && targetOf(targets, linked)),
      closeable: closeable?.kind !== 'plain' || closeable.value !== false,
    },
  ]
}
