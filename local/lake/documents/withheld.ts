/** Type of the secrets that the Studio stores for the site, which then shows drafts on behalf of the secret's user. */
const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** Type of the receivers of changes: names and addresses of third parties, which readers must not see. */
const RECEIVER = 'changeReceiver'

type TypedDocument = { readonly _type: string; readonly [field: string]: unknown }

/** A reader of documents. */
export type Viewer = { id: string; isRobot?: true }

export const isPreviewSecret = (document: TypedDocument | null | undefined): boolean =>
  document?._type === PREVIEW_SECRET

/**
 * Whether a document is hidden from a viewer: preview secrets of other users, and for anonymous viewers (null)
 * receivers of changes. Programs see all secrets, as the site checks them.
 */
export function isWithheld(
  document: TypedDocument | null | undefined,
  viewer: Viewer | null,
): boolean {
  if (!viewer) return document?._type === RECEIVER
  return isPreviewSecret(document) && !viewer.isRobot && document?.['userId'] !== viewer.id
}

/** Whether a stored text may be a document that is hidden from some viewers. */
export const mayBeWithheld = (body: string): boolean =>
  body.includes(PREVIEW_SECRET) || body.includes(RECEIVER)
