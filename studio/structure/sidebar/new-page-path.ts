/** The folder that most of `paths` are in: `v5/market` of the pages beside a new one. */
export function commonFolder(paths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] || 'v5'
}

/** The path that a new page is offered: its title, as an address, in `folder`. */
export function pathFrom(folder: string, title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
  return slug === '' ? '' : `${folder}/${slug}`
}
