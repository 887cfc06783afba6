/** Returns the file in specs/ from which a document of `type` is generated; `spec` is the document's field. */
export function specFile(type: string, spec: unknown): string {
  if (type === 'enumDefinition') return 'enums.yaml'
  if (typeof spec !== 'string') return ''
  if (type === 'errorCode') return `errors/${spec}.yaml`
  return type === 'apiChannel' ? `websocket/${spec}.yaml` : `${spec}.yaml`
}
