/** The file in specs/ that a document of `type` is made from; `spec` is the name of it that it keeps. */
export function specFile(type: string, spec: unknown): string {
  if (type === 'enumDefinition') return 'enums.yaml'
  if (typeof spec !== 'string') return ''
  if (type === 'errorCode') return `errors/${spec}.yaml`
  return type === 'apiChannel' ? `websocket/${spec}.yaml` : `${spec}.yaml`
}
