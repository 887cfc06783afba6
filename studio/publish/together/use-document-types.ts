import { useMemo } from 'react'
import { useSchema } from 'sanity'

/** Returns the names of the document types that users write. */
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
