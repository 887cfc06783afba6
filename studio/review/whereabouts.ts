import { publishedIdOf } from '../../schemas/ids.ts'
import { fromOf } from '../../schemas/publishing/redirects.ts'
import { pathOf } from '../../schemas/publishing/stored.ts'
import { refsIn, type Shown } from '../../schemas/workflow/shown-at.ts'
import { sectionsOf } from '../../schemas/workflow/shown-kinds.ts'

/** All of a document that decides at which paths readers see it, to be compared. */
export const whereabouts = (document: Shown): unknown[] => [
  document._type,
  publishedIdOf(document._id),
  pathOf(document),
  fromOf(document),
  document._type === 'sidebar' ? refsIn(document) : [],
  document._type === 'announcement' ? sectionsOf(document) : [],
  document._type === 'changelogEntry' ? refsIn(document['pages']) : [],
]
