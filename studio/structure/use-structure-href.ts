import { useWorkspace } from 'sanity'

/** The address at which the lists show these panes, from the first: an id, with `,name=value` of each parameter. */
export function useStructureHref(): (...panes: string[]) => string {
  const { basePath } = useWorkspace()
  const base = basePath.replace(/\/$/, '')
  return (...panes) => `${base}/structure/${panes.map(encodeURIComponent).join(';')}`
}
