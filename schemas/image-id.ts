export type ImageFile = { file: string; width: number; height: number }

const IMAGE_ID = /^image-([a-f0-9]{40})-(\d+)x(\d+)-([a-z0-9]{2,5})$/

/** Returns the file name and the size in pixels that an image asset's id contains; undefined for any other id. */
export function imageFile(id: string): ImageFile | undefined {
  const [, hash, width, height, extension] = IMAGE_ID.exec(id) ?? []
  if (!hash || !Number(width) || !Number(height)) return undefined
  const size = { width: Number(width), height: Number(height) }
  return { file: `${hash}-${width}x${height}.${extension}`, ...size }
}

export const isImageId = (id: string): boolean => imageFile(id) !== undefined
