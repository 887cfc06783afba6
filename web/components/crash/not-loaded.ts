/** Whether the code of the page did not arrive, rather than failed. */
export function notLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Whether the document was loaded at this address, so that loading it again is the reader's choice. */
export function loadedHere(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === location.pathname
}
