/** Returns the folder of most of `paths`, such as `v5/market` for the pages next to a new one. */
export function commonFolder(paths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] || 'v5'
}

/** Returns the suggested path of a new page: its title as a slug, in `folder`. */
export function pathFrom(folder: string, title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
  return slug === '' ? '' : `${folder}/${slug}`
}
