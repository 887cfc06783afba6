import type { LakeDocument } from '../../documents/document.ts'

export const perspectives = [
  'raw',
  'published',
  'drafts',
  'summer',
  'summer,drafts',
  'r2,summer',
  'anonymous',
]

const groupOf = (id: string) => id.replace(/^(drafts\.|versions\.[^.]+\.)/, '')

function layerOf(id: string): string {
  if (id.startsWith('drafts.')) return 'drafts'
  return id.startsWith('versions.') ? String(id.split('.')[1]) : 'published'
}

/** The documents visible in a perspective, computed in the simplest way, to compare the lake with. */
export function visibleDocuments(stored: LakeDocument[], perspective: string): LakeDocument[] {
  if (perspective === 'raw') return stored
  if (perspective === 'anonymous') return stored.filter(({ _id }) => !_id.includes('.'))
  if (perspective === 'published') return stored.filter(({ _id }) => layerOf(_id) === 'published')
  const layers = [...perspective.split(','), 'published']
  const groups = [...new Set(stored.map(({ _id }) => groupOf(_id)))].sort()
  return groups.flatMap((group) => {
    const members = stored.filter(({ _id }) => groupOf(_id) === group)
    const shown = layers.flatMap(
      (layer) => members.find(({ _id }) => layerOf(_id) === layer) ?? [],
    )[0]
    return shown ? [{ ...shown, _id: group, _originalId: shown._id }] : []
  })
}
