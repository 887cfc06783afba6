/** Id of the tabs with all languages of one of an operation's requests; `key` is that of the request. */
export function requestTabsId(operationId: string, key: string, isOnly: boolean): string {
  const all = `${operationId}-requestExample`
  return isOnly ? all : `${all}-${key}`
}
