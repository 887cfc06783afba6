import path from 'node:path'
import { type AssetKind, assetIdOf } from '../../assets/asset-name.ts'
import { isInert, typeOf } from '../../assets/content-type.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import type { Context } from '../context.ts'
import { assertDataset } from './assert-dataset.ts'
import { sendFile } from './send-file.ts'

/** The asset that an address names: its document and its file. Throws 404 when it is not there. */
export function assetAt(context: Context, kind: AssetKind) {
  assertDataset(context)
  const { lake, params } = context
  const file = params['file'] ?? ''
  const id = assetIdOf(kind, file)
  const document = id === null ? null : lake.store.get(id)
  if (!document) throw notFound(`No asset "${file}"`)
  const originalFilename = document['originalFilename']
  const extension = path.extname(file).slice(1)
  const original = typeof originalFilename === 'string' ? originalFilename : null
  return { file, extension, original }
}

/** `dl` names the download, or asks for one under the name that the file was uploaded with. */
export const downloadName = (dl: string, original: string | null, file: string): string =>
  dl === '' || dl === 'true' ? (original ?? file) : dl

/** Sends a file asset. What a browser might run is a download always. */
export async function serveFile(context: Context) {
  const { file, extension, original } = assetAt(context, 'files')
  const { searchParams } = context.url
  const unknown = [...searchParams.keys()].find((name) => name !== 'dl' && name !== 'dlRaw')
  if (unknown !== undefined) throw badRequest(`Parameter "${unknown}" is not known for files`)
  const dl = searchParams.get('dl') ?? searchParams.get('dlRaw')
  const inline = dl === null && isInert(extension)
  return sendFile(context, file, {
    type: typeOf(extension),
    etag: `"${file}"`,
    how: inline ? 'inline' : 'attachment',
    filename: dl === null ? original : downloadName(dl, original, file),
  })
}
