import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { rootOf } from '../root-of.ts'

/** Largest image, in bytes. */
const LARGEST = 20 * 1024 * 1024
const FORMATS: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' }

/** An image file: the id of its asset, or the reason for rejection. */
export type Picture = { asset: string } | { problem: string }

/** Images by their paths, relative to the site. */
export type Pictures = ReadonlyMap<string, Picture>

/**
 * Finds images and detects their format by their bytes, including those of docs that are beside the site. Symbolic
 * links out of a folder are not followed.
 */
export async function findPictures(folder: string, docs = ''): Promise<Pictures> {
  const found = new Map<string, Picture>()
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true })
    for (const entry of entries) {
      const file = path.posix.join(below, entry.name)
      if (entry.isDirectory()) {
        if (!/^\.|^node_modules$|^build$/.test(entry.name)) await walk(file)
      } else if (/\.(?:png|jpe?g|webp|gif|svg|avif)$/i.test(entry.name)) {
        found.set(file, entry.isFile() ? await picture(path.join(folder, file)) : linked)
      }
    }
  }
  await walk('')
  if (rootOf(folder, docs) !== folder && existsSync(path.join(folder, docs))) await walk(docs)
  return found
}

const linked: Picture = { problem: 'it is a symbolic link, which is not followed.' }

async function picture(file: string): Promise<Picture> {
  if (/\.svg$/i.test(file)) return { problem: 'an SVG can run something. Save it as PNG.' }
  const { size } = await lstat(file)
  if (size > LARGEST) return { problem: `it has ${size} bytes; an image has at most ${LARGEST}.` }
  const bytes = await readFile(file)
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const ending = FORMATS[format]
    if (!ending) return { problem: `it is a ${format}. Save it as PNG, JPEG, WebP or GIF.` }
    const hash = createHash('sha1').update(bytes).digest('hex')
    return { asset: `image-${hash}-${autoOrient.width}x${autoOrient.height}-${ending}` }
  } catch {
    // sharp's messages differ for each kind of damage; for the writer they mean the same.
    return { problem: 'it is no image that can be read.' }
  }
}
