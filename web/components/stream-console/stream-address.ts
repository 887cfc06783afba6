/** The connection's address: the environment's host, and the path with the product. */
export const streamAddress = (host: string, path: string, category: string) =>
  host.replace(/(?<!\/)\/+$/, '') + path.replace('{category}', category)
