const FILE = /^[a-f0-9]{40}-\d{1,6}x\d{1,6}\.[a-z]{3,4}$/

/** `<hash>-<width>x<height>.png` → `image-<hash>-<width>x<height>-png`; null for other names. */
export const assetIdOf = (file: string): string | null =>
  FILE.test(file) ? `image-${file.replace('.', '-')}` : null

/** The file name of an asset document; null for ids of other documents. */
export function assetFileOf(id: string): string | null {
  const [, name, extension] = /^image-(.+)-([a-z]+)$/.exec(id) ?? []
  const file = `${name}.${extension}`
  return FILE.test(file) ? file : null
}
