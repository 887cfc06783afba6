import { useWorkspace } from 'sanity'

/** Returns a function for the address of panes in the structure; a pane is an id, with `,name=value` per parameter. */
export function useStructureHref(): (...panes: string[]) => string {
  const { basePath } = useWorkspace()
  const base = basePath.replace(/\/$/, '')
  return (...panes) => `${base}/structure/${panes.map(encodeURIComponent).join(';')}`
}
