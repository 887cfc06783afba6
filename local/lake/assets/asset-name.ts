export type AssetKind = 'images' | 'files'

const FILE: Record<AssetKind, RegExp> = {
  images: /^[a-f0-9]{40}-\d{1,6}x\d{1,6}\.[a-z]{3,4}$/,
  files: /^[a-f0-9]{40}\.[a-z0-9]{1,8}$/,
}

/** `<hash>-<width>x<height>.png` of `images` → `image-<hash>-<width>x<height>-png`; null for other names. */
export function assetIdOf(kind: AssetKind, file: string): string | null {
  if (!FILE[kind].test(file)) return null
  return `${kind === 'images' ? 'image' : 'file'}-${file.replace('.', '-')}`
}

/** The name of the file that an asset document stands for; null for ids of other documents. */
export function assetFileOf(id: string): string | null {
  const [, kind, name, extension] = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id) ?? []
  const file = `${name}.${extension}`
  return FILE[kind === 'image' ? 'images' : 'files'].test(file) ? file : null
}
