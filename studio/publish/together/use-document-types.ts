import { useMemo } from 'react'
import { useSchema } from 'sanity'

/** Names of the types of documents that people write. */
export function useDocumentTypes(): string[] {
  const schema = useSchema()
  return useMemo(
    () =>
      schema
        .getTypeNames()
        .filter(
          (name) =>
            schema.get(name)?.type?.name === 'document' &&
            !name.startsWith('sanity.') &&
            name !== 'workflow',
        ),
    [schema],
  )
}
