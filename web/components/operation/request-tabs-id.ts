/** Id of the language tabs for one of an operation's requests; `key` identifies the request. */
export function requestTabsId(operationId: string, key: string, isOnly: boolean): string {
  const all = `${operationId}-requestExample`
  return isOnly ? all : `${all}-${key}`
}
