import { type Schema, validateDocument } from 'sanity'

type Workspace = Parameters<typeof validateDocument>[0]['workspace']

/**
 * What the Studio says of a document, as `error body.en[key].anchor: message`, when every referenced
 * document exists and no other page has its path. Hints about translations are left out.
 */
export async function complaints(
  schema: Schema,
  document: { _id: string; _type: string },
): Promise<string[]> {
  const workspace = {
    schema,
    getClient: () => ({ fetch: async () => null }),
    i18n: {
      currentLocale: { id: 'en-US' },
      loadNamespaces: async () => {},
      t: (key: string) => key,
    },
  }
  const markers = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    // Validation reads no more of a workspace than this.
    workspace: workspace as unknown as Workspace,
    getDocumentExists: async () => true,
    environment: 'studio',
  })
  return markers
    .filter((marker) => marker.level !== 'info')
    .map((marker) => `${marker.level} ${pathText(marker.path)}: ${marker.message}`)
}

const pathText = (path: readonly unknown[]): string =>
  path
    .map((part) => (typeof part === 'object' ? `[${JSON.stringify(part)}]` : `.${part}`))
    .join('')
    .slice(1)
