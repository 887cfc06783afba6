/** What the Studio leaves in the lake for the site, which then shows drafts in the name of its user. */
const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** Whom the site tells of changes: names and addresses of others, which are none of the readers' business. */
const RECEIVER = 'changeReceiver'

type Typed = { readonly _type: string; readonly [field: string]: unknown }

/** Who looks at documents. */
export type Viewer = { id: string; isRobot?: true }

export const isPreviewSecret = (document: Typed | null | undefined): boolean =>
  document?._type === PREVIEW_SECRET

/**
 * Whether it is a secret that somebody else made, or, for nobody (null), a receiver of changes. Programs know all
 * secrets: the site checks them.
 */
export function isWithheld(document: Typed | null | undefined, viewer: Viewer | null): boolean {
  if (!viewer) return document?._type === RECEIVER
  return isPreviewSecret(document) && !viewer.isRobot && document?.['userId'] !== viewer.id
}

/** Whether the stored text may be that of a document that is withheld from somebody. */
export const mayBeWithheld = (body: string): boolean =>
  body.includes(PREVIEW_SECRET) || body.includes(RECEIVER)
