import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { previewClient } from '../../../../content/preview-client.ts'

/** Opened by the Studio, with a secret that it has just written into the lake. */
export function GET(request: Request): Promise<Response> | Response {
  const client = previewClient('drafts')
  if (!client) return new Response('This site shows no drafts', { status: 404 })
  return defineEnableDraftMode({ client }).GET(request)
}
