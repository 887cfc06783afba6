import { useSchema } from 'sanity'

/** How the Studio calls a type of document. */
export function useTypeTitle(): (type: string) => string {
  const schema = useSchema()
  return (type) => schema.get(type)?.title ?? type
}
